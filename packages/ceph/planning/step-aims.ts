import { furtherNorms } from '../data/norms/items/further'
import { rickettsNorms } from '../data/norms/items/ricketts'
import type { ArchRuleName } from '../data/planning/arch-length'
import type { StepAim } from '../data/planning/guides'
import type { SegmentName } from '../data/planning/segments'
import { groundOf } from '../measure/ground'
import { builtInLookup, measureOn } from '../measure/measure'
import { calibrate } from '../tracing/calibration'
import type { Tracing } from '../tracing/tracing'
import type { Unit } from '../unit'
import type { Words } from '../words'
import { isReached } from './aim-as-read'
import { type ArchFacts, archBudget, isRemainderBeyond } from './arch-budget'
import { type Moves, type Plan, restingMoves, type Stop } from './plan'
import { type Prediction, predict } from './predict'
import { rootBetween } from './root'
import { reach as leverReach, leverStart, suggest } from './suggest'
import { targetsOf } from './targets'

/** Overjet that the guide proposes, mm: the norm of the product's own item (RICKETTS79). */
const guideOverjet = furtherNorms.Overjet.mean

const interincisalItem = 'Interincisal angle(Ricketts)'

/** Interincisal angle that the guide proposes, degrees: the norm of Ricketts' own item (RICKETTS79). */
const guideInterincisal = rickettsNorms[interincisalItem].mean

/** What the doctor entered for the arches. */
export interface ArchesFacts {
  readonly rule: ArchRuleName
  readonly upper: ArchFacts
  readonly lower: ArchFacts
}

/** Difference between a plan and a step's aim. */
export interface AimState {
  readonly name: Words
  readonly unit: Unit
  readonly wanted: number
  /** Null for an aim without a value: contact is either reached or not. */
  readonly value: number | null
  readonly reached: boolean
}

/** A movement that would make the plan reach an aim; the doctor decides whether to accept it. */
export interface Proposal {
  readonly segment: SegmentName
  readonly move: NonNullable<Moves[SegmentName]>
  readonly plan: Plan
}

const overjet: Words = { zh: '覆盖', en: 'Overjet' }
const interincisal: Words = { zh: '切牙间角', en: 'Interincisal angle' }
const archNames = {
  upper: { zh: '上牙弓剩余', en: 'Upper arch remainder' },
  lower: { zh: '下牙弓剩余', en: 'Lower arch remainder' },
}

const itemValue = (tracing: Tracing, item: string, unit: Unit): number | null => {
  const reading = measureOn(item, unit, groundOf(tracing.points, calibrate(tracing), { lookup: builtInLookup }))
  return reading.status === 'read' ? reading.value : null
}
const overjetOf = (tracing: Tracing): number | null => itemValue(tracing, 'Overjet', 'mm')
const interincisalOf = (tracing: Tracing): number | null => itemValue(tracing, interincisalItem, 'degree')

const stateOf = (name: Words, unit: Unit, wanted: number, value: number | null): AimState | null =>
  value === null ? null : { name, unit, wanted, value, reached: isReached({ wanted, range: null, unit }, value) }

const remainderOf = (prediction: Prediction, arch: 'upper' | 'lower', facts: ArchesFacts): number =>
  archBudget(prediction, arch, facts[arch], facts.rule).remainder

const hasMolarStop = (moves: Moves): boolean => moves.MDA?.stops.some(({ stop }) => stop === 'molar') ?? false

/** The state of an aim after a plan; null if it cannot be determined from the film. */
export function aimState(aim: StepAim, plan: Plan, prediction: Prediction, facts: ArchesFacts): AimState | null {
  if (aim.aim === 'target') {
    return targetsOf(prediction.tracing).find(({ key }) => key === aim.key) ?? null
  }
  if (aim.aim === 'contact') {
    const reached = hasMolarStop(plan.moves) && !prediction.autorotation.unmet.some(({ stop }) => stop === 'molar')
    return { name: { zh: '第一接触', en: 'First contact' }, unit: 'degree', wanted: 0, value: null, reached }
  }
  if (aim.aim === 'interincisal') return stateOf(interincisal, 'degree', guideInterincisal, interincisalOf(prediction.tracing))
  if (!prediction.frame.calibrated) return null
  if (aim.aim === 'arch') {
    const value = remainderOf(prediction, aim.arch, facts)
    return { name: archNames[aim.arch], unit: 'mm', wanted: 0, value, reached: !isRemainderBeyond(value) }
  }
  return stateOf(overjet, 'mm', guideOverjet, overjetOf(prediction.tracing))
}

/** Search range for a movement, mm in either direction. */
const reach = 25

/** The plan with the `amount` of a segment solved so that `off` is 0; null if out of range. */
function solved<S extends 'U1' | 'L1' | 'U6' | 'L6' | 'MD'>(
  start: Tracing,
  plan: Plan,
  segment: S,
  off: (prediction: Prediction) => number | null,
): Proposal | null {
  const base = { ...restingMoves[segment], ...plan.moves[segment] }
  const amount = 'mesial' in base ? 'mesial' : 'x'
  const from = 'mesial' in base ? base.mesial : base.x
  const moveBy = (by: number) => ({ ...base, [amount]: by }) as NonNullable<Moves[S]>
  const planBy = (by: number): Plan => ({ ...plan, moves: { ...plan.moves, [segment]: moveBy(by) } })
  const left = (by: number): number => {
    const after = predict(start, planBy(by))
    return after.status === 'predicted' ? (off(after) ?? Number.NaN) : Number.NaN
  }
  const by = rootBetween(left, from - reach, from + reach, 1e-6)
  if (by === null || Math.abs(left(by)) > 0.01) return null
  return { segment, move: moveBy(by), plan: planBy(by) }
}

/** The upper incisor turned about its edge, which stays in place, to the guide's interincisal angle; null if out of range. */
function turnedToInterincisal(start: Tracing, plan: Plan): Proposal | null {
  const base = leverStart(start, plan, { tooth: 'U1', amount: 'turn' })
  const moveBy = (turn: number) => ({ ...base, turn })
  const planBy = (turn: number): Plan => ({ ...plan, moves: { ...plan.moves, U1: moveBy(turn) } })
  const left = (turn: number): number => {
    const after = predict(start, planBy(turn))
    const angle = after.status === 'predicted' ? interincisalOf(after.tracing) : null
    return angle === null ? Number.NaN : angle - guideInterincisal
  }
  const turn = rootBetween(left, base.turn - leverReach.turn, base.turn + leverReach.turn, 1e-6)
  if (turn === null || Math.abs(left(turn)) > 0.01) return null
  return { segment: 'U1', move: moveBy(turn), plan: planBy(turn) }
}

/** The movement that reaches a step's aim with the rest of the plan unchanged; null if there is none or the film has no scale. */
export function proposalFor(start: Tracing, plan: Plan, aim: StepAim, facts: ArchesFacts): Proposal | null {
  if (aim.aim === 'target') {
    const suggestion = suggest(start, plan, aim.key)
    return suggestion && { segment: suggestion.tooth, move: suggestion.move, plan: suggestion.plan }
  }
  if (aim.aim === 'contact') {
    const stops: readonly Stop[] = [...(plan.moves.MDA?.stops ?? []).filter(({ stop }) => stop !== 'molar'), { stop: 'molar' }]
    const move = { ...restingMoves.MDA, ...plan.moves.MDA, stops }
    return { segment: 'MDA', move, plan: { ...plan, moves: { ...plan.moves, MDA: move } } }
  }
  if (aim.aim === 'interincisal') return turnedToInterincisal(start, plan)
  if (calibrate(start).mmPerPixel === null) return null
  if (aim.aim === 'arch')
    return solved(start, plan, aim.arch === 'upper' ? 'U6' : 'L6', after => remainderOf(after, aim.arch, facts))
  return solved(start, plan, aim.segment, after => {
    const value = overjetOf(after.tracing)
    return value === null ? null : value - guideOverjet
  })
}
