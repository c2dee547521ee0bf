import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { base } from '@sella/contract/call'
import type { Clock } from '../db/now'

/** Longest validity of a signed address in seconds (spec section 9). */
export const validity = 1200
/** Addresses created within this many seconds are identical, so that a browser's cache can reuse them. */
const step = 300

const forWhom = new AsyncLocalStorage<string>()

/** Runs work whose addresses of files are for this bearer (`bearers.ts`); they open nothing once the bearer may see nothing. */
export const signingFor = <T>(bearer: string, work: () => T): T => forWhom.run(bearer, work)

/** The name under which the address of a file is signed for its bearer; no path contains a space. */
export const fileNamed = (path: string, by: string): string => `${path} for ${by}`

/** The part of an address's query that authorises it. */
export interface Signature {
  readonly expires: string
  readonly signature: string
}

export interface Signer {
  /** A signature with which this name is accepted for the given number of seconds. Different things must have different names. */
  sign(path: string, seconds: number): Signature
  /** A keyed digest of a text that only this installation can compute, in base64url. */
  mac(text: string): string
  /** An address that opens this path of the file store for 900 to 1200 s, and while its bearer (`signingFor`) may see it. */
  url(path: string): string
  /** Whether path, expiry and signature belong together and the address has not expired. */
  accepts(signed: { readonly path: string; readonly expires: string; readonly signature: string }): boolean
}

/** Signs the paths of stored files with a secret of this installation. */
export const signerWith = (secret: Buffer, now: Clock): Signer => {
  const digest = (path: string, expires: string): Buffer => createHmac('sha256', secret).update(`${path}\n${expires}`).digest()
  const seconds = (): number => Math.floor(now() / 1000)
  const until = (path: string, end: number): Signature => ({
    expires: String(end),
    signature: digest(path, String(end)).toString('base64url'),
  })
  return {
    sign: (path, lasting) => until(path, seconds() + lasting),
    mac: text => digest(text, '').toString('base64url'),
    url: path => {
      const by = forWhom.getStore()
      if (by === undefined) throw new Error('an address of a file is for nobody')
      const signed = until(fileNamed(path, by), Math.floor(seconds() / step) * step + validity)
      return `${base}/file/get?${new URLSearchParams({ path, by, ...signed })}`
    },
    accepts: ({ path, expires, signature }) => {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) <= now() / 1000) return false
      const given = Buffer.from(signature, 'base64url')
      const right = digest(path, expires)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
