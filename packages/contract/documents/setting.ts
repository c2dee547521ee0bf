import type { ZodMiniType } from 'zod/mini'
import { faultBy } from './document'
import { jsonIn, salvage } from './salvage'

/** A setting of the doctor, stored as JSON text under a name. */
export interface SettingDocument<T> {
  /** The name under which it is stored. */
  readonly name: string
  readonly schema: ZodMiniType
  /** Parses the text. Malformed parts are ignored, so that an older or newer version loses only what differs. Never throws. */
  readonly read: (text: string | null | undefined) => T
  /** Path of the first malformed part, e.g. `curveColor` or `SNA.meanSd.permanent.sd`; null when the text may be written. */
  readonly faultIn: (text: string) => string | null
  /**
   * For a setting that may only grow: whether `after` still contains everything in `before`. Left out for a setting that may be
   * overwritten freely.
   */
  readonly continues?: (before: string, after: string) => boolean
}

/** A setting parsed by one schema; `empty` is the value of a missing one. */
export const setting = <T>(name: string, schema: ZodMiniType<T>, empty: T): SettingDocument<T> => ({
  name,
  schema,
  read: text => salvage(schema, jsonIn(text), empty),
  faultIn: faultBy(schema),
})

/** The text with some keys of its object changed; all others stay, including unknown ones. */
export const withKeys = (text: string | null | undefined, part: object): string => {
  const before = jsonIn(text)
  const kept = typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {}
  return JSON.stringify({ ...kept, ...part })
}
