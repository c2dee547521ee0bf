import { type ArchRuleName, isArchRuleName } from '@sella/ceph/data/planning/arch-length'
import { type GuideName, isGuideName } from '@sella/ceph/data/planning/guides'
import { planReferenceNames } from '@sella/ceph/data/planning/reference-planes'
import { RATIO_TABLE_VERSION } from '@sella/ceph/data/planning/responses'
import { type ArchFacts, noArchFacts } from '@sella/ceph/planning/arch-budget'
import { type AxisOrigin, axisDoubts } from '@sella/ceph/planning/axis-origin'
import type { Growing } from '@sella/ceph/planning/growing'
import type { OwnTableNamed } from '@sella/ceph/planning/own-ratio-table'
import { emptyPlan, type Plan } from '@sella/ceph/planning/plan'
import { planJson, readPlan } from '@sella/ceph/planning/plan-json'
import { z } from 'zod/mini'
import { day } from './own-ratios'
import { jsonIn } from './salvage'
import { proven, type Same } from './same'

/** The doctor's entries for the arch-length budget. */
export interface ArchBudgetFacts {
  readonly rule: ArchRuleName
  readonly upper: ArchFacts
  readonly lower: ArchFacts
}

/** A treatment plan as stored with its record. */
export interface PlanDocument {
  readonly plan: Plan
  readonly budget: ArchBudgetFacts
  /** Identifies the tracing it was made on; empty before anything is planned. */
  readonly tracing: string
  /** Version of the built-in ratios it was made with. */
  readonly ratioTable: number
  /**
   * The version of the doctor's own table that the plan's ratios came from; null where there is none, or where the ratios were
   * set for this plan alone.
   */
  readonly ownTable: OwnTableNamed | null
  /** The film on which the autorotation axis was found; null for an axis not found on films, or set elsewhere since. */
  readonly ownAxis: AxisOrigin | null
  /** Who stated that the patient grows, and when; null while nobody did. */
  readonly growing: Growing | null
  /** The record at the end of the treatment carried out by this plan; null until the doctor names one. */
  readonly result: string | null
  /** The guided order the doctor follows, with the steps she has finished; null while she follows none. */
  readonly guide: { readonly name: GuideName; readonly done: readonly string[] } | null
}

const noBudget: ArchBudgetFacts = { rule: 'sheet', upper: noArchFacts, lower: noArchFacts }

export const emptyPlanDocument: PlanDocument = {
  plan: emptyPlan,
  budget: noBudget,
  tracing: '',
  ratioTable: RATIO_TABLE_VERSION,
  ownTable: null,
  ownAxis: null,
  growing: null,
  result: null,
  guide: null,
}

const amount = z.number().check(z.gte(-100), z.lte(100))
const facts = z.strictObject({ space: amount, spee: amount, gained: amount })
const kept = {
  plan: z.unknown(),
  budget: z.strictObject({ rule: z.string().check(z.refine(isArchRuleName)), upper: facts, lower: facts }),
  tracing: z.string().check(z.maxLength(64)),
  ratioTable: z.int().check(z.gte(1)),
}
const guide = z.strictObject({
  name: z.string().check(z.refine(isGuideName)),
  done: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
})
const result = z.nullable(z.uuid())
const ownTable = z.strictObject({ table: z.uuid(), version: z.int().check(z.gte(1)), day })
proven<Same<z.output<typeof ownTable>, OwnTableNamed>>()

const millimetres = z.number().check(z.gte(0), z.lte(1000))
const axis = {
  record: z.uuid(),
  day,
  range: z.strictObject({ x: millimetres, y: millimetres }),
  reference: z.enum(planReferenceNames),
  doubts: z.array(z.enum(axisDoubts)),
}
const axisSince5 = z.strictObject(axis)
const ownAxis = z.strictObject({ ...axis, tracings: z.string().check(z.maxLength(64)) })
proven<Same<z.output<typeof ownAxis>, AxisOrigin>>()

const growing = z.strictObject({ by: z.string().check(z.maxLength(200)), day })
proven<Same<z.output<typeof growing>, Growing>>()

/**
 * What later versions added: version 2 the record that shows the result, version 3 the guided order, version 4 the table of own
 * ratios, version 5 the origin of the axis, version 6 who stated that the patient grows, version 7
 * the tracings the axis was found from.
 */
const since4 = { ...kept, result, guide: z.nullable(guide), ownTable: z.nullable(ownTable) }
const since5 = { ...since4, ownAxis: z.nullable(axisSince5) }
const since6 = { ...since5, growing: z.nullable(growing) }
const schema = z.discriminatedUnion('version', [
  z.strictObject({ version: z.literal(1), ...kept }),
  z.strictObject({ version: z.literal(2), ...kept, result }),
  z.strictObject({ version: z.literal(3), ...kept, result, guide: z.nullable(guide) }),
  z.strictObject({ version: z.literal(4), ...since4 }),
  z.strictObject({ version: z.literal(5), ...since5 }),
  z.strictObject({ version: z.literal(6), ...since6 }),
  z.strictObject({ version: z.literal(7), ...since6, ownAxis: z.nullable(ownAxis) }),
])

export type PlanDocumentRead =
  | { readonly ok: true; readonly document: PlanDocument }
  | { readonly ok: false; readonly at: string }

/**
 * Reads a stored plan. Strict: half a plan would be a different plan. `at`: path of the first part that cannot be read, e.g.
 * `plan.movements.U1.x`.
 */
export function readPlanDocument(text: string): PlanDocumentRead {
  const read = schema.safeParse(jsonIn(text))
  if (!read.success) return { ok: false, at: read.error.issues[0]?.path.map(String).join('.') || 'content' }
  const { plan, budget, tracing, ratioTable } = read.data
  const ended = read.data.version === 1 ? null : read.data.result
  const by = 'guide' in read.data ? read.data.guide : null
  const planned = readPlan(plan)
  if (!planned.ok) return { ok: false, at: `plan.${planned.fault.at}` }
  return {
    ok: true,
    document: {
      ...{ plan: planned.plan, budget: { ...budget, rule: budget.rule as ArchRuleName }, tracing, ratioTable, result: ended },
      ownTable: 'ownTable' in read.data ? read.data.ownTable : null,
      ownAxis: 'ownAxis' in read.data ? read.data.ownAxis && { tracings: '', ...read.data.ownAxis } : null,
      growing: 'growing' in read.data ? read.data.growing : null,
      guide: by && { name: by.name as GuideName, done: by.done },
    },
  }
}

/** The text to store. */
export const writePlanDocument = ({ plan, ...rest }: PlanDocument): string =>
  JSON.stringify({ version: 7, plan: planJson(plan), ...rest })
