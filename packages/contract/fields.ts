import { z } from 'zod/mini'

/** Building blocks of every input: bounded, so that nothing huge reaches a store. */
export const uuid = z.uuid()
export const shortText = z.string().check(z.maxLength(200))
export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
export const longText = z.string().check(z.maxLength(4000))
/** JSON kept as text, at most 2 MB: tracings, schemes, settings. */
export const jsonText = z.string().check(z.maxLength(2_000_000))
/** A treatment plan as JSON text: some hundred numbers. */
export const planText = z.string().check(z.maxLength(100_000))
export const loginName = z.string().check(z.trim(), z.minLength(3), z.maxLength(64), z.regex(/^[\p{L}\p{N}._@+-]+$/u))
export const password = z.string().check(z.minLength(8), z.maxLength(200))
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date()
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()
/** A record's date with time as the form gives it: local or with offset. */
export const dateTime = z.iso.datetime({ local: true, offset: true })
/** A whole number that both databases hold as an integer: 2^31 - 1 at most. */
export const wholeFrom = (least: number) => z.int().check(z.gte(least), z.lte(2_147_483_647))
export const nothing = z.strictObject({})
export const done = z.strictObject({})
