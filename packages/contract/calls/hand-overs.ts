import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'

/** More cases than one doctor ever treats. */
const mostCases = 5000

const handOver = z.strictObject({
  uuid: f.uuid,
  from: f.uuid,
  fromName: z.string(),
  to: f.uuid,
  toName: z.string(),
  /** Who handed the cases over: their former doctor, or an owner. */
  byName: z.string(),
  note: z.string(),
  state: z.enum(['waiting', 'done', 'declined', 'withdrawn']),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
  /** Number of cases in the hand-over. */
  cases: z.int(),
  /** Some of the cases, by name. */
  some: z.array(z.strictObject({ uuid: f.uuid, name: z.string() })),
  /** Whether the caller is the one to answer it, and whether the caller may withdraw it. */
  mine: z.boolean(),
  withdraws: z.boolean(),
})

/** One case, or all cases of a member, handed to another member of the clinic. */
export const handOvers = {
  handOverAdd: call('/clinic/handOver', {
    once: true,
    input: z.strictObject({
      /** The member whose cases are handed over. */
      from: f.uuid,
      to: f.uuid,
      /** Some of that member's cases, or all of them. */
      cases: z.union([z.literal('all'), z.array(f.uuid).check(z.minLength(1), z.maxLength(mostCases))]),
      note: z.string().check(z.trim(), z.maxLength(1000)),
    }),
    output: z.strictObject({ uuid: f.uuid, cases: z.int(), waits: z.boolean() }),
    does: 'Hands cases from one member to another with a note: an owner any, at once; others their own, which wait to be accepted.',
  }),
  handOverList: call('/clinic/handOvers', {
    input: z.strictObject({
      /** Only hand-overs of this case. */
      caseUuid: z.optional(f.uuid),
    }),
    output: z.array(handOver),
    does: 'Hand-overs, the latest first: to whom manages the clinic all, to others those from and to them; or those of one case.',
  }),
  handOverTo: call('/clinic/handOverTo', {
    input: f.nothing,
    output: z.array(z.strictObject({ person: f.uuid, name: z.string() })),
    does: "The clinic's members whose role can take cases; none at the own desk.",
  }),
  handOverSettle: call('/clinic/handOverSettle', {
    once: true,
    input: z.strictObject({ uuid: f.uuid, as: z.enum(['accepted', 'declined', 'withdrawn']) }),
    output: z.strictObject({ cases: z.int() }),
    does: 'Accepts or declines cases that were offered to the caller, or takes back an offer; answers how many cases are hers now.',
  }),
} as const
