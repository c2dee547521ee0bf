import { incisorRules } from '../data/study-models/incisor-rules'
import type { IncisorChange, SpaceCorrections } from './correction-wish'
import type { ModelAnalysis } from './model-analysis'
import type { ModelReadings } from './readings'
import type { Jaw } from './tooth'

export interface CorrectionLine {
  readonly name: 'incisors' | 'bolton'
  /** Space gained (positive) or used (negative), mm, sum of both sides; null while a value it needs has not been read. */
  readonly mm: number | null
  /** Standard error of reading, if known. */
  readonly error: number | null
  readonly counted: boolean
  /** Depends on mm of a film whose scale was not measured: shown with ≈. */
  readonly approximate: boolean
}

export interface CorrectedSpace {
  /** Crowding (negative) or spacing (positive), as measured on the models. */
  readonly crowding: number
  /**
   * Space used by levelling the curve of Spee in this arch, mm, measured. It is contained in the crowding, whose available length
   * lies in the occlusal plane and is shorter by this amount, so it is never added again. Null for the upper arch and while not
   * measured.
   */
  readonly levelling: number | null
  readonly lines: readonly CorrectionLine[]
  /** Crowding plus every counted line; null while a counted line lacks a value. */
  readonly total: number | null
  /** True if any counted line is approximate. */
  readonly approximate: boolean
}

const forward = (jaw: Jaw, change: IncisorChange | null): CorrectionLine => {
  const rule = change && incisorRules[change.rule]
  const fits = rule?.jaws.some(each => each === jaw) ?? false
  const mm = change && rule && fits ? rule.per * change.amount : null
  return { name: 'incisors', mm, error: null, counted: change !== null, approximate: change?.taken?.approximate === true }
}

/**
 * If the front teeth of this arch are too wide for the other, reducing them gains space; if they are too narrow, building them up
 * uses space.
 */
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
 * The space of an arch with the doctor's corrections: the incisors' change by the chosen rule, and the size discrepancy of the
 * six front teeth corrected in this arch. Null while the space itself has not been measured.
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
