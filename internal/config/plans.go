package config

import (
	"fmt"
	"strconv"
	"strings"
)

// Plans are what keys' plans give, by name.
type Plans map[string]Plan

// Plan is what one plan gives. 0 means without a bound.
type Plan struct {
	RequestsPerMinute int
	TokensPerMinute   int
	RequestsPerMonth  int64
	TokensPerMonth    int64
}

// defaultPlans are the plans in the order of the help, as requests and tokens a minute, then a month.
var defaultPlans = []struct{ name, limits string }{
	{"development", "6000,6000000,0,0"},
	{"free", "60,60000,10000,5000000"},
	{"pro", "600,600000,300000,150000000"},
	{"enterprise", "6000,6000000,0,0"},
}

func planSettings() []setting {
	var list []setting
	for _, p := range defaultPlans {
		list = append(list, setting{
			name:    "plan-" + p.name,
			usage:   "limits of the plan " + p.name + ": requests and tokens a minute, requests and tokens a month; 0 for none",
			initial: p.limits,
			set: func(c *Config, v string) error {
				plan, err := parsePlan(v)
				c.Plans[p.name] = plan
				return err
			},
		})
	}
	return list
}

func parsePlan(v string) (Plan, error) {
	fields := strings.Split(v, ",")
	if len(fields) != 4 {
		return Plan{}, fmt.Errorf("must be four numbers separated by commas, not %q", v)
	}
	var n [4]int64
	for i, field := range fields {
		var err error
		if n[i], err = strconv.ParseInt(strings.TrimSpace(field), 10, 64); err != nil || n[i] < 0 {
			return Plan{}, fmt.Errorf("number %d of %q must be an integer of at least 0", i+1, v)
		}
	}
	return Plan{int(n[0]), int(n[1]), n[2], n[3]}, nil
}
