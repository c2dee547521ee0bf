import { z } from 'zod/mini'
import { nameAsRead, typedName } from './name-as-read'

/** Building blocks of every input, all bounded so that nothing oversized reaches a store. */
export const uuid = z.uuid()
/** A whole number from 1 to 9999, as text in an address. */
export const pageText = z.string().check(z.regex(/^[1-9]\d{0,3}$/))
export const shortText = z.string().check(z.maxLength(200))
/** A name that is given to somebody or something and printed: without marks that turn the text after it around. */
export const name = z.string().check(z.overwrite(nameAsRead), z.trim(), z.minLength(1), z.maxLength(100))
/** The name of an own analysis, likewise; an empty one is refused with a reason of its own. */
export const analysisName = z.string().check(z.overwrite(typedName), z.maxLength(100))
/** The number of a case: printed beside its name, and likewise cleaned. */
export const caseNo = z.string().check(z.overwrite(nameAsRead), z.trim(), z.maxLength(64))
/** A name by which something stored is found, as it is. */
export const storedName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
export const longText = z.string().check(z.maxLength(4000))
/** JSON as text, at most 2 MB: settings. */
export const jsonText = z.string().check(z.maxLength(2_000_000))
/** A treatment plan as JSON text: a few hundred numbers. */
export const planText = z.string().check(z.maxLength(100_000))

/** The documents in `documents/documents.ts`, by the names used in the API description. */
type DocumentName = 'Tracing' | 'FacePoints' | 'Alignment' | 'ModelReadings' | 'OverlapSchemes' | 'PictureMarks' | 'OwnAnalysis'

/** Tells readers of the API description which document a text holds. */
const holding = (name: DocumentName) => ({
  contentMediaType: 'application/json',
  contentSchema: { $ref: `#/components/schemas/${name}` },
})

/** A document in a request: its text, validated by the document's own rule. */
export const documentIn = (name: DocumentName) =>
  z.string().check(z.maxLength(2_000_000)).register(z.globalRegistry, holding(name))

/** A document in a reply, as it was stored. */
export const documentOut = (name: DocumentName) => z.string().register(z.globalRegistry, holding(name))
export const loginName = z.string().check(z.trim(), z.minLength(3), z.maxLength(64), z.regex(/^[\p{L}\p{N}._@+-]+$/u))
export const password = z.string().check(z.minLength(8), z.maxLength(200))
/** An authenticator code or recovery code, with any spacing. */
export const oneTimeCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date()
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()
const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
/** A time zone by its IANA name: Asia/Shanghai. */
export const zone = z.string().check(z.maxLength(64), z.refine(isZone))
/** A record's date and time as entered in the form: local or with offset. */
export const dateTime = z.iso.datetime({ local: true, offset: true })
/** A whole number that both databases can hold as an integer: 2^31 - 1 at most. */
export const wholeFrom = (least: number) => z.int().check(z.gte(least), z.lte(2_147_483_647))
export const nothing = z.strictObject({})
export const done = z.strictObject({})
