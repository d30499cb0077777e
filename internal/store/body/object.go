package body

import (
	"time"

	"google.golang.org/protobuf/encoding/protowire"
)

// member is how one field of a T is written and read.
type member[T any] struct {
	name   string                                          // in JSON
	kept   bool                                            // by Writer.Kept
	append func(e *encoder, number protowire.Number, v *T) // nothing for the zero value
	read   func(d *decoder, kind protowire.Type, v *T)     // one value, of which a list has several
	parse  func(d *jsonDecoder, v *T)
}

// object is the members of a T by their numbers, from 1 on: a new one comes behind the others.
type object[T any] []member[T]

func (o object[T]) append(e *encoder, v *T, kept bool) {
	for i := range o {
		if o[i].kept == kept {
			o[i].append(e, protowire.Number(i+1), v)
		}
	}
}

// read reads the members in data, all of it.
func (o object[T]) read(d *decoder, data []byte, v *T) {
	d.data = data
	for d.err == nil && len(d.data) > 0 {
		number, kind := d.tag()
		if d.err == nil && number <= protowire.Number(len(o)) {
			o[number-1].read(d, kind, v)
		} else {
			d.skip(number, kind)
		}
	}
}

func (o object[T]) parse(d *jsonDecoder, v *T) {
	d.expect('{')
	if d.accept('}') {
		return
	}
	for next := 0; d.err == nil; {
		name := d.name()
		d.expect(':')
		if i := o.find(name, next); i >= 0 {
			o[i].parse(d, v)
			next = i + 1
		} else {
			d.skip(0)
		}
		if !d.accept(',') {
			d.expect('}')
			return
		}
	}
}

// find looks for the member from the one on that should come next.
func (o object[T]) find(name []byte, next int) int {
	for n := range o {
		if i := (next + n) % len(o); o[i].name == string(name) {
			return i
		}
	}
	return -1
}

// kept marks a member that no source tells.
func kept[T any](m member[T]) member[T] {
	m.kept = true
	return m
}

func text[T any, S ~string](name string, at func(*T) *S) member[T] {
	return member[T]{name, false,
		func(e *encoder, number protowire.Number, v *T) {
			if s := *at(v); s != "" {
				e.text(number, string(s))
			}
		},
		func(d *decoder, kind protowire.Type, v *T) { *at(v) = S(d.text(kind)) },
		func(d *jsonDecoder, v *T) { *at(v) = S(d.text()) }}
}

func number[T any](name string, at func(*T) *float64) member[T] {
	return member[T]{name, false,
		func(e *encoder, number protowire.Number, v *T) {
			if n := *at(v); n != 0 {
				e.number(number, name, n)
			}
		},
		func(d *decoder, kind protowire.Type, v *T) { *at(v) = d.number(kind) },
		func(d *jsonDecoder, v *T) { *at(v) = d.number() }}
}

func whole[T any](name string, at func(*T) *int) member[T] {
	return member[T]{name, false,
		func(e *encoder, number protowire.Number, v *T) {
			if n := *at(v); n != 0 {
				e.whole(number, int64(n))
			}
		},
		func(d *decoder, kind protowire.Type, v *T) { *at(v) = int(d.whole(kind)) },
		func(d *jsonDecoder, v *T) { *at(v) = d.whole() }}
}

func flag[T any](name string, at func(*T) *bool) member[T] {
	return member[T]{name, false,
		func(e *encoder, number protowire.Number, v *T) {
			if *at(v) {
				e.whole(number, 1)
			}
		},
		func(d *decoder, kind protowire.Type, v *T) { *at(v) = d.whole(kind) != 0 },
		func(d *jsonDecoder, v *T) { *at(v) = d.flag() }}
}

func moment[T any](name string, at func(*T) *time.Time) member[T] {
	return member[T]{name, false,
		func(e *encoder, number protowire.Number, v *T) {
			if t := *at(v); !t.IsZero() {
				e.moment(number, name, t)
			}
		},
		func(d *decoder, kind protowire.Type, v *T) { *at(v) = d.moment(kind) },
		func(d *jsonDecoder, v *T) { *at(v) = d.moment() }}
}

func texts[T any](name string, at func(*T) *[]string) member[T] {
	return member[T]{name, false,
		func(e *encoder, number protowire.Number, v *T) {
			for _, s := range *at(v) {
				e.text(number, s)
			}
		},
		func(d *decoder, kind protowire.Type, v *T) { *at(v) = append(*at(v), d.text(kind)) },
		func(d *jsonDecoder, v *T) {
			var all []string
			d.list(func() { all = append(all, d.text()) })
			*at(v) = all
		}}
}

func list[T, E any](name string, at func(*T) *[]E, of object[E]) member[T] {
	return member[T]{name, false,
		func(e *encoder, number protowire.Number, v *T) {
			all := *at(v)
			for i := range all {
				e.message(number, func() { of.append(e, &all[i], false) })
			}
		},
		func(d *decoder, kind protowire.Type, v *T) {
			*at(v) = append(*at(v), *new(E))
			message, behind := d.bytes(kind), d.data
			of.read(d, message, &(*at(v))[len(*at(v))-1])
			d.data = behind
		},
		func(d *jsonDecoder, v *T) {
			var all []E
			d.list(func() {
				all = append(all, *new(E))
				of.parse(d, &all[len(all)-1])
			})
			*at(v) = all
		}}
}
