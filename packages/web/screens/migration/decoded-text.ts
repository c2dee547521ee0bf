/**
 * UTF-8, UTF-16 by its byte order mark, otherwise GB18030, which older Chinese programs write. Null if the bytes are text in none
 * of them.
 */
export const decodedText = (bytes: Uint8Array): string | null => {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  for (const encoding of marked ? [marked] : ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      return text.includes('\0') ? null : text
    } catch {
      // Not in this encoding.
    }
  }
  return null
}
