package openai

// WriteError is writeError, for the test that every kind of fault has a reply.
var WriteError = writeError
