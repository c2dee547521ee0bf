import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { faceAnalyses } from '@sella/ceph/data/face-methods'
import type { FaceView } from '@sella/ceph/data/face-views'
import { evaluateFace } from '@sella/ceph/face/evaluate-face'
import { faceItemsOn } from '@sella/ceph/face/leans-on'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { ReportPicture } from '../picture'

/** A face photo with its placed points and its measurements. */
export interface FaceReading {
  readonly view: FaceView
  /** At the size of the photo on which its points were placed, in pixels. */
  readonly picture: ReportPicture
  readonly tracing: Tracing
  readonly analysis: Analysis
  readonly evaluation: Evaluation
}

/** On paper a view has one table: every item of its built-in analyses, each once, under the name of the first. */
const analysisOf = (view: FaceView): Analysis => {
  const all = faceAnalyses[view]
  const [first] = all
  if (!first) throw new Error('every view has an analysis')
  const each = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]
  return { ...first, items: each(all.flatMap(analysis => analysis.items)), lines: each(all.flatMap(analysis => analysis.lines)) }
}

/** A view's points on its photo. */
export interface FacePoints {
  readonly view: FaceView
  readonly tracing: Tracing
  /** The record's film has a scale that its others make doubtful: a photo that has its scale from it shows no lengths. */
  readonly filmDoubted: boolean
}

/**
 * What all items of a view measure on its photo. A length requires the photo's own scale, or that of the film it is aligned on; none
 * is ever assumed.
 */
export const readFacePhoto = ({ view, tracing, filmDoubted }: FacePoints): Pick<FaceReading, 'analysis' | 'evaluation'> => {
  const analysis = analysisOf(view)
  const calibration = calibrate(tracing)
  const whole = evaluateFace({ view, points: tracing.points, calibration }, analysis.items)
  return { analysis, evaluation: filmDoubted && calibration.provenance === 'film' ? withoutLengths(whole) : whole }
}

/** The content of a photo's page; null if no point is placed. */
export const faceReading = ({ picture, ...points }: FacePoints & { readonly picture: ReportPicture }): FaceReading | null => {
  const { view, tracing } = points
  return Object.keys(tracing.points).length === 0 ? null : { view, picture, tracing, ...readFacePhoto(points) }
}

/** The items whose value depends on an estimated point. */
export const guessedFaceItems = ({ view, tracing, evaluation }: FaceReading): ReadonlySet<string> => {
  const estimated = Object.entries(tracing.points).filter(([, point]) => point?.origin === 'estimated')
  const leaning = estimated.map(([name]) => faceItemsOn(view, name))
  const read = evaluation.rows.filter(row => row.reading.status === 'read').map(row => row.item)
  return new Set(read.filter(item => leaning.some(items => items.has(item))))
}
