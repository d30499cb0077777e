//go:build ignore

// Command generate writes vocabulary.bin, the o200k_base vocabulary, from the reference implementation's copy of it.
//
// A token of more than one byte is always the merge of the same two earlier tokens, so the file needs no text: first
// one byte for each of the 256 tokens of one byte, then 36 bits for each further token, its left part in the low 18 bits
// and its right part in the high 18, little endian, without gaps, and zeros that let every pair be read as eight bytes.
package main

import (
	"errors"
	"fmt"
	"log"
	"math"
	"os"

	"github.com/tiktoken-go/tokenizer/codec"
)

const (
	singles  = 256 // tokens of one byte
	rankBits = 18
	padding  = 8
)

func main() {
	texts := vocabulary()
	file, err := pack(texts)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("vocabulary.bin", file, 0o644); err != nil {
		log.Fatal(err)
	}
}

// vocabulary returns the text of every token, by rank. Ranks have no gaps; special tokens lie after the first gap.
func vocabulary() []string {
	reference := codec.NewO200kBase()
	var texts []string
	for {
		text, err := reference.Decode([]uint{uint(len(texts))})
		if err != nil {
			return texts
		}
		texts = append(texts, text)
	}
}

func pack(texts []string) ([]byte, error) {
	if len(texts) < singles || len(texts) > 1<<rankBits {
		return nil, fmt.Errorf("%d tokens do not fit the file", len(texts))
	}
	ranks := make(map[string]int, len(texts))
	for rank, text := range texts {
		ranks[text] = rank
	}
	var file []byte
	for _, text := range texts[:singles] {
		if len(text) != 1 {
			return nil, fmt.Errorf("token %q is among the tokens of one byte", text)
		}
		file = append(file, text[0])
	}
	var pending uint64
	filled := 0
	for _, text := range texts[singles:] {
		left, right, err := parts(text, ranks)
		if err != nil {
			return nil, fmt.Errorf("split token %q: %w", text, err)
		}
		pending |= uint64(right<<rankBits|left) << filled
		for filled += 2 * rankBits; filled >= 8; filled -= 8 {
			file = append(file, byte(pending))
			pending >>= 8
		}
	}
	file = append(file, byte(pending))
	return append(file, make([]byte, padding)...), nil
}

// parts returns the ranks of the two tokens whose merge makes text: what byte-pair encoding has before its last step.
func parts(text string, ranks map[string]int) (left, right int, err error) {
	var pieces []string
	for i := range len(text) {
		pieces = append(pieces, text[i:i+1])
	}
	for len(pieces) > 2 {
		best, at := math.MaxInt, 0
		for i := range len(pieces) - 1 {
			if rank, ok := ranks[pieces[i]+pieces[i+1]]; ok && rank < best {
				best, at = rank, i
			}
		}
		if best == math.MaxInt {
			return 0, 0, errors.New("merging does not reach it")
		}
		pieces[at] += pieces[at+1]
		pieces = append(pieces[:at+1], pieces[at+2:]...)
	}
	if len(pieces) != 2 {
		return 0, 0, errors.New("it has one byte")
	}
	left, right = ranks[pieces[0]], ranks[pieces[1]]
	if max(left, right) >= ranks[text] {
		return 0, 0, errors.New("a part comes after the whole")
	}
	return left, right, nil
}
