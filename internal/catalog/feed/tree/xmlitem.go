package tree

import (
	"bytes"
)

// The items that XML is made of.
const (
	Start = iota + 1
	Empty // <a/>
	End
	CDATA
	xmlOther // comments, declarations, processing instructions
)

// Item looks at the markup that data begins with. A size of 0 means that it does not end in data. Entities are never
// declared nor loaded: a document type is passed like a comment.
func Item(data []byte) (kind, size int) {
	until := func(kind int, mark string) (int, int) {
		if end := bytes.Index(data, []byte(mark)); end >= 0 {
			return kind, end + len(mark)
		}
		return kind, 0
	}
	switch {
	case len(data) < 12 && bytes.HasPrefix([]byte("<![CDATA[<!--"), data[:min(len(data), 3)]) && bytes.IndexByte(data, '>') < 0:
		return xmlOther, 0
	case bytes.HasPrefix(data, []byte("<!--")):
		return until(xmlOther, "-->")
	case bytes.HasPrefix(data, []byte("<![CDATA[")):
		return until(CDATA, "]]>")
	case bytes.HasPrefix(data, []byte("<?")):
		return until(xmlOther, "?>")
	case bytes.HasPrefix(data, []byte("<!")):
		return xmlOther, declaration(data)
	}
	end := tagEnd(data)
	switch {
	case end == 0:
		return Start, 0
	case data[1] == '/':
		return End, end
	case data[end-2] == '/':
		return Empty, end
	}
	return Start, end
}

// tagEnd is the size of the tag that data begins with: a bracket in a quoted value does not end it.
func tagEnd(data []byte) int {
	quote := byte(0)
	for i := 1; i < len(data); i++ {
		switch c := data[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '>':
			return i + 1
		}
	}
	return 0
}

// declaration is the size of a document type with what is declared in its square brackets.
func declaration(data []byte) int {
	depth := 0
	for i, c := range data {
		switch {
		case c == '[':
			depth++
		case c == ']':
			depth--
		case c == '>' && depth <= 0:
			return i + 1
		}
	}
	return 0
}

// TagName is the name of the element that a tag begins or ends, without a prefix.
func TagName(tag []byte) []byte {
	i := 1
	if len(tag) > 1 && tag[1] == '/' {
		i = 2
	}
	end := i
	for end < len(tag) && !IsSpace(tag[end]) && tag[end] != '>' && tag[end] != '/' {
		end++
	}
	name := tag[i:end]
	if colon := bytes.IndexByte(name, ':'); colon >= 0 {
		name = name[colon+1:]
	}
	return name
}
