/** WHATWG names of the character sets allowed in Specific Character Set (PS3.3 C.12.1.1.2), by their last number. */
const encodings: Readonly<Record<string, string>> = {
  '100': 'windows-1252',
  '101': 'iso-8859-2',
  '109': 'iso-8859-3',
  '110': 'iso-8859-4',
  '144': 'iso-8859-5',
  '127': 'iso-8859-6',
  '126': 'iso-8859-7',
  '138': 'iso-8859-8',
  '148': 'windows-1254',
  '203': 'iso-8859-15',
  '13': 'shift_jis',
  '166': 'windows-874',
  '192': 'utf-8',
  '58': 'gb18030',
  '149': 'euc-kr',
  '87': 'iso-2022-jp',
  '159': 'iso-2022-jp',
}

/** Character sets selected by escape sequences within the text itself (PS3.5 6.1.2.5). */
const switched: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}\$\)A/u, 'gb18030'],
  [/\p{Cc}\$\)C/u, 'euc-kr'],
  [/\p{Cc}(\$B|\$@|\$\(D|\(J)/u, 'iso-2022-jp'],
]

const escapes = /\p{Cc}[$(),\-./]+[0-~]/gu

const decode = (bytes: Buffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Whether every byte above ASCII belongs to a pair that encodes a Chinese character of GB 2312, which does not happen in Latin
 * text.
 */
const looksChinese = (latin: string): boolean => {
  const rest = latin.replace(/[\xb0-\xf7][\xa1-\xfe]/g, '')
  return rest.length < latin.length && !/[\x80-\xff]/.test(rest)
}

/** Machines in China often write GBK but declare nothing, or Latin-1. */
const guess = (bytes: Buffer): string => {
  const latin = bytes.toString('latin1')
  return decode(bytes, 'utf-8') ?? (looksChinese(latin) ? decode(bytes, 'gb18030') : null) ?? latin
}

const encodingOf = (stated: string): string | undefined => {
  if (/^GB(K|18030)$/.test(stated)) return 'gb18030'
  return encodings[/(\d+)$/.exec(stated)?.[1] ?? '']
}

const textIn = (bytes: Buffer, charset: string): string => {
  const latin = bytes.toString('latin1')
  const byEscape = switched.find(([sequence]) => sequence.test(latin))?.[1]
  if (byEscape === 'iso-2022-jp') return decode(bytes, byEscape) ?? latin
  const plain = byEscape ? Buffer.from(latin.replace(escapes, ''), 'latin1') : bytes
  const stated =
    charset
      .split('\\')
      .map(value => value.trim())
      .find(value => value !== '') ?? ''
  const encoding = byEscape ?? encodingOf(stated)
  if (encoding === undefined || (encoding === 'windows-1252' && looksChinese(latin))) return guess(plain)
  return decode(plain, encoding) ?? guess(plain)
}

const longest = 64

/** The first value of a DICOM text, decoded by its Specific Character Set, without control characters, at most 64 characters. */
export const cleanText = (bytes: Uint8Array, charset: Uint8Array): string | null => {
  const text = textIn(Buffer.from(bytes), Buffer.from(charset).toString('latin1'))
  const [value = ''] = text.normalize('NFC').split('\\')
  const clean = value
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...clean].slice(0, longest).join('').trim() || null
}
