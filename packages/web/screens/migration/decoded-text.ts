/** UTF-8, UTF-16 by its mark, else GB18030, in which older Chinese programs write. Null where the bytes are a text in neither. */
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
