import { sha256 } from './sha256'

/** Bytes hashed before yielding to the page; a multiple of 64. */
const piece = 4 << 20
/** Larger files are not read into memory as a whole. */
const whole = 64 << 20

const hexOf = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

const byPieces = async (file: Blob): Promise<string> => {
  const hash = sha256()
  const full = file.size - (file.size % 64)
  for (let at = 0; at < full; at += piece)
    hash.add(new Uint8Array(await file.slice(at, Math.min(at + piece, full)).arrayBuffer()))
  return hash.end(new Uint8Array(await file.slice(full).arrayBuffer()))
}

/**
 * The SHA-256 of a file, by which the server names its original; null if it cannot be read. Browsers offer hashing only on secure
 * pages; a clinic's own server is often reached without TLS.
 */
export const hashOf = async (file: Blob): Promise<string | null> => {
  try {
    if (globalThis.crypto?.subtle && file.size <= whole)
      return hexOf(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    return await byPieces(file)
  } catch {
    return null
  }
}
