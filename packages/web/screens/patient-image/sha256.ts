/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const constants = Uint32Array.from(
  (
    '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174' +
    'e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967' +
    '27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2'
  ).match(/.{8}/g) ?? [],
  hex => Number.parseInt(hex, 16),
)

const start = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const
const block = 64

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

const mix = (state: Uint32Array, words: Uint32Array, view: DataView, at: number): void => {
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15] ?? 0, words[i - 2] ?? 0]
    const [s0, s1] = [turn(a, 7) ^ turn(a, 18) ^ (a >>> 3), turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)]
    words[i] = (words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const t1 = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (words[i] ?? 0)
    const t2 = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + value
}

/** SHA-256 (FIPS 180-4) of bytes given in pieces; each piece but the last has a multiple of 64 bytes. */
export const sha256 = () => {
  const state = Uint32Array.from(start)
  const words = new Uint32Array(block)
  let length = 0
  return {
    add: (piece: Uint8Array): void => {
      const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength)
      for (let at = 0; at < piece.length; at += block) mix(state, words, view, at)
      length += piece.length
    },
    /** The last bytes, fewer than 64 or none; returns the hash in hexadecimal. */
    end: (rest: Uint8Array): string => {
      const padded = new Uint8Array(rest.length < block - 8 ? block : 2 * block)
      padded.set(rest)
      padded[rest.length] = 0x80
      const view = new DataView(padded.buffer)
      view.setBigUint64(padded.length - 8, BigInt(length + rest.length) * 8n)
      for (let at = 0; at < padded.length; at += block) mix(state, words, view, at)
      return [...state].map(word => word.toString(16).padStart(8, '0')).join('')
    },
  }
}
