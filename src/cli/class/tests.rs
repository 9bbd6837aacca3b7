use super::*;

fn started(arguments: &ClassArguments) -> WebAudience {
    let mut phones = WebAudience::new(&Texts::new(Language::English), arguments).expect("good arguments");
    // The system chooses a free port.
    let mut settings = settings(&Texts::new(Language::English), arguments).expect("good arguments");
    settings.ports = vec![0];
    phones.server = Server::new(settings).expect("random numbers");
    phones.start().expect("a free port");
    phones
}

fn local() -> ClassArguments {
    ClassArguments { bind: Some("127.0.0.1".parse().expect("an address")), ..ClassArguments::default() }
}

fn question() -> Question {
    let choices = vec!["1, 2".to_owned(), "say \"no\"".to_owned()];
    Question { ask: "Who?".to_owned(), choices, takes_number: true }
}

#[test]
fn every_word_of_the_page_has_a_text_in_every_language() {
    let keys = suffrage_text::testing::ids_of("phone-").map(|id| id.key().trim_start_matches("phone-"));
    assert_eq!(keys.collect::<std::collections::BTreeSet<_>>(), WORDS.into_iter().collect());
    for language in Language::ALL {
        let words = words(&Texts::new(language));
        assert_eq!(words.language, language.code());
        for key in WORDS {
            let word = &words.by_key[key];
            assert!(!word.is_empty(), "{key} has no text in {}", language.code());
            let names = word.matches('{').count();
            assert_eq!(
                names,
                match key {
                    "answered" => 2,
                    "yours" | "votes" => 1,
                    _ => 0,
                },
                "{key}: {word}"
            );
        }
    }
}

#[test]
fn the_address_of_the_page_is_that_of_the_server_or_the_given_one() {
    let phones = started(&local());
    let port = phones.server.address().expect("it runs").port();
    let token = phones.server.token();
    assert_eq!(phones.address(), Some(format!("http://127.0.0.1:{port}/{token}")));
    assert!(phones.is_local() && phones.is_running());
    let url = Some("https://vote.example.org/class/".to_owned());
    let behind = started(&ClassArguments { url, ..local() });
    assert_eq!(behind.address(), Some(format!("https://vote.example.org/class/{}", behind.server.token())));
    assert!(!behind.is_local());
    let not_started = WebAudience::new(&Texts::new(Language::English), &local()).expect("good arguments");
    assert_eq!(not_started.address(), None);
}

#[test]
fn a_given_address_is_one_of_the_web() {
    assert_eq!(origin("https://a.example:8443/x/y"), Some("https://a.example:8443"));
    assert_eq!(origin("http://10.0.0.1"), Some("http://10.0.0.1"));
    for bad in ["", "a.example", "ftp://a.example", "https://", "https:///x", "http://a b", "http://a?b", "http://u@h"]
    {
        assert_eq!(origin(bad), None, "{bad}");
    }
}

#[test]
fn a_port_that_is_taken_is_named() {
    let phones = started(&local());
    let port = phones.server.address().map(|address| address.port());
    let mut second =
        WebAudience::new(&Texts::new(Language::English), &ClassArguments { port, ..local() }).expect("good arguments");
    let refusal = second.start().expect_err("the port is taken");
    assert!(refusal.starts_with(&format!("--port {}: ", port.expect("it runs"))), "{refusal}");
}

#[test]
fn votes_and_replies_reach_the_server_and_come_back() {
    let mut phones = started(&local());
    phones.ask(question());
    assert_eq!((phones.turnout(), phones.tallies()), (Turnout::default(), vec![Tally::new()]));
    phones.ask_again();
    assert_eq!(phones.tallies().len(), 2);
    phones.close();
    phones.withdraw();
    assert!(phones.tallies().is_empty() && !phones.wants_picture());
    phones.stop();
    assert!(!phones.is_running() && phones.address().is_some());
}

#[test]
fn the_results_have_a_line_for_each_answer_and_keep_those_of_earlier_votes() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("answers.csv");
    let mut phones = WebAudience::new(&Texts::new(Language::English), &local()).expect("good arguments");
    phones.arguments.results = Some(file.clone());
    let rounds =
        vec![Tally::from([(Answer::Choice(0), 3)]), Tally::from([(Answer::Choice(1), 2), (Answer::Number(15), 1)])];
    let verdict = Verdict { question: question(), rounds, run: "no".to_owned(), right: Some(Answer::Choice(1)) };
    let duel = ("duel", 2);
    assert!(!file.exists(), "without a verdict there is no file");
    phones.tell(duel, verdict).expect("it can be written");
    let lines = "scene,question,ask,round,answer,count,right,run\n\
        duel,2,Who?,1,\"1, 2\",3,false,no\n\
        duel,2,Who?,1,\"say \"\"no\"\"\",0,true,no\n\
        duel,2,Who?,2,\"1, 2\",0,false,no\n\
        duel,2,Who?,2,\"say \"\"no\"\"\",2,true,no\n\
        duel,2,Who?,2,15,1,false,no\n";
    let written = || std::fs::read_to_string(&file).expect("a file");
    assert_eq!(written(), lines);
    let undecided = Verdict {
        question: Question { choices: Vec::new(), ..question() },
        rounds: vec![Tally::from([(Answer::Number(7), 9)])],
        run: "it does not rest".to_owned(),
        right: None,
    };
    phones.tell(duel, undecided.clone()).expect("it can be written");
    assert_eq!(written(), format!("{lines}duel,2,Who?,1,7,9,,it does not rest\n"));
    std::fs::remove_dir_all(folder.path()).expect("the folder");
    let refusal = phones.tell(duel, undecided).expect_err("the folder is gone");
    assert!(refusal.contains("answers.csv"), "{refusal}");
}
