import type { ZodMiniType } from 'zod/mini'
import { jsonIn } from './salvage'

/** What is kept and sent as JSON text: one reader, one rule of what may be written, one description of what is in it. */
export interface TextDocument {
  /** The name the description of the API gives it. */
  readonly name: string
  /** What it holds, in a sentence. */
  readonly holds: string
  /** The form written now, counted from 1; a fixture of every one before it still opens. */
  readonly version: number
  /** The form written now. */
  readonly schema: ZodMiniType
  /** Where the text is malformed, as `Lateral_Ceph.S.x`; null when it may be written. */
  readonly faultIn: (text: string) => string | null
}

/** The first place of `value` that `schema` refuses; `content` for the whole of it. */
export const placeOfFault = (schema: ZodMiniType, value: unknown): string | null => {
  const read = schema.safeParse(value)
  return read.success ? null : read.error.issues[0]?.path.map(String).join('.') || 'content'
}

/** `faultIn` of a document that one schema judges whole. */
export const faultBy =
  (schema: ZodMiniType) =>
  (text: string): string | null =>
    placeOfFault(schema, jsonIn(text))
