import { createHmac, timingSafeEqual } from 'node:crypto'
import { base } from '@sella/contract/call'
import type { Clock } from '../db/now'

/** Seconds a signed address opens its file at most (spec section 9). */
export const validity = 1200
/** Addresses made within this many seconds are the same, so that a browser's cache meets them again. */
const step = 300

export interface Signer {
  /** An address under which this path of the file store opens, for 900 to 1200 s. */
  url(path: string): string
  /** Whether path, expiry and signature belong together and the time has not run out. */
  accepts(signed: { readonly path: string; readonly expires: string; readonly signature: string }): boolean
}

/** Signs the paths of stored files with a secret of this installation. */
export const signerWith = (secret: Buffer, now: Clock): Signer => {
  const sign = (path: string, expires: string): Buffer => createHmac('sha256', secret).update(`${path}\n${expires}`).digest()
  return {
    url: path => {
      const seconds = Math.floor(now() / 1000)
      const expires = String(Math.floor(seconds / step) * step + validity)
      const query = new URLSearchParams({ path, expires, signature: sign(path, expires).toString('base64url') })
      return `${base}/file/get?${query}`
    },
    accepts: ({ path, expires, signature }) => {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) <= now() / 1000) return false
      const given = Buffer.from(signature, 'base64url')
      const right = sign(path, expires)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
