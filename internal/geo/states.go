package geo

// State is a state or province of a country where addresses use its code.
type State struct {
	Country string // US, CA or AU
	Code    string // "FL", "BC", "NSW"
	Name    string
}

func hasStateCodes(country string) bool { return country == "US" || country == "CA" || country == "AU" }

var stateTable = []State{
	{"US", "AL", "Alabama"}, {"US", "AK", "Alaska"}, {"US", "AZ", "Arizona"}, {"US", "AR", "Arkansas"}, {"US", "CA", "California"},
	{"US", "CO", "Colorado"}, {"US", "CT", "Connecticut"}, {"US", "DE", "Delaware"}, {"US", "DC", "District of Columbia"}, {"US", "FL", "Florida"},
	{"US", "GA", "Georgia"}, {"US", "HI", "Hawaii"}, {"US", "ID", "Idaho"}, {"US", "IL", "Illinois"}, {"US", "IN", "Indiana"},
	{"US", "IA", "Iowa"}, {"US", "KS", "Kansas"}, {"US", "KY", "Kentucky"}, {"US", "LA", "Louisiana"}, {"US", "ME", "Maine"},
	{"US", "MD", "Maryland"}, {"US", "MA", "Massachusetts"}, {"US", "MI", "Michigan"}, {"US", "MN", "Minnesota"}, {"US", "MS", "Mississippi"},
	{"US", "MO", "Missouri"}, {"US", "MT", "Montana"}, {"US", "NE", "Nebraska"}, {"US", "NV", "Nevada"}, {"US", "NH", "New Hampshire"},
	{"US", "NJ", "New Jersey"}, {"US", "NM", "New Mexico"}, {"US", "NY", "New York"}, {"US", "NC", "North Carolina"}, {"US", "ND", "North Dakota"},
	{"US", "OH", "Ohio"}, {"US", "OK", "Oklahoma"}, {"US", "OR", "Oregon"}, {"US", "PA", "Pennsylvania"}, {"US", "RI", "Rhode Island"},
	{"US", "SC", "South Carolina"}, {"US", "SD", "South Dakota"}, {"US", "TN", "Tennessee"}, {"US", "TX", "Texas"}, {"US", "UT", "Utah"},
	{"US", "VT", "Vermont"}, {"US", "VA", "Virginia"}, {"US", "WA", "Washington"}, {"US", "WV", "West Virginia"}, {"US", "WI", "Wisconsin"},
	{"US", "WY", "Wyoming"},
	{"CA", "AB", "Alberta"}, {"CA", "BC", "British Columbia"}, {"CA", "MB", "Manitoba"}, {"CA", "NB", "New Brunswick"},
	{"CA", "NL", "Newfoundland"}, {"CA", "NS", "Nova Scotia"}, {"CA", "NT", "Northwest Territories"}, {"CA", "NU", "Nunavut"},
	{"CA", "ON", "Ontario"}, {"CA", "PE", "Prince Edward Island"}, {"CA", "QC", "Quebec"}, {"CA", "SK", "Saskatchewan"}, {"CA", "YT", "Yukon"},
	{"AU", "ACT", "Australian Capital Territory"}, {"AU", "NSW", "New South Wales"}, {"AU", "NT", "Northern Territory"},
	{"AU", "QLD", "Queensland"}, {"AU", "SA", "South Australia"}, {"AU", "TAS", "Tasmania"}, {"AU", "VIC", "Victoria"},
	{"AU", "WA", "Western Australia"},
}

// stateAliases are further names by "country-code"; as in regions, "=" marks one whose letter case matters.
var stateAliases = map[string][]string{
	"US-CA": {"Kalifornien", "Californie", "Calif"}, "US-FL": {"Floride"}, "US-NY": {"New York State"}, "US-LA": {"Louisiane"},
	"US-VA": {"Virginie"}, "US-GA": {"Géorgie américaine"}, "US-NC": {"Caroline du Nord"}, "US-SC": {"Caroline du Sud"},
	"US-HI": {"Hawai", "Hawaiʻi", "Hawaii Islands"}, "US-PA": {"Pennsylvanie"}, "US-WA": {"Washington State"},
	"CA-BC": {"Colombie-Britannique", "=B.C."}, "CA-NL": {"Newfoundland and Labrador", "Neufundland", "Terre-Neuve"},
	"CA-NS": {"Neuschottland", "Nouvelle-Écosse"}, "CA-QC": {"Québec"}, "CA-PE": {"=PEI"}, "CA-NB": {"Nouveau-Brunswick"},
	"AU-TAS": {"Tasmanien", "Tasmanie", "Tassie"}, "AU-WA": {"Westaustralien"}, "AU-NSW": {"NSW"}, "AU-QLD": {"QLD"},
}
