package body

import "time"

// member is how one field of a T is written and read.
type member[T any] struct {
	name   string
	append func(e *encoder, v *T) // nothing for the zero value
	parse  func(d *decoder, v *T)
}

// object is the members of a T in the order in which they are written.
type object[T any] []member[T]

func (o object[T]) append(e *encoder, v *T) {
	e.b = append(e.b, '{')
	empty := len(e.b)
	for i := range o {
		o[i].append(e, v)
	}
	if len(e.b) > empty {
		e.b = e.b[:len(e.b)-1] // the comma after the last one
	}
	e.b = append(e.b, '}')
}

func (o object[T]) parse(d *decoder, v *T) {
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

func text[T any, S ~string](name string, at func(*T) *S) member[T] {
	key := keyOf(name)
	return member[T]{name,
		func(e *encoder, v *T) {
			if s := *at(v); s != "" {
				e.key(key)
				e.text(string(s))
				e.b = append(e.b, ',')
			}
		},
		func(d *decoder, v *T) { *at(v) = S(d.text()) }}
}

func number[T any](name string, at func(*T) *float64) member[T] {
	key := keyOf(name)
	return member[T]{name,
		func(e *encoder, v *T) {
			if n := *at(v); n != 0 {
				e.key(key)
				e.number(name, n)
				e.b = append(e.b, ',')
			}
		},
		func(d *decoder, v *T) { *at(v) = d.number() }}
}

func whole[T any](name string, at func(*T) *int) member[T] {
	key := keyOf(name)
	return member[T]{name,
		func(e *encoder, v *T) {
			if n := *at(v); n != 0 {
				e.key(key)
				e.whole(n)
				e.b = append(e.b, ',')
			}
		},
		func(d *decoder, v *T) { *at(v) = d.whole() }}
}

func flag[T any](name string, at func(*T) *bool) member[T] {
	key := keyOf(name)
	return member[T]{name,
		func(e *encoder, v *T) {
			if *at(v) {
				e.key(key)
				e.b = append(e.b, "true,"...)
			}
		},
		func(d *decoder, v *T) { *at(v) = d.flag() }}
}

func moment[T any](name string, at func(*T) *time.Time) member[T] {
	key := keyOf(name)
	return member[T]{name,
		func(e *encoder, v *T) {
			if t := *at(v); !t.IsZero() {
				e.key(key)
				e.moment(name, t)
				e.b = append(e.b, ',')
			}
		},
		func(d *decoder, v *T) { *at(v) = d.moment() }}
}

func words[T any](name string, at func(*T) *[]string) member[T] {
	key := keyOf(name)
	return member[T]{name,
		func(e *encoder, v *T) {
			all := *at(v)
			if len(all) == 0 {
				return
			}
			e.key(key)
			opening := byte('[')
			for _, s := range all {
				e.b = append(e.b, opening)
				e.text(s)
				opening = ','
			}
			e.b = append(e.b, ']', ',')
		},
		func(d *decoder, v *T) {
			var all []string
			d.list(func() { all = append(all, d.text()) })
			*at(v) = all
		}}
}

func list[T, E any](name string, at func(*T) *[]E, of object[E]) member[T] {
	key := keyOf(name)
	return member[T]{name,
		func(e *encoder, v *T) {
			all := *at(v)
			if len(all) == 0 {
				return
			}
			e.key(key)
			opening := byte('[')
			for i := range all {
				e.b = append(e.b, opening)
				of.append(e, &all[i])
				opening = ','
			}
			e.b = append(e.b, ']', ',')
		},
		func(d *decoder, v *T) {
			var all []E
			d.list(func() {
				all = append(all, *new(E))
				of.parse(d, &all[len(all)-1])
			})
			*at(v) = all
		}}
}
