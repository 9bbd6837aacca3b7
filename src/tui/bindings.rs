//! The key table: name, keys, footer position, condition and function of every command. Key handling, footer, help,
//! palette and the fault menu use this table. Only this file names every feature.

use crossterm::event::{KeyCode, KeyModifiers};

use crate::tui::binding::{Binding, Key, KeyPlace, PINNED, only_if};
use crate::tui::features::lesson::{challenge, page, predict, scenes, vote};
use crate::tui::features::{
    act, branches, check, class, compare, demos, faults, from_file, lesson, measure, notes, own_run, panes,
    pending_panel, playing, present, runs, save, search, selection, travel, why,
};
use crate::tui::layers::{PAGE, help, list};
use crate::tui::{app::App, app::ExitRequest, features::branches::pane, layers, palette};
use suffrage_session::{Session, search::Criterion, search::Direction};
use suffrage_text::ids;

macro_rules! key {
    ((shift $key:tt)) => {
        key!($key).with(KeyModifiers::SHIFT)
    };
    ((ctrl $key:tt)) => {
        key!($key).with(KeyModifiers::CONTROL)
    };
    ((F $number:literal)) => {
        Key::plain(KeyCode::F($number))
    };
    ($character:literal) => {
        Key::plain(KeyCode::Char($character))
    };
    ($code:ident) => {
        Key::plain(KeyCode::$code)
    };
}

macro_rules! binding {
    ($place:ident $group:ident $id:ident [$($key:tt)+] {
        $(.$about:ident($($value:tt)*))* $(do |$app:ident| $body:expr)? $(=> $function:path)?
    } $($forward:literal $of_two:ident)?) => {{
        $(const FORWARD: bool = $forward;)?
        let run = $($function)? $(|$app: &mut App| $body)?;
        Binding::new((KeyPlace::$place, ids::$group), ids::$id, &[$(key!($key)),+], run)$(.$about($($value)*))*
    }};
}

/// Builds the table from `place / GROUP { NAME ['key' (ctrl 'key')]: { .attributes() => function } }`. If a row has two
/// commands, `FORWARD` is false for the first and true for the second.
macro_rules! bindings {
    ($($place:ident / $group:ident { $($id:ident $keys:tt $(, $next:ident $next_keys:tt)?: $row:tt)* })*) => {
        &[$($(
            binding!($place $group $id $keys $row $(false $next)?),
            $(binding!($place $group $next $next_keys $row true $next),)?
        )*)*]
    };
}

pub(super) const TABLE: &[Binding] = bindings! {
    Screen / GROUP_TIME {
        DOES_PLAY_OR_PAUSE [' ' '.']: { .hint(0, ids::WORD_PLAY) .answers_first() .or(ids::WORD_PAUSE, |app| app.view.playing) .or_called(ids::WORD_ANSWER, notes::shows_answer) .when(|app| if app.view.playing { Ok(()) } else { travel::can_advance(app) }) => playing::play_or_pause }
        DOES_PREVIOUS_TICK [Left 'h']: { .hint(1, ids::WORD_STEP) .when(travel::can_go_back) do |app| travel::go(app, Session::previous_tick) }
        DOES_NEXT_TICK [Right 'l']: { .hint(1, ids::WORD_STEP) .answers_first() .or_called(ids::WORD_ANSWER, notes::shows_answer) .when(travel::can_advance) do |app| travel::go(app, Session::go_on) }
        DOES_PREVIOUS_EVENT [',' (shift Left)]: { .hint(50, ids::WORD_EVENT) .when(travel::can_go_back) do |app| travel::go(app, Session::previous_event) }
        DOES_NEXT_EVENT [';' (shift Right)]: { .hint(50, ids::WORD_EVENT) .answers_first() .when(travel::can_advance) do |app| travel::go(app, Session::next_event) }
        DOES_PREVIOUS_STOP [PageUp]: { .hint(45, ids::WORD_STOP) .when(notes::can_go_to_previous) => notes::previous }
        DOES_NEXT_STOP [PageDown]: { .hint(45, ids::WORD_STOP) .or_called(ids::WORD_NEXT_SCENE, notes::next_scene_is_due) .or_called(ids::WORD_NEXT_DEMO, notes::next_demo_is_due) .or_called(ids::WORD_BACK, notes::is_at_end_of_found) .or_called(ids::WORD_TO_REST, |app| !notes::has_more(app) && !lesson::has_stop_ahead(app)) .when(notes::can_go_to_next) => notes::next }
        DOES_FASTER ['+' '=']: { .hint(40, ids::WORD_SPEED) .keeps_notes() .when(|app| only_if(app.view.speed < playing::FASTEST, ids::SAYS_FASTEST)) do |app| playing::change_speed(app, true) }
        DOES_SLOWER ['-']: { .hint(40, ids::WORD_SPEED) .keeps_notes() .when(|app| only_if(app.view.speed > playing::SLOWEST, ids::SAYS_SLOWEST)) do |app| playing::change_speed(app, false) }
        DOES_FIRST [Home]: { .when(|app| travel::can_go_back(app).map_err(|_| ids::SAYS_AT_FIRST.into())) do |app| travel::seek(app, 0) }
        DOES_LAST [End]: { .answers_first() .when(travel::can_go_to_last) => travel::travel_to_last }
        DOES_GO_TO ['g']: { .hint(90, ids::WORD_GO_TO) .takes_number() => travel::ask_go_to }
        DOES_UNTIL ['u']: { .hint(48, ids::WORD_UNTIL) .answers_first() .when(travel::can_advance) => playing::ask }
        DOES_SEARCH ['/']: { .hint(62, ids::WORD_SEARCH) .keeps_notes() => search::ask }
        DOES_NEXT_HIT ['n']: { .hint(46, ids::WORD_HIT) .answers_first() .when(search::has_query) do |app| search::next_hit(app, Direction::Forward, ids::DOES_NEXT_HIT) }
        DOES_PREVIOUS_HIT ['N']: { .hint(46, ids::WORD_HIT) .when(search::has_query) do |app| search::next_hit(app, Direction::Backward, ids::DOES_PREVIOUS_HIT) }
        DOES_PREVIOUS_ELECTED ['(']: { do |app| search::next_of(app, Criterion::Elected, Direction::Backward, ids::DOES_PREVIOUS_ELECTED) }
        DOES_NEXT_ELECTED [')']: { .answers_first() do |app| search::next_of(app, Criterion::Elected, Direction::Forward, ids::DOES_NEXT_ELECTED) }
        DOES_PREVIOUS_MARK ['{']: { do |app| search::next_of(app, Criterion::Mark, Direction::Backward, ids::DOES_PREVIOUS_MARK) }
        DOES_NEXT_MARK ['}']: { .answers_first() do |app| search::next_of(app, Criterion::Mark, Direction::Forward, ids::DOES_NEXT_MARK) }
    }
    Screen / GROUP_PROCESS {
        DOES_SELECT_PREVIOUS [Up 'k'], DOES_SELECT_NEXT [Down 'j']: { .hint(10, ids::WORD_NODE) .or(ids::WORD_SCROLL, selection::scrolls_log) .when(selection::can_select_another) do |app| selection::select(app, FORWARD) }
        DOES_SELECT_FAR_BEFORE [(shift Up) (ctrl Up)], DOES_SELECT_FAR_AFTER [(shift Down) (ctrl Down)]: { .when(selection::can_select_another) do |app| selection::select_far(app, FORWARD) }
        DOES_TYPE_DIGIT ['0' '1' '2' '3' '4' '5' '6' '7' '8' '9']: { .keeps_notes().takes_number() => selection::type_digit }
        DOES_ERASE_DIGIT [Backspace]: { .keeps_notes() .when(|app| only_if(!app.view.typed.is_empty(), ids::SAYS_NOTHING_TYPED)) => selection::erase_digit }
        DOES_INSPECT [Enter]: { .hint(70, ids::WORD_INSPECT) .keeps_notes() .when(selection::is_selected) => selection::inspect }
    }
    Screen / GROUP_ACTS {
        DOES_CRASH_OR_REVIVE ['c']: { .hint(20, ids::WORD_CRASH) .or(ids::WORD_REVIVE, act::is_down) .also(ids::SEARCH_CRASH) .when(selection::is_selected) => act::crash_or_revive }
        DOES_CRASH_AFTER ['C']: { .hint(110, ids::WORD_CRASH_AFTER) .also(ids::SEARCH_CRASH) .takes_number() .when(act::can_act_on_live) => act::ask_crash_after }
        DOES_START ['e']: { .hint(25, ids::WORD_START) .or_called(ids::WORD_BEGIN, act::decides) .also(ids::SEARCH_START) .when(act::can_start) => act::start }
        DOES_START_ALL [(ctrl 'e')]: { .hint(56, ids::WORD_START_ALL) .also(ids::SEARCH_START) .when(|app| only_if(act::starters(app).next().is_some(), ids::SAYS_NONE_STARTS)) => act::start_all }
        DOES_LEAVE ['v']: { .hint(105, ids::WORD_LEAVE) .also(ids::SEARCH_LEAVE) .when(act::can_act_on_live) => act::ask_leave }
        DOES_DROP ['x']: { .hint(30, ids::WORD_DROP) .or_called(ids::WORD_DISARM, pending_panel::is_timer) .also(ids::SEARCH_DROP) .when(pending_panel::can_drop) => pending_panel::ask_drop }
        DOES_LIES ['L']: { .hint(31, ids::WORD_LIES) .also(ids::SEARCH_LIES) .when(faults::can_lie) => faults::open_lies }
        DOES_REQUEST ['i']: { .hint(24, ids::WORD_REQUEST) .also(ids::SEARCH_REQUEST) .when(act::can_request) => act::ask_request }
        DOES_FAULTS ['f']: { .hint(35, ids::WORD_FAULTS) => faults::open }
        DOES_CLOSE_TICK ['d']: { .hint(29, ids::WORD_DONE) .keeps_notes() .when(act::is_open) => act::close_tick }
    }
    Screen / GROUP_SCREEN {
        DOES_FLIGHT ['p']: { .hint(55, ids::WORD_FLIGHT) .also(ids::SEARCH_FLIGHT) => pending_panel::open }
        DOES_WHY ['w']: { .hint(52, ids::WORD_WHY) .when(why::can_ask) => why::ask }
    }
    Screen / GROUP_RUN {
        DOES_CHANGE_ALGORITHM ['a']: { .hint(65, ids::WORD_ALGORITHM) .when(compare::is_alone) => runs::ask_algorithm }
        DOES_COMPARE ['A']: { .hint(67, ids::WORD_COMPARE) .or(ids::WORD_ALONE, App::is_comparing) .also(ids::SEARCH_COMPARE) => compare::toggle }
        DOES_CHANGE_COUNT ['S']: { .hint(80, ids::WORD_COUNT) .also(ids::SEARCH_COUNT) .takes_number() => runs::ask_count }
        DOES_CHANGE_SEED ['s']: { .hint(95, ids::WORD_SEED) do |app| runs::change_seed(app, |seed| seed.wrapping_add(1)) }
        DOES_DRAW_SEED ['D']: { .hint(95, ids::WORD_SEED) => runs::draw_seed }
        DOES_RESTART ['r']: { .hint(85, ids::WORD_RESTART) .or_called(ids::WORD_REREAD, from_file::has_changed) .also(ids::SEARCH_RESTART) => runs::restart }
        DOES_OPEN ['o']: { .hint(18, ids::WORD_OPEN) .also(ids::SEARCH_OPEN) => demos::open }
        DOES_OWN_RUN ['O']: { .also(ids::SEARCH_OWN_RUN) => own_run::open }
        DOES_SCENES ['J']: { .hint(17, ids::WORD_SCENES) .also(ids::SEARCH_LESSON) .keeps_notes() .when(lesson::is_open) => scenes::open }
    }
    Screen / GROUP_BRANCHES {
        DOES_UNDO ['U']: { .hint(28, ids::WORD_UNDO) .also(ids::SEARCH_UNDO) .when(branches::can_undo) => branches::undo }
        DOES_REDO [(ctrl 'y')]: { .hint(29, ids::WORD_REDO) .also(ids::SEARCH_UNDO) .when(act::can_redo) => act::redo }
        DOES_PREVIOUS_BRANCH ['<' '['], DOES_NEXT_BRANCH ['>' ']']: { .hint(46, ids::WORD_BRANCH) .when(branches::has_another) do |app| branches::cycle(app, FORWARD) }
        DOES_BRANCHES ['B']: { .hint(68, ids::WORD_BRANCHES) => pane::open }
        DOES_BOOKMARK ['m']: { .hint(112, ids::WORD_BOOKMARK) .keeps_notes() do |app| branches::toggle_bookmark(app, app.session.branch(), app.session.tick()) }
        DOES_NAME_BOOKMARK ['\'']: { .keeps_notes() do |app| branches::ask_name_of_bookmark(app, app.session.branch(), app.session.tick()) }
        DOES_PREVIOUS_BOOKMARK [(ctrl Left)], DOES_NEXT_BOOKMARK [(ctrl Right)]: { .when(|app| branches::can_go_to_bookmark(app, FORWARD)) do |app| branches::go_to_bookmark(app, FORWARD) }
    }
    Screen / GROUP_RUN {
        DOES_SAVE [(ctrl 's')]: { .hint(77, ids::WORD_SAVE) .keeps_notes() => save::ask }
        DOES_EXPORT ['E']: { .hint(113, ids::WORD_EXPORT) .also(ids::SEARCH_EXPORT) .keeps_notes() => save::ask_export }
        DOES_MEASURE ['M']: { .hint(114, ids::WORD_MEASURE) .also(ids::SEARCH_MEASURE) .keeps_notes() => measure::open }
        DOES_CHECK ['K']: { .hint(49, ids::WORD_CHECK) .also(ids::SEARCH_CHECK) .when(compare::is_alone) => check::open }
    }
    Screen / GROUP_SCREEN {
        DOES_NEXT_PANE [Tab]: { .hint(44, ids::WORD_PANE) .or(ids::WORD_SIDE, App::is_comparing) .keeps_notes() .when(panes::can_turn) do |app| panes::next(app, true) }
        DOES_PREVIOUS_PANE [BackTab]: { .keeps_notes() .when(panes::can_turn) do |app| panes::next(app, false) }
        DOES_ZOOM ['z']: { .hint(100, ids::WORD_ZOOM) .or_called(ids::WORD_UNZOOM, |app| app.view.zoomed) .keeps_notes() .when(|app| only_if(!app.view.presenting, ids::SAYS_ZOOMED_ANYWAY)) => panes::zoom }
        DOES_SPACE_TIME ['t']: { .hint(61, ids::WORD_SPACE_TIME) .or_called(ids::WORD_UNZOOM, panes::fills_screen) .keeps_notes() .when(compare::is_alone) => panes::toggle_space_time }
        DOES_PRESENT [(F 5)]: { .hint(47, ids::WORD_PRESENT) .also(ids::SEARCH_PRESENT) .keeps_notes() => present::present }
        DOES_BLANK ['b']: { .hint(115, ids::WORD_BLANK) .keeps_notes() => present::blank }
        DOES_REVEAL ['R']: { .hint(120, ids::WORD_REVEAL) .or(ids::WORD_HIDE, |app| app.view.reveal) .keeps_notes() .when(|app| only_if(app.view.reveal || !notes::is_asking(app), ids::SAYS_ANSWER_FIRST)) => present::reveal }
        DOES_SHOW_TRAITORS ['H']: { .hint(33, ids::WORD_SHOW_TRAITORS) .or(ids::WORD_HIDE_TRAITORS, |app| !app.view.hides_traitors()) .also(ids::SEARCH_TRAITORS) .keeps_notes() .when(|app| only_if(app.session.lookup().knows_traitors(), ids::SAYS_NO_TRAITORS)) => present::show_traitors }
        DOES_CLASS ['Q']: { .hint(116, ids::WORD_ADDRESS) .also(ids::SEARCH_CLASS) .keeps_notes() .when(class::is_built) => class::open }
        DOES_NEXT_THEME ['T']: { .keeps_notes() => present::next_theme }
        DOES_NEXT_LANGUAGE ['I']: { .also(ids::SEARCH_LANGUAGE) .keeps_notes() => present::next_language }
        DOES_PALETTE [':']: { .hint(42, ids::WORD_COMMANDS) .keeps_notes() => palette::open }
        DOES_HELP ['?']: { .hint(PINNED, ids::WORD_HELP) .also(ids::SEARCH_HELP) .keeps_notes() => help::open }
        DOES_CANCEL [Esc]: { .hint(15, ids::WORD_CANCEL) .or_called(ids::WORD_FOLD, panes::is_unfolded) .or_called(ids::WORD_UNZOOM, panes::unzooms) .also(ids::SEARCH_CANCEL) .when(panes::can_cancel) => panes::cancel }
        DOES_QUIT ['q']: { .hint(PINNED + 1, ids::WORD_QUIT) => save::quit }
    }
    Everywhere / GROUP_SCREEN {
        DOES_SUSPEND [(ctrl 'z')]: { do |app| app.exit = Some(ExitRequest::Suspend) }
        DOES_INTERRUPT [(ctrl 'c')]: { do |app| app.exit = Some(ExitRequest::Interrupt) }
    }
    SpaceTime / GROUP_SPACE_TIME {
        DOES_SELECT_EVENT [Enter]: { .hint(2, ids::WORD_EVENTS) .when(panes::can_select_event) do |app| panes::go_to_event(app, panes::latest_event) }
    }
    Properties / GROUP_PROPERTIES {
        DOES_PROPERTY_ABOVE [Up 'k'], DOES_PROPERTY_BELOW [Down 'j']: { .hint(2, ids::WORD_CHOOSE) .when(|app| only_if(app.session.lookup().properties().len() > 1, ids::SAYS_NOTHING_ELSE)) do |app| panes::choose_property(app, FORWARD) }
        DOES_GO_TO_BREACH [Enter]: { .hint(1, ids::WORD_TO_BREACH) .when(panes::can_go_to_breach) => panes::go_to_breach }
    }
    How / GROUP_HOW {
        DOES_VOTE_ABOVE [Up 'k'], DOES_VOTE_BELOW [Down 'j']: { .hint(2, ids::WORD_ROW) .when(|app| only_if(panes::count_votes(app) > 1, ids::SAYS_NOTHING_ELSE)) do |app| panes::choose_vote(app, FORWARD) }
        DOES_UNFOLD [Enter]: { .hint(1, ids::WORD_UNFOLD) .or_called(ids::WORD_FOLD, |app| app.view.how.is_open) => panes::unfold }
    }
    HowFolded / GROUP_HOW { DOES_UNFOLD_ALL [Enter]: { .hint(2, ids::WORD_UNFOLD) => panes::zoom } }
    Event / GROUP_SPACE_TIME {
        DOES_EVENT_BEFORE [Left 'h'], DOES_EVENT_AFTER [Right 'l']: { .hint(0, ids::WORD_EVENTS) .when(|app| panes::can_walk_events(app, FORWARD)) do |app| panes::go_to_event(app, |app| panes::event_beside(app, FORWARD)) }
        DOES_EVENT_ABOVE [Up 'k'], DOES_EVENT_BELOW [Down 'j']: { .hint(1, ids::WORD_NODE) .or(ids::WORD_SCROLL, selection::scrolls_log) .when(|app| only_if(panes::event_across(app, FORWARD).is_some(), ids::SAYS_NO_EVENT_BESIDE)) do |app| panes::go_to_event(app, |app| panes::event_across(app, FORWARD)) }
        DOES_OPEN_EVENT [Enter]: { .hint(2, ids::WORD_CAUSES) => why::ask_about_event }
        DOES_LEAVE_EVENT [Esc]: { .hint(2, ids::WORD_CANCEL) .closes() do |app| app.view.event = None }
    }
    Note / GROUP_NOTE {
        DOES_CLOSE_NOTE [Enter]: { .hint(0, ids::WORD_ANSWER) .or_called(ids::WORD_CLOSE, |app| !notes::hides_answer(app)) => notes::turn }
        DOES_GO_ON [PageDown]: { .hint(1, ids::WORD_GO_ON) .or_called(ids::WORD_ANSWER, notes::hides_answer) => notes::advance }
        DOES_GO_BACK [PageUp]: { => notes::go_back }
        DOES_CLOSE [Esc]: { .hint(2, ids::WORD_CLOSE) .closes() => notes::close }
    }
    Predict / GROUP_LESSON {
        DOES_ANSWER_ABOVE [Up], DOES_ANSWER_BELOW [Down]: { .hint(1, ids::WORD_CHOOSE) .when(predict::can_choose) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_LOCK [Enter]: { .hint(0, ids::WORD_LOCK) => predict::lock }
        DOES_SKIP [PageDown]: { .hint(2, ids::WORD_SKIP) .or_called(ids::WORD_LOCK, predict::has_chosen) => notes::advance }
        DOES_GO_BACK [PageUp]: { => notes::go_back }
        DOES_CLOSE [Esc]: { .hint(3, ids::WORD_ASIDE) .closes() => notes::close }
        DOES_SCENES ['J']: { .hint(4, ids::WORD_SCENES) => scenes::open }
        DOES_CLASS ['Q']: { .when(class::is_built) => class::open }
    }
    Vote / GROUP_VOTE {
        DOES_CLOSE_VOTE [PageDown Enter]: { .hint(0, ids::WORD_CLOSE_VOTE) .or_called(ids::WORD_GO_ON, vote::is_closed) => notes::advance }
        DOES_VOTE_AGAIN ['V']: { .hint(1, ids::WORD_VOTE_AGAIN) .when(vote::can_ask_again) => vote::ask_again }
        DOES_CLASS ['Q']: { .hint(2, ids::WORD_ADDRESS) => class::open }
        DOES_GO_BACK [PageUp]: { .when(vote::can_leave) => notes::go_back }
        DOES_WITHDRAW [Esc]: { .hint(3, ids::WORD_WITHDRAW) .closes() => vote::withdraw }
    }
    Class / GROUP_VOTE {
        DOES_START_CLASS [Enter]: { .hint(0, ids::WORD_START_CLASS) .when(|app| only_if(!class::is_running(app), ids::SAYS_CLASS_RUNS)) => class::start }
        DOES_STOP_CLASS ['s']: { .hint(1, ids::WORD_STOP_CLASS) .when(|app| only_if(class::is_running(app), ids::SAYS_NO_CLASS)) => class::stop }
        DOES_CLOSE [Esc 'Q' PageDown]: { .hint(2, ids::WORD_CLOSE) .closes() => layers::close }
    }
    Page / GROUP_LESSON {
        DOES_ANSWER_ABOVE [Up], DOES_ANSWER_BELOW [Down]: { .hint(1, ids::WORD_CHOOSE) .when(predict::can_choose) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_ACCEPT_PAGE [Enter]: { .hint(0, ids::WORD_GO_ON) .or(ids::WORD_LOCK, page::predicts) .or_called(ids::WORD_CLOSE_VOTE, vote::is_open) .when(page::can_go_on) => page::accept }
        DOES_TURN_PAGE [PageDown ' ' Right]: { .hint(2, ids::WORD_GO_ON) .or_called(ids::WORD_LOCK, predict::has_chosen) .or_called(ids::WORD_SKIP, page::predicts) .or_called(ids::WORD_CLOSE_VOTE, vote::is_open) .when(page::can_go_on) => page::go_on }
        DOES_TURN_PAGE_BACK [PageUp Left]: { .when(vote::can_leave) => page::go_back }
        DOES_VOTE_AGAIN ['V']: { .hint(3, ids::WORD_VOTE_AGAIN) .when(vote::can_ask_again) => vote::ask_again }
        DOES_CLASS ['Q']: { .hint(3, ids::WORD_ADDRESS) .when(class::is_built) => class::open }
        DOES_WITHDRAW [Esc]: { .hint(3, ids::WORD_WITHDRAW) .when(vote::can_withdraw) => vote::withdraw }
        DOES_SCENES ['J']: { .hint(3, ids::WORD_SCENES) => scenes::open }
        DOES_OPEN ['o']: { .hint(4, ids::WORD_OPEN) => demos::open }
        DOES_NEXT_THEME ['T']: { => present::next_theme }
        DOES_NEXT_LANGUAGE ['I']: { => present::next_language }
        DOES_HELP ['?']: { .hint(PINNED, ids::WORD_HELP) => help::open }
        DOES_QUIT ['q']: { .hint(PINNED + 1, ids::WORD_QUIT) => save::quit }
    }
    Challenge / GROUP_LESSON {
        DOES_HINT ['y']: { .hint(0, ids::WORD_HINT) .when(challenge::has_hint) => challenge::show_hint }
        DOES_GIVE_UP ['G']: { .hint(1, ids::WORD_GIVE_UP) .when(challenge::can_give_up) => challenge::give_up }
        DOES_GO_ON_IN_CHALLENGE [PageDown]: { .hint(2, ids::WORD_GIVE_UP) .or_called(ids::WORD_HINT, challenge::offers_hint) .or_called(ids::WORD_TO_GOAL, challenge::leads_to_goal) .or_called(ids::WORD_NEXT_SCENE, challenge::offers_scene) .when(notes::can_go_to_next) => notes::next }
        DOES_RESTART_CHALLENGE ['r']: { .hint(2, ids::WORD_RESTART) => challenge::restart }
    }
    Reading / GROUP_READING {
        DOES_ROW_UP [Up 'k'], DOES_ROW_DOWN [Down 'j']: { .hint(1, ids::WORD_SCROLL) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_PAGE_UP [PageUp], DOES_PAGE_DOWN [PageDown ' ' '.']: { do |app| layers::scroll(app, FORWARD, PAGE) }
        DOES_TO_FIRST_ROW [Home], DOES_TO_LAST_ROW [End]: { do |app| layers::scroll(app, FORWARD, usize::MAX / 2) }
        DOES_CLOSE [Esc Enter 'q' '?']: { .hint(0, ids::WORD_CLOSE) .closes() => layers::close }
    }
    Aside / GROUP_READING { DOES_CLOSE [Esc Enter]: { .hint(0, ids::WORD_CLOSE) .closes() => layers::close } }
    Measured / GROUP_READING { DOES_CLOSE [Esc Enter 'q']: { .hint(0, ids::WORD_CLOSE) .closes() => layers::close } }
    Help / GROUP_HELP {
        DOES_ROW_UP [Up], DOES_ROW_DOWN [Down]: { .hint(1, ids::WORD_SCROLL) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_PAGE_UP [PageUp], DOES_PAGE_DOWN [PageDown]: { do |app| layers::scroll(app, FORWARD, PAGE) }
        DOES_TO_FIRST_ROW [Home], DOES_TO_LAST_ROW [End]: { do |app| layers::scroll(app, FORWARD, usize::MAX / 2) }
        DOES_CLOSE [Esc Enter '?']: { .hint(0, ids::WORD_CLOSE) .closes() => layers::close }
    }
    Inspector / GROUP_READING {
        DOES_PAGE_UP [PageUp], DOES_PAGE_DOWN [PageDown]: { do |app| layers::scroll(app, FORWARD, PAGE) }
        DOES_CLOSE [Esc Enter]: { .hint(0, ids::WORD_CLOSE) .closes() => layers::close }
    }
    Pending / GROUP_FLIGHT {
        DOES_ROW_UP [Up 'k'], DOES_ROW_DOWN [Down 'j']: { .hint(0, ids::WORD_CHOOSE) .when(pending_panel::can_choose) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_PAGE_UP [PageUp], DOES_PAGE_DOWN [PageDown]: { .when(pending_panel::can_choose) do |app| layers::scroll(app, FORWARD, PAGE) }
        DOES_DO_NEXT [Enter]: { .hint(1, ids::WORD_DELIVER) .or(ids::WORD_FIRE, pending_panel::is_timer) .or(ids::WORD_MEND, pending_panel::is_cut) .when(pending_panel::can_do_next) => pending_panel::do_next }
        DOES_TAKE_AWAY ['x']: { .hint(2, ids::WORD_DROP) .or_called(ids::WORD_DISARM, pending_panel::is_timer) .also(ids::SEARCH_DROP) .when(pending_panel::can_remove) => pending_panel::remove }
        DOES_DELAY ['d']: { .hint(3, ids::WORD_DELAY) .when(pending_panel::can_act_on_message) => pending_panel::ask_delay }
        DOES_DUPLICATE ['D']: { .hint(4, ids::WORD_DUPLICATE) .when(pending_panel::can_act_on_message) => pending_panel::duplicate_selected }
        DOES_CLOSE [Esc 'p']: { .hint(5, ids::WORD_CLOSE) .closes() => layers::close }
    }
    Why / GROUP_WHY {
        DOES_LATER_CAUSE [Up 'k'], DOES_EARLIER_CAUSE [Down 'j']: { .hint(2, ids::WORD_CHOOSE) .or(ids::WORD_SCROLL, why::is_text) .when(why::can_choose) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_GO_TO_CAUSE [Enter]: { .hint(0, ids::WORD_GO_THERE) .when(why::can_go_to_cause) => why::go_to_cause }
        DOES_NEXT_QUESTION [Tab]: { .hint(1, ids::WORD_QUESTION) .when(why::has_other_questions) do |app| why::next_question(app, true) }
        DOES_PREVIOUS_QUESTION [BackTab]: { .when(why::has_other_questions) do |app| why::next_question(app, false) }
        DOES_FIRST_CAUSE [Home], DOES_LAST_CAUSE [End]: { .when(why::can_choose) do |app| layers::scroll(app, FORWARD, usize::MAX / 4) }
        DOES_PAGE_UP [PageUp], DOES_PAGE_DOWN [PageDown]: { .when(why::can_choose) do |app| layers::scroll(app, FORWARD, PAGE) }
        DOES_STAY_HERE ['w']: { do |app| why::close(app, false) }
        DOES_CLOSE_WHY [Esc]: { .hint(3, ids::WORD_CLOSE) .closes() do |app| why::close(app, true) }
    }
    Faults / GROUP_FAULTS {
        DOES_ROW_UP [Up 'k'], DOES_ROW_DOWN [Down 'j']: { .hint(1, ids::WORD_CHOOSE) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_ACCEPT [Enter]: { .hint(0, ids::WORD_ACCEPT) => list::accept }
        DOES_CUT_LINK ['c']: { .also(ids::SEARCH_CUT) .menu(ids::FAULTS_CUT_LINK) .when(|app| faults::can_cut(app, faults::whole_links)) => faults::ask_cut }
        DOES_CUT_ONE_WAY ['o']: { .also(ids::SEARCH_CUT) .menu(ids::FAULTS_CUT_ONE_WAY) .when(|app| faults::can_cut(app, faults::whole_ways)) => faults::ask_cut_one_way }
        DOES_ISOLATE ['i']: { .also(ids::SEARCH_ISOLATE) .menu(ids::FAULTS_ISOLATE) .when(faults::has_links) => faults::isolate }
        DOES_PARTITION ['g']: { .also(ids::SEARCH_PARTITION) .menu(ids::FAULTS_PARTITION) .when(faults::has_links) => faults::ask_partition }
        DOES_MEND_LINK ['m']: { .menu(ids::FAULTS_MEND_LINK) .when(faults::can_mend) => faults::ask_mend }
        DOES_MEND_ALL ['M']: { .menu(ids::FAULTS_MEND_ALL) .when(|app| only_if(!faults::cuts(app).is_empty(), ids::SAYS_NOTHING_CUT)) => faults::mend_all }
        DOES_DELAY_MESSAGE ['d']: { .menu(ids::FAULTS_DELAY) .when(faults::has_messages) do |app| faults::ask_message(app, ids::ASK_WHICH_TO_DELAY, pending_panel::ask_delay) }
        DOES_DUPLICATE_MESSAGE ['D']: { .menu(ids::FAULTS_DUPLICATE) .when(faults::has_messages) do |app| faults::ask_message(app, ids::ASK_WHICH_TO_DUPLICATE, pending_panel::duplicate_selected) }
        DOES_DROP ['x']: { .also(ids::SEARCH_DROP) .menu(ids::FAULTS_LOSE) .when(pending_panel::can_drop) => pending_panel::ask_drop }
        DOES_LOSS ['l']: { .menu(ids::FAULTS_LOSS) do |app| faults::ask_percent(app, false) }
        DOES_DUPLICATION ['u']: { .menu(ids::FAULTS_DUPLICATION) do |app| faults::ask_percent(app, true) }
        DOES_FIFO ['F']: { .menu(ids::FAULTS_FIFO) => faults::toggle_fifo }
        DOES_CLOSE [Esc 'f']: { .hint(2, ids::WORD_CLOSE) .closes() => layers::close }
    }
    Lies / GROUP_LIES {
        DOES_ROW_UP [Up 'k'], DOES_ROW_DOWN [Down 'j']: { .hint(1, ids::WORD_CHOOSE) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_SAY_BEFORE [Left 'h'], DOES_SAY_NEXT [Right 'l']: { .hint(0, ids::WORD_SAYS) do |app| layers::change(app, FORWARD) }
        DOES_TELL_LIES [Enter]: { .hint(2, ids::WORD_TELL) .when(faults::can_apply_lies) => faults::apply_lies }
        DOES_CLOSE_WITHOUT [Esc 'L']: { .hint(3, ids::WORD_CANCEL) .closes() => layers::close }
    }
    Check / GROUP_CHECK {
        DOES_ROW_UP [Up 'k'], DOES_ROW_DOWN [Down 'j']: { .hint(1, ids::WORD_CHOOSE) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_LESS [Left 'h'], DOES_MORE [Right 'l']: { .hint(0, ids::WORD_CHANGE) do |app| layers::change(app, FORWARD) }
        DOES_START_CHECK [Enter]: { .hint(2, ids::WORD_SEARCH) => check::start }
        DOES_CLOSE_WITHOUT [Esc 'K']: { .hint(3, ids::WORD_CANCEL) .closes() => layers::close }
    }
    OwnRun / GROUP_CHOOSING {
        DOES_ROW_UP [Up], DOES_ROW_DOWN [Down]: { .hint(1, ids::WORD_CHOOSE) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_LESS [Left], DOES_MORE [Right]: { .hint(0, ids::WORD_CHANGE) do |app| layers::change(app, FORWARD) }
        DOES_ACCEPT [Enter]: { .hint(2, ids::WORD_OPEN_DEMO) => own_run::run }
        DOES_SAVE [(ctrl 's')]: { .hint(3, ids::WORD_SAVE) => own_run::save }
        DOES_CLOSE_WITHOUT [Esc]: { .hint(4, ids::WORD_CANCEL) .closes() => layers::close }
    }
    Branches / GROUP_TREE {
        DOES_ROW_UP [Up 'k'], DOES_ROW_DOWN [Down 'j']: { .hint(1, ids::WORD_CHOOSE) .when(pane::can_choose) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_PAGE_UP [PageUp], DOES_PAGE_DOWN [PageDown]: { .when(pane::can_choose) do |app| layers::scroll(app, FORWARD, PAGE) }
        DOES_TO_BRANCH [Enter]: { .hint(0, ids::WORD_TO_BRANCH) => pane::go_to_chosen }
        DOES_NAME_BRANCH ['n']: { .hint(6, ids::WORD_NAME) .anywhere() => pane::ask_name }
        DOES_COMPARE_BRANCH ['A']: { .hint(2, ids::WORD_COMPARE) .or(ids::WORD_ALONE, App::is_comparing) .when(|app| only_if(pane::chosen_branch(app) != app.session.branch(), ids::SAYS_BRANCH_IS_HERE)) do |app| compare::with_branch(app, pane::chosen_branch(app)) }
        DOES_TO_FORK ['g']: { .hint(3, ids::WORD_TO_FORK) .when(|app| only_if(app.session.history().branch(pane::chosen_branch(app)).parent.is_some(), ids::SAYS_FIRST_BRANCH)) => pane::go_to_fork }
        DOES_WITHOUT ['w']: { .hint(7, ids::WORD_WITHOUT) .anywhere() .when(branches::has_later_acts) => branches::continue_without_later_acts }
        DOES_FORGET_BOOKMARK ['m' Delete]: { .hint(2, ids::WORD_FORGET) .when(pane::is_bookmark) => pane::remove_bookmark }
        DOES_CLOSE [Esc 'B']: { .hint(5, ids::WORD_CLOSE) .closes() => layers::close }
    }
    List / GROUP_CHOOSING {
        DOES_ROW_UP [Up], DOES_ROW_DOWN [Down]: { .hint(1, ids::WORD_CHOOSE) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_PAGE_UP [PageUp], DOES_PAGE_DOWN [PageDown]: { do |app| layers::scroll(app, FORWARD, PAGE) }
        DOES_ACCEPT [Enter]: { .hint(0, ids::WORD_ACCEPT) => list::accept }
        DOES_CLOSE_WITHOUT [Esc]: { .hint(2, ids::WORD_CANCEL) .closes() => layers::close }
    }
    Line / GROUP_CHOOSING {
        DOES_ACCEPT [Enter]: { .hint(0, ids::WORD_ACCEPT) => list::accept_line }
        DOES_CLOSE_WITHOUT [Esc]: { .hint(1, ids::WORD_CANCEL) .closes() => layers::close }
    }
    Demos / GROUP_DEMOS {
        DOES_OPEN_DEMO [Enter]: { .hint(0, ids::WORD_OPEN_DEMO) .when(demos::can_choose) => demos::open_chosen }
        DOES_DEMO_ABOVE [Up 'k'], DOES_DEMO_BELOW [Down 'j']: { .hint(1, ids::WORD_DEMO) .when(demos::can_choose) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_TOPIC_BEFORE [Left 'h'], DOES_TOPIC_AFTER [Right 'l']: { .hint(2, ids::WORD_TOPIC) do |app| demos::choose_topic(app, |topic| if FORWARD { topic + 1 } else { topic.saturating_sub(1) }) }
        DOES_PRESENT [(F 5)]: { .hint(4, ids::WORD_PRESENT) => present::present }
        DOES_SEARCH_DEMOS ['/']: { .hint(5, ids::WORD_SEARCH) => demos::open_search }
        DOES_TELL_DEMO ['R']: { .hint(6, ids::WORD_WHOLE_TEXT) .when(demos::can_choose) => demos::show_details }
        DOES_PAGE_UP [PageUp], DOES_PAGE_DOWN [PageDown]: { .when(demos::can_choose) do |app| layers::scroll(app, FORWARD, PAGE) }
        DOES_OWN_RUN ['O']: { .hint(3, ids::WORD_OWN_RUN) .also(ids::SEARCH_OWN_RUN) => own_run::open }
        DOES_CLOSE_DEMOS [Esc 'o']: { .hint(7, ids::WORD_THE_RUN) .closes() => layers::close }
        DOES_HELP ['?']: { .hint(PINNED, ids::WORD_HELP) => help::open }
        DOES_QUIT ['q']: { .hint(PINNED + 1, ids::WORD_QUIT) => save::quit }
    }
    DemoSearch / GROUP_DEMOS {
        DOES_OPEN_DEMO [Enter]: { .hint(0, ids::WORD_OPEN_DEMO) => demos::open_chosen }
        DOES_DEMO_ABOVE [Up], DOES_DEMO_BELOW [Down]: { .hint(1, ids::WORD_DEMO) .when(demos::can_choose) do |app| layers::scroll(app, FORWARD, 1) }
        DOES_PAGE_UP [PageUp], DOES_PAGE_DOWN [PageDown]: { .when(demos::can_choose) do |app| layers::scroll(app, FORWARD, PAGE) }
        DOES_CLOSE_DEMO_SEARCH [Esc]: { .hint(2, ids::WORD_END_SEARCH) .closes() => demos::close_search }
    }
    NextDemo / GROUP_NEXT_DEMO {
        DOES_TAKE_NEXT_DEMO [PageDown Enter]: { .hint(0, ids::WORD_OPEN_DEMO) => notes::take_next_demo }
        DOES_REFUSE_NEXT_DEMO [Esc PageUp]: { .hint(1, ids::WORD_STAY_HERE) .closes() => notes::refuse_next_demo }
    }
    Confirm / GROUP_CONFIRMING {
        DOES_CONFIRM [Enter 'y' 's']: { .hint(0, ids::WORD_YES) => save::confirm }
        DOES_DECLINE [Esc 'n']: { .hint(1, ids::WORD_NO) .closes() => layers::close }
    }
    Leaving / GROUP_CONFIRMING {
        DOES_SAVE_FIRST ['s' Enter (ctrl 's')]: { .hint(0, ids::WORD_SAVE) => save::ask }
        DOES_QUIT_WITHOUT ['q' 'y']: { .hint(1, ids::WORD_QUIT) => save::confirm }
        DOES_STAY [Esc 'n']: { .hint(2, ids::WORD_STAY) .closes() => layers::close }
    }
};
