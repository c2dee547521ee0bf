import type { ToothKind } from '../data/study-models/tooth-widths'
import { lowerIncisorSum, lowerIncisors, predictionOf } from './mixed-dentition'
import type { ModelReadings } from './readings'
import { type Jaw, type Side, type Tooth, toothOf } from './tooth'
import { sumOfWidths, toothWidth } from './width'

/** The space that the teeth of a segment require. */
export interface Required {
  readonly mm: number
  /** The teeth whose widths it is made of, and how far each goes into it: 1, or of predicted teeth the prediction's slope. */
  readonly from: readonly Tooth[]
  readonly share: number
  /** The part of it that is proportional to the scale, mm. */
  readonly scaled: number
  readonly borrowed: readonly Tooth[]
  readonly predicted: boolean
}

/** What is still to be read; `table`: the lower incisors are, but nothing can be predicted from them. */
export type RequiredLack = Tooth | 'table'

/** Widths of the teeth of a segment; where `predicting`, the width predicted of canine and premolars. */
export function requiredSpace(
  readings: ModelReadings,
  { jaw, side, kinds, predicting }: { jaw: Jaw; side: Side; kinds: readonly ToothKind[]; predicting: boolean },
): Required | readonly RequiredLack[] {
  const from = predicting ? lowerIncisors : kinds.map(kind => toothOf(jaw, side, kind))
  const read = predicting ? lowerIncisorSum(readings) : sumOfWidths(readings, from)
  if (read.sum === null) return read.lacking
  const { mm, borrowed } = read.sum
  if (!predicting || readings.prediction === null) return { mm, from, share: 1, scaled: mm, borrowed, predicted: false }
  const line = predictionOf(mm, jaw, readings.prediction)
  if (line === null) return ['table']
  return { mm: line.mm, from, share: line.perMm, scaled: line.perMm * mm, borrowed, predicted: true }
}

/**
 * Standard error of reading of what segments require together, mm, without that of a scale. A width that counts more than once, borrowed
 * for the other side or behind the predicted teeth of both sides, errs as often: its parts are added before they are squared.
 */
export function requiredScatter(readings: ModelReadings, needs: readonly Required[]): number {
  const counts = new Map<Tooth, number>()
  for (const { from, share } of needs)
    for (const tooth of from) {
      const read = toothWidth(readings, tooth)?.from ?? tooth
      counts.set(read, (counts.get(read) ?? 0) + share)
    }
  return Math.hypot(...[...counts].map(([tooth, count]) => count * (toothWidth(readings, tooth)?.scatter ?? 0)))
}
