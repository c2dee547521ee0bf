import { evaluate } from '@sella/ceph/analysis/evaluate'
import { emptyPlan, type Moves, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { ReportInput } from '../input'
import { type PlanEnd, type ReportPlan, reportPlanOf } from '../plan/report-plan'
import { reportInput } from './report-input'

/** Every tooth and bone moved. */
export const everything: Moves = {
  U1: { ...restingMoves.U1, x: -4.6, y: 0.6, turn: 2.2 },
  L1: { ...restingMoves.L1, x: -2, turn: -2.8 },
  U6: { mesial: 1.7, vertical: -1 },
  L6: { mesial: 2.7, vertical: 0.5 },
  MX: { ...restingMoves.MX, x: 4, y: -3, turn: 2, ansStays: true },
  MD: { ...restingMoves.MD, x: -5, turn: -1 },
  MDA: { ...restingMoves.MDA, stops: [{ stop: 'molar' }, { stop: 'overbite', mm: 2 }] },
  CH: { ...restingMoves.CH, x: -3, y: -1 },
}

/** Two years of average growth. */
export const growth: Plan['growth'] = {
  years: 2,
  rates: { nasion: 1, basion: 1, condyle: 1, corpus: 2, nose: 1 },
  maxillaWithNa: 0,
  facialAxis: 1,
}
const facts = { space: -3.2, spee: -1.5, gained: 14.2 }
const budget = { rule: 'sheet', upper: facts, lower: facts } as const

export interface Wish {
  readonly lang?: 'zh' | 'en'
  readonly name?: string
  readonly moves?: Moves
  readonly plan?: Partial<Plan>
  readonly over?: Partial<ReportInput>
  /** The start tracing with every soft-tissue point this many mm back. */
  readonly endsBack?: number
  /** Its scale is doubted beside the other films of the case. */
  readonly endDoubted?: boolean
}

const backBy = (tracing: Tracing, mm: number): Tracing => ({
  ...tracing,
  points: Object.fromEntries(
    Object.entries(tracing.points).map(([name, at]) => [name, ['S', 'Na'].includes(name) ? at : { ...at, x: at.x - 10 * mm }]),
  ),
})

/** A report of a record with one plan, optionally with its end record. */
export const planned = ({
  lang = 'zh',
  name = '拔 14 24 34 44',
  moves = everything,
  plan = {},
  over = {},
  endsBack,
  endDoubted = false,
}: Wish = {}) => {
  const input = reportInput('ABO', { lang, ...over })
  const judged = (tracing: Tracing) => evaluate(tracing, input.analysis, input.subject)
  const tracing = endsBack === undefined ? null : backBy(input.tracing, endsBack)
  const { scaleDoubted = false } = input
  const end: PlanEnd | null = tracing && {
    ...{ date: '2026-06-18', tracing, evaluation: judged(tracing), scaleDoubted: endDoubted },
  }
  const kept = {
    name,
    by: '周',
    savedAt: '2025-07-01T08:00:00Z',
    budget,
    ratioTable: 1,
    ownTable: null,
    ownAxis: null,
    growing: null,
    tracing: '',
  }
  const printed: ReportPlan = reportPlanOf({ ...kept, plan: { ...emptyPlan, moves, ...plan } }, input.tracing, {
    ...{ judged, end, scaleDoubted, axisFilm: null },
  })
  return { ...input, plans: [printed] }
}
