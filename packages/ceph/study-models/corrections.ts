import { incisorRules } from '../data/study-models/incisor-rules'
import type { IncisorChange, SpaceCorrections } from './correction-wish'
import type { ModelAnalysis } from './model-analysis'
import type { ModelReadings } from './readings'
import type { Jaw } from './tooth'

export interface CorrectionLine {
  readonly name: 'incisors' | 'bolton'
  /** Room it gives above 0, costs below 0, mm, both sides together; null while something it needs was not read. */
  readonly mm: number | null
  /** Standard error of reading, where one is known. */
  readonly error: number | null
  readonly counted: boolean
  /** It rests on mm of a film whose scale nobody measured: shown with ≈. */
  readonly approximate: boolean
}

export interface CorrectedSpace {
  /** Crowding below 0, spacing above, as read off the models. */
  readonly crowding: number
  /**
   * What levelling the curve of Spee costs in this arch, mm, measured: contained in the crowding, whose available length lies in the
   * occlusal plane and is shorter by as much. Never added again. Null of the upper arch and while it is not measured.
   */
  readonly levelling: number | null
  readonly lines: readonly CorrectionLine[]
  /** Crowding and every counted line; null while a counted one lacks something. */
  readonly total: number | null
  /** A counted line of it is. */
  readonly approximate: boolean
}

const forward = (jaw: Jaw, change: IncisorChange | null): CorrectionLine => {
  const rule = change && incisorRules[change.rule]
  const fits = rule?.jaws.some(each => each === jaw) ?? false
  const mm = change && rule && fits ? rule.per * change.amount : null
  return { name: 'incisors', mm, error: null, counted: change !== null, approximate: change?.taken?.approximate === true }
}

/** Front teeth of this arch too wide for the other give room once made to fit, too narrow ones cost it. */
const disproportion = ({ bolton }: ModelAnalysis, jaw: Jaw, part: SpaceCorrections['bolton']): CorrectionLine => {
  const ratio = bolton.anterior
  const line = { name: 'bolton', counted: part === 'anterior', approximate: false } as const
  if (ratio.status !== 'measured') return { ...line, mm: null, error: null }
  const { lowerExcess, excessError, upperDeficit, norm } = ratio
  return jaw === 'lower'
    ? { ...line, mm: lowerExcess, error: excessError }
    : { ...line, mm: 0 - upperDeficit, error: (excessError * 100) / norm.mean }
}

/**
 * The space of an arch with what the doctor counts against it: the incisors' change by the rule chosen, and the disproportion of the six
 * front teeth evened out in this arch. Null while the space itself is not measured.
 */
export function correctedSpace(analysis: ModelAnalysis, { corrections }: ModelReadings, jaw: Jaw): CorrectedSpace | null {
  const space = analysis.space[jaw]
  if (space.status !== 'measured') return null
  const wish = corrections[jaw]
  const lines = [forward(jaw, wish.incisors), disproportion(analysis, jaw, wish.bolton)]
  const counted = lines.filter(each => each.counted)
  const whole = counted.every(({ mm }) => mm !== null)
  const total = whole ? counted.reduce((sum, { mm }) => sum + (mm ?? 0), space.discrepancy) : null
  const levelling = jaw === 'lower' ? (analysis.spee?.measured ?? null) : null
  return { crowding: space.discrepancy, levelling, lines, total, approximate: counted.some(each => each.approximate) }
}
