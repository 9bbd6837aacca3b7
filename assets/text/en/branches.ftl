branch-begins = Branch { $number } begins here; what was recorded stays. | Branch { $number } begins here. | Branch { $number }.
branch-followed = Branch { $number }, as it was recorded. | Branch { $number }.
