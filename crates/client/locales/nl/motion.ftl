again-shown = Dit deden de anderen sinds je vorige beurt.
