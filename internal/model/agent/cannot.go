package agent

import (
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

// deeds are requests to act outside of the conversation.
var deeds = phrase.Of(`
	book me, book a, reserve me, reserve a, remind me, set a reminder, send an email, send a message, email the, text my, call the coast guard for, call the coastguard for
	call for me, phone the, make a phone call, call my, place an order, order me, order a, pay for, buy it for me, sign up for, register me, file my, post this, open a ticket`)

// notDeeds are questions that share words with those.
var notDeeds = phrase.Of(`how do i, how to, what, should i, when, why, which, do i have to, i should, we should, should we, can i, do i pay, logbook, book about, how much, insurance, insurer, insurers`)

const deedReply = "I cannot act outside of this conversation: no calls, messages, bookings, payments or reminders. In an emergency call " +
	"yourself, Mayday on VHF channel 16 or 112, 999, 911. I can tell you whom to ask, what to say and what to prepare."

// recalls are questions about the conversation itself.
var recalls = phrase.Of(`
	what did i ask, what have i asked, what was my question, what was my first question, what was my last question, what did i say, repeat my question
	summarise our conversation, summarize our conversation, what were we talking about, what did we talk about`)

// recall says what the user asked before.
func recall(earlier []string) string {
	if len(earlier) == 0 {
		return "This is the first message of our conversation that I can see."
	}
	var b strings.Builder
	b.WriteString("You asked:\n")
	for _, text := range earlier {
		b.WriteString("\n- " + clip(strings.Join(strings.Fields(text), " "), 200))
	}
	return b.String()
}

// clip shortens a text to at most n characters.
func clip(text string, n int) string {
	runes := []rune(text)
	if len(runes) <= n {
		return text
	}
	return string(runes[:n]) + "…"
}
