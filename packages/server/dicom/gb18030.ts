/** GB18030 bytes by character; built once, from the decoder that every engine has. */
let table: ReadonlyMap<string, Buffer> | null = null

const decoder = new TextDecoder('gb18030')

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

const twoBytes = function* (): Generator<Buffer> {
  for (const lead of range(0x81, 0xfe)) for (const trail of range(0x40, 0xfe)) if (trail !== 0x7f) yield Buffer.of(lead, trail)
}

const fourBytes = function* (): Generator<Buffer> {
  for (const first of range(0x81, 0x84))
    for (const second of range(0x30, 0x39))
      for (const third of range(0x81, 0xfe)) for (const fourth of range(0x30, 0x39)) yield Buffer.of(first, second, third, fourth)
}

const made = (): ReadonlyMap<string, Buffer> => {
  const codes = new Map<string, Buffer>()
  for (const code of [...twoBytes(), ...fourBytes()]) {
    const text = decoder.decode(code)
    if ([...text].length === 1 && text !== '\ufffd' && !codes.has(text)) codes.set(text, code)
  }
  return codes
}

/** Characters beyond the basic plane are a linear run of four-byte codes, from 0x90 0x30 0x81 0x30 on. */
const beyond = (code: number): Buffer => {
  const at = code - 0x10000
  return Buffer.of(
    0x90 + Math.floor(at / 12_600),
    0x30 + (Math.floor(at / 1260) % 10),
    0x81 + (Math.floor(at / 10) % 126),
    0x30 + (at % 10),
  )
}

/** Encodes a text in GB18030; a character without a code becomes a question mark. */
export const inGb18030 = (text: string): Buffer => {
  table ??= made()
  const codes = table
  return Buffer.concat(
    [...text].map(character => {
      const code = character.codePointAt(0) ?? 0x3f
      if (code < 0x80) return Buffer.of(code)
      return code > 0xffff ? beyond(code) : (codes.get(character) ?? Buffer.from('?'))
    }),
  )
}
