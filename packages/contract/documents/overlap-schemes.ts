import { landmarkNames } from '@sella/ceph/data/landmarks'
import { holdNames, registrationNames, registrations } from '@sella/ceph/superimpose/registrations'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { z } from 'zod/mini'
import { withCleanNames } from './clean-names'
import { faultBy, type TextDocument } from './document'
import { jsonIn, salvage } from './salvage'
import { proven, type Same } from './same'

const registration = z.enum(registrationNames)
const hold = z.enum(holdNames)
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** A map keyed by record uuid. */
const perRecord = <T extends z.ZodMiniType>(of: T) => z.record(z.string(), of)

const point = z.object({ x: z.number(), y: z.number() })
/** mm, positive forward and down; radians, clockwise. */
const nudge = z.object({ x: z.number(), y: z.number(), turn: z.number() })

const holds = z.partialRecord(registration, hold).check(
  z.refine(chosen =>
    registrationNames.every(name => {
      const manner = chosen[name]
      return manner === undefined || registrations[name].holds.includes(manner)
    }),
  ),
)

const shape = {
  name: z.string().check(z.refine(name => name.trim() !== '')),
  uuids: z.array(z.string()).check(z.refine(uuids => new Set(uuids).size === uuids.length)),
  cephImgs: perRecord(z.string()),
  overFun: z.enum([...registration.options, 'multiview']),
  registerAt: z.optional(holds),
  points: z.partialRecord(registration, perRecord(z.partialRecord(z.enum(landmarkNames), point))),
  imgTrans: z.partialRecord(registration, perRecord(nudge)),
  scales: z.optional(perRecord(z.nullable(z.number()))),
  scalesStated: z.optional(perRecord(z.number())),
  lines: z.optional(z.object({ colours: z.enum(['own', 'board']), kinds: z.boolean() })),
  savedOn: z.optional(day),
}
const scheme = z.object(shape)
proven<Same<z.output<typeof scheme>, OverlapScheme>>()

/**
 * The current form: each scheme in the list carries `"version": 2`, because the specification's list has no room for a version of
 * its own. Schemes without one are version 1, which held the same fields. A newer one is refused, because reading only part of it
 * and writing that back would lose data.
 */
const STORED_VERSION = 2

/** Unknown fields are kept. */
const schema = z.array(z.looseObject({ version: z.optional(z.literal([1, STORED_VERSION])), ...shape }))

/**
 * The schemes of a case from their stored text; null when it is not a valid list. Accepted whole or not at all, because writing
 * back a part would lose the rest.
 */
export const parseSchemes = (text: string): readonly OverlapScheme[] | null => {
  const stored = schema.safeParse(jsonIn(text)).data
  return stored ? withCleanNames(stored.map(({ version: _, ...scheme }) => scheme)) : null
}

const named = z.array(z.looseObject({ name: z._default(z.string(), ''), uuids: z._default(z.array(z.string()), []) }))

/**
 * The names of stored schemes and the records they refer to. Also works on a text that cannot be read as schemes; malformed parts
 * are left out.
 */
export const recordsNamed = (text: string): readonly Pick<OverlapScheme, 'name' | 'uuids'>[] =>
  withCleanNames(salvage(named, jsonIn(text), []))

/** The text in which the schemes of a case are stored, unknown fields included. */
export const serialiseSchemes = (schemes: readonly OverlapScheme[]): string =>
  JSON.stringify(schemes.map(scheme => ({ version: STORED_VERSION, ...scheme })))

/** The schemes of a stored text without fields that the product does not know; none where the text is no valid list. */
export const knownSchemesOnly = (text: string): readonly OverlapScheme[] =>
  (parseSchemes(text) ?? []).flatMap(stored => scheme.safeParse(stored).data ?? [])

/** The saved overlaps of a case. */
export const overlapSchemesDocument: TextDocument = {
  name: 'OverlapSchemes',
  holds: "A case's saved superimpositions; the first record of each is the reference.",
  version: STORED_VERSION,
  schema,
  faultIn: faultBy(schema),
}
