import type { ZodMiniType } from 'zod/mini'
import { faultBy } from './document'
import { jsonIn, salvage } from './salvage'

/** A setting of the doctor that is kept as JSON text under a name. */
export interface SettingDocument<T> {
  /** The name it is kept under. */
  readonly name: string
  readonly schema: ZodMiniType
  /** What the text says. Parts that are malformed are left aside, so that an older or a newer version costs only what differs. Never throws. */
  readonly read: (text: string | null | undefined) => T
  /** Where the text is malformed, as `curveColor` or `SNA.meanSd.permanent.sd`; null when it may be written. */
  readonly faultIn: (text: string) => string | null
  /** Of a setting that only grows: whether `after` keeps what `before` holds. Left out where a setting may be written anew. */
  readonly continues?: (before: string, after: string) => boolean
}

/** A setting read by one schema; `empty` is what a missing one says. */
export const setting = <T>(name: string, schema: ZodMiniType<T>, empty: T): SettingDocument<T> => ({
  name,
  schema,
  read: text => salvage(schema, jsonIn(text), empty),
  faultIn: faultBy(schema),
})

/** The text with some keys of its object changed; all others stay, also those that nobody here knows. */
export const withKeys = (text: string | null | undefined, part: object): string => {
  const before = jsonIn(text)
  const kept = typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {}
  return JSON.stringify({ ...kept, ...part })
}
