import { isLandmarkName } from '../data/landmarks'
import { defaultAxis } from '../data/planning/mandibular-axis'
import { type GrowthSlider, growthSliderNames } from '../data/planning/mean-growth'
import { isPlanReference, planReferences } from '../data/planning/reference-planes'
import { skinResponses } from '../data/planning/responses'
import { farthestAmount, isSegmentName, type SegmentName, segmentNames, segments } from '../data/planning/segments'
import { isToothPivotName, toothPivots } from '../data/planning/tooth-pivots'
import type { Point } from '../geometry/point'
import { isGrowthYears } from './growth'
import {
  type Autorotation,
  emptyPlan,
  type MeanGrowth,
  type Moves,
  type OwnRatio,
  type Plan,
  restingMoves,
  type Stop,
} from './plan'

/** What is wrong with a plan's JSON, and where: `movements.U1.x`. */
export interface PlanFault {
  readonly at: string
  readonly why: 'shape' | 'unknown' | 'number' | 'twice' | 'turn-without-pivot'
  /** The accepted names, or the minimum and the maximum. */
  readonly expected: readonly (string | number)[]
}

class Faulty extends Error {
  readonly fault: PlanFault
  constructor(fault: PlanFault) {
    super(`${fault.at}: ${fault.why}`)
    this.fault = fault
  }
}

const wrong = (at: string, why: PlanFault['why'], expected: PlanFault['expected'] = []): never => {
  throw new Faulty({ at, why, expected })
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldsOf(value: unknown, at: string, allowed: readonly string[]): Fields {
  if (!isFields(value)) return wrong(at, 'shape')
  const strange = Object.keys(value).find(key => !allowed.includes(key))
  return strange === undefined ? value : wrong(at === '' ? strange : `${at}.${strange}`, 'unknown', allowed)
}

function listOf(value: unknown, at: string): readonly unknown[] {
  return Array.isArray(value) ? value : wrong(at, 'shape')
}

function number(value: unknown, at: string, [least, greatest]: readonly [number, number], otherwise: number | null): number {
  if (value === undefined && otherwise !== null) return otherwise
  return typeof value === 'number' && Number.isFinite(value) && value >= least && value <= greatest
    ? value
    : wrong(at, 'number', [least, greatest])
}

/** Amounts outside the usual limits only cause warnings. */
const mm = [-farthestAmount.mm, farthestAmount.mm] as const
/** An axis entered within 50 mm along one plane can be up to 71 mm along another. */
const axisMm = [-100, 100] as const
const degrees = [-farthestAmount.degrees, farthestAmount.degrees] as const
const pixels = [-1e6, 1e6] as const

function truth(value: unknown, at: string): boolean {
  return value === undefined ? false : typeof value === 'boolean' ? value : wrong(at, 'unknown', ['true', 'false'])
}

function point(value: unknown, at: string, range: readonly [number, number]): Point {
  const [x, y, ...more] = listOf(value, at)
  return more.length > 0 ? wrong(at, 'shape') : { x: number(x, `${at}[0]`, range, null), y: number(y, `${at}[1]`, range, null) }
}

const shift = (fields: Fields, at: string) => ({
  x: number(fields.x, `${at}.x`, mm, 0),
  y: number(fields.y, `${at}.y`, mm, 0),
  turn: number(fields.turn, `${at}.turn`, degrees, 0),
})

function incisor(value: unknown, at: string) {
  const fields = fieldsOf(value, at, ['segment', 'x', 'y', 'turn', 'pivot'])
  const moved = shift(fields, at)
  const { pivot } = fields
  const resting = toothPivots.resistance.fraction
  if (pivot === 'translation') return moved.turn === 0 ? { ...moved, pivot: resting } : wrong(`${at}.turn`, 'turn-without-pivot')
  if (isToothPivotName(pivot)) return { ...moved, pivot: toothPivots[pivot].fraction }
  if (typeof pivot === 'string') return wrong(`${at}.pivot`, 'unknown', ['translation', ...Object.keys(toothPivots)])
  return { ...moved, pivot: number(pivot, `${at}.pivot`, [-1, 2], resting) }
}

function molar(value: unknown, at: string) {
  const fields = fieldsOf(value, at, ['segment', 'mesial', 'vertical'])
  return { mesial: number(fields.mesial, `${at}.mesial`, mm, 0), vertical: number(fields.vertical, `${at}.vertical`, mm, 0) }
}

function bone(segment: 'MX' | 'MD' | 'CH', value: unknown, at: string, more: readonly string[] = []) {
  const fields = fieldsOf(value, at, ['segment', 'x', 'y', 'turn', 'about', ...more])
  const { about = restingMoves[segment].about } = fields
  const named = typeof about === 'string' && isLandmarkName(about) && segments[segment].pivots.includes(about)
  if (typeof about === 'string' && !named) return wrong(`${at}.about`, 'unknown', segments[segment].pivots)
  return { ...shift(fields, at), about: named ? about : point(about, `${at}.about`, pixels) }
}

function stop(value: unknown, at: string): Stop {
  if (value === 'molar') return { stop: 'molar' }
  if (!isFields(value)) return wrong(at, 'unknown', ['molar', '{"overbite": mm}'])
  return { stop: 'overbite', mm: number(fieldsOf(value, at, ['overbite']).overbite, `${at}.overbite`, mm, null) }
}

function autorotation(value: unknown, at: string): Autorotation {
  const fields = fieldsOf(value, at, ['segment', 'turn', 'stops', 'axis'])
  return {
    turn: number(fields.turn, `${at}.turn`, degrees, 0),
    stops: listOf(fields.stops ?? [], `${at}.stops`).map((each, i) => stop(each, `${at}.stops[${i}]`)),
    axis: fields.axis === undefined ? defaultAxis : point(fields.axis, `${at}.axis`, axisMm),
  }
}

const readers: { readonly [S in SegmentName]: (value: unknown, at: string) => NonNullable<Moves[S]> } = {
  U1: incisor,
  L1: incisor,
  U6: molar,
  L6: molar,
  MX: (value, at) => {
    const move = bone('MX', value, at, ['ansStays'])
    return { ...move, ansStays: truth((value as Fields).ansStays, `${at}.ansStays`) }
  },
  MD: (value, at) => bone('MD', value, at),
  MDA: autorotation,
  CH: (value, at) => bone('CH', value, at),
}

/** Accepts a list of movements that name their segment, or an object keyed by segment. */
function movesOf(value: unknown): Moves {
  const given = isFields(value)
    ? Object.entries(value)
    : listOf(value, 'movements').map(each => [isFields(each) ? each.segment : undefined, each] as const)
  const moves: Record<string, unknown> = {}
  for (const [i, [segment, move]] of given.entries()) {
    if (!isSegmentName(segment)) return wrong(`movements.${isFields(value) ? segment : i}`, 'unknown', segmentNames)
    if (moves[segment] !== undefined) return wrong(`movements.${segment}`, 'twice')
    moves[segment] = readers[segment](move, `movements.${segment}`)
  }
  return moves
}

function growthOf(value: unknown): MeanGrowth | null {
  if (value === undefined || value === null) return null
  const fields = fieldsOf(value, 'growth', ['years', 'rates', 'maxillaWithNa', 'facialAxis'])
  const { years } = fields
  if (typeof years !== 'number' || !isGrowthYears(years)) return wrong('growth.years', 'number', [0, 5])
  const rates = fieldsOf(fields.rates ?? {}, 'growth.rates', growthSliderNames)
  return {
    years,
    rates: Object.fromEntries(
      growthSliderNames.map(name => [name, number(rates[name], `growth.rates.${name}`, [0, 10], 0)]),
    ) as Record<GrowthSlider, number>,
    maxillaWithNa: number(fields.maxillaWithNa, 'growth.maxillaWithNa', [0, 1], 0),
    facialAxis: number(fields.facialAxis, 'growth.facialAxis', degrees, 0),
  }
}

/** Maximum length of a source, characters; nobody reads longer ones. */
const longestSource = 300

function ownRatio(value: unknown, at: string): OwnRatio {
  const { id, ratio, sd, source } = fieldsOf(value, at, ['id', 'ratio', 'sd', 'source'])
  const usableIds = skinResponses.filter(row => row.use !== 'show only').map(row => row.id)
  if (typeof id !== 'string' || !usableIds.includes(id)) return wrong(`${at}.id`, 'unknown', usableIds)
  if (typeof source !== 'string' || source.trim() === '' || source.length > longestSource) return wrong(`${at}.source`, 'shape')
  return { id, ratio: number(ratio, `${at}.ratio`, [-2, 2], null), sd: number(sd, `${at}.sd`, [0, 2], null), source }
}

/** Whether a JSON value is a valid own ratio: for a row used in the calculation, within its limits, with a source. */
export function isOwnRatio(value: unknown): value is OwnRatio {
  try {
    return ownRatio(value, '').source !== ''
  } catch (error) {
    if (error instanceof Faulty) return false
    throw error
  }
}

function planOf(value: unknown): Plan {
  const fields = fieldsOf(value, '', ['reference', 'movements', 'growth', 'lips', 'lipStrain', 'ratios'])
  const { reference = emptyPlan.reference, lips = emptyPlan.lips } = fields
  if (!isPlanReference(reference)) return wrong('reference', 'unknown', Object.keys(planReferences))
  if (lips !== 'closed' && lips !== 'open') return wrong('lips', 'unknown', ['closed', 'open'])
  return {
    reference,
    moves: movesOf(fields.movements ?? []),
    growth: growthOf(fields.growth),
    lips,
    lipStrain: truth(fields.lipStrain, 'lipStrain'),
    ownRatios: listOf(fields.ratios ?? [], 'ratios').map((each, i) => ownRatio(each, `ratios[${i}]`)),
  }
}

export type PlanRead = { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly fault: PlanFault }

/**
 * Reads a plan from JSON, as stored or passed to the command line. Strict, because half a plan would be a different plan.
 * Anything omitted is at rest.
 */
export function readPlan(value: unknown): PlanRead {
  try {
    return { ok: true, plan: planOf(value) }
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, fault: error.fault }
    throw error
  }
}

const aboutJson = (move: object) =>
  'about' in move && typeof move.about === 'object' ? { about: pair(move.about as Point) } : {}
const pair = ({ x, y }: Point): readonly [number, number] => [x, y]
const stopJson = (stop: Stop) => (stop.stop === 'molar' ? 'molar' : { overbite: stop.mm })

function moveJson(segment: SegmentName, move: NonNullable<Moves[SegmentName]>) {
  if ('stops' in move) return { segment, turn: move.turn, stops: move.stops.map(stopJson), axis: pair(move.axis) }
  return { segment, ...move, ...aboutJson(move) }
}

/** A plan as JSON; `readPlan` restores the same plan. */
export const planJson = ({ reference, moves, growth, lips, lipStrain, ownRatios }: Plan) => ({
  reference,
  movements: segmentNames.flatMap(segment => {
    const move = moves[segment]
    return move ? [moveJson(segment, move)] : []
  }),
  growth,
  lips,
  lipStrain,
  ratios: ownRatios,
})
