package question_test

import "testing"

func TestATimeOfDayInWordsIsWrittenInFigures(t *testing.T) {
	r := reader(t)
	for text, want := range map[string]string{
		"height of tide at ten past eight?":                           "height of tide at 08:10?",
		"we leave at half seven in the evening":                       "we leave at 19:30",
		"leaving at half past two in the afternoon":                   "leaving at 14:30",
		"quarter to six in the morning, 20 miles":                     "05:45, 20 miles",
		"HW is at 12:05, LW at 18:30: how high at twenty past three?": "HW is at 12:05, LW at 18:30: how high at 15:20?",
		"we slip at nine thirty":                                      "we slip at 09:30",
		"by eight o'clock tonight":                                    "by 20:00",
		"at ten to six we sail":                                       "at 05:50 we sail",
		"it blows ten to six knots":                                   "it blows ten to 6 knots",
		"at ten to twelve knots":                                      "at ten to 12 knots",
		"motor at five knots for half an hour":                        "motor at 5 knots for half an hour",
		"at five in the morning":                                      "at 05:00",
		"arriving at a quarter to eleven at night":                    "arriving at 22:45",
		"at half past midnight":                                       "at 00:30",
		"leave at six, 30 miles to go":                                "leave at 06:00, 30 miles to go",
		"22:30 to ten to five in the morning":                         "22:30 to 04:50",
		"20 minutes to seven":                                         "06:40",
		"from noon to half past four":                                 "from noon to 16:30",
		"from 14:00 until quarter to six":                             "from 14:00 until 17:45",
		"leaving at six knots":                                        "leaving at 6 knots",
		"half nine miles":                                             "half 9 miles",
		"from five to ten metres":                                     "from five to 10 metres",
		"we have two batteries and five people":                       "we have two batteries and five people",
		"Abfahrt um halb neun abends":                                 "Abfahrt um 20:30",
		"um Viertel nach acht":                                        "um 08:15",
		"the tide turns at four a.m. and we are two":                  "the tide turns at 04:00 and we are two",
		"after six twenty litre cans":                                 "after six 20 litre cans",
		"it is 5 past 10":                                             "it is 10:05",
		"we do 5 to 6 knots":                                          "we do 5 to 6 knots",
	} {
		if got := r.Read(text).Text; got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
	}
}
