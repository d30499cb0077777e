// Package tree reads JSON and XML into trees whose memory is used again for one record after the other.
package tree

// MaxDepth bounds how deep elements, objects and arrays are nested.
const MaxDepth = 100
