package picture

import (
	"encoding/binary"
	"image"
	"image/color"
)

// maxDecoded bounds what decoding an image may take in memory, in bytes: enough for 8 megapixels of the dearest JPEG.
const maxDecoded = 125_000_000

// plainMemory is what an image takes that is decoded straight into its pixels.
func plainMemory(_ []byte, c image.Config) int { return c.Width * c.Height * pixelBytes(c.ColorModel) }

func pixelBytes(m color.Model) int {
	switch m {
	case color.GrayModel, color.AlphaModel:
		return 1
	case color.Gray16Model, color.Alpha16Model:
		return 2
	case color.YCbCrModel:
		return 3
	case color.RGBA64Model, color.NRGBA64Model:
		return 8
	}
	if _, ok := m.(color.Palette); ok {
		return 1
	}
	return 4
}

// pngMemory counts an interlaced picture twice: its passes are kept beside it.
func pngMemory(data []byte, c image.Config) int {
	const interlace = 28 // of the header chunk, which is always the first
	n := plainMemory(data, c)
	if len(data) > interlace && data[interlace] != 0 {
		n *= 2
	}
	return n
}

// webpMemory counts what a lossless picture's transforms take beside its pixels.
func webpMemory(data []byte, c image.Config) int {
	n := plainMemory(data, c)
	if len(data) > 16 && string(data[12:16]) == "VP8L" {
		n *= 3
	}
	return n
}

// jpegMemory counts the coefficients of a progressive picture, 4 bytes each, that are kept until its last scan.
func jpegMemory(data []byte, c image.Config) int {
	pixels := c.Width * c.Height
	samples, progressive := jpegFrame(data)
	bytes := samples // of each component one
	if progressive {
		bytes *= 5
	}
	return int(float64(pixels) * bytes)
}

// jpegFrame reads the frame header (ITU-T T.81, B.2.2): how many samples there are for each pixel, and whether the picture is
// progressive. Where the header cannot be followed it is taken for the dearest.
func jpegFrame(data []byte) (samples float64, progressive bool) {
	for at := 2; at+4 <= len(data) && data[at] == 0xff; {
		marker, size := data[at+1], int(binary.BigEndian.Uint16(data[at+2:]))
		if marker == 0xff { // fill byte
			at++
			continue
		}
		if frame := marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc; !frame {
			at += 2 + size
			continue
		}
		header := data[at+4 : min(len(data), at+2+max(2, size))]
		if len(header) < 6 || len(header) < 6+3*int(header[5]) {
			break
		}
		most := 1
		for i := range int(header[5]) {
			h, v := int(header[7+3*i]>>4), int(header[7+3*i]&15)
			samples += float64(h * v)
			most = max(most, h*v)
		}
		return samples / float64(most), marker != 0xc0 && marker != 0xc1
	}
	return 4, true
}
