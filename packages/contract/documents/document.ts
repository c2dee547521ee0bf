import type { ZodMiniType } from 'zod/mini'
import { jsonIn } from './salvage'

/**
 * A document stored and sent as JSON text, with a single parser, a single rule for what may be written and a single description
 * of its content.
 */
export interface TextDocument {
  /** The name under which the API description lists it. */
  readonly name: string
  /** What it holds, in one sentence. */
  readonly holds: string
  /** The version of the form written now, counted from 1. A fixture of every earlier form must still open. */
  readonly version: number
  /** Schema of the form written now. */
  readonly schema: ZodMiniType
  /** Path of the first malformed part, e.g. `Lateral_Ceph.S.x`; null when the text may be written. */
  readonly faultIn: (text: string) => string | null
}

/** Path of the first part of `value` that `schema` refuses; `content` if it is the value as a whole. */
export const placeOfFault = (schema: ZodMiniType, value: unknown): string | null => {
  const read = schema.safeParse(value)
  return read.success ? null : read.error.issues[0]?.path.map(String).join('.') || 'content'
}

/** `faultIn` for a document that is checked by one schema. */
export const faultBy =
  (schema: ZodMiniType) =>
  (text: string): string | null =>
    placeOfFault(schema, jsonIn(text))
