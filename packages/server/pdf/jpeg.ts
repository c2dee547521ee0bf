export interface JpegFacts {
  readonly width: number
  readonly height: number
  readonly channels: number
}

/** Start-of-frame markers (ITU-T T.81, table B.1): all of C0 to CF except the tables C4 and CC and the reserved C8. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Facts from a JPEG's frame header; its bytes go into the PDF unchanged. */
export const jpegFacts = (bytes: Buffer): JpegFacts => {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2))
    if (isFrame(bytes[at + 1] ?? 0))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), channels: bytes[at + 9] ?? 0 }
  throw new Error('a picture of the page is no JPEG')
}
