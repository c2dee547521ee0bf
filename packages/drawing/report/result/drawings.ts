import type { Lang } from '@sella/ceph/words'
import type { Scene } from '../../scene/scene'
import { overlapCanvas } from '../../tracing/overlap-parts'
import type { ComparedRecord, Comparison } from '../comparison'
import type { OverlapPicture } from '../registered-scheme'
import type { Course } from './course'
import { barRoom, overlayMarks, pixel } from './picture'
import { lineSample, ringMarks } from './record-rings'
import { trendMarks } from './trend'

const sceneOf = (width: number, height: number, marks: Scene['layers'][number]['marks']): Scene => ({
  ...{ width, height, pixel: 1 },
  layers: [{ id: 'figure', marks }],
})

/** The picture of a result by itself, for a screen; `width` in page units: the narrower, the larger its text. */
export const overlayDrawing = (picture: OverlapPicture, of: Comparison, width: number): Scene => {
  const canvas = overlapCanvas[picture.overlay.method]
  const height = (canvas.height * width) / canvas.width + barRoom
  return sceneOf(width, height, overlayMarks(picture, { x: 0, y: 0, width, height }, of, { onPaper: false }))
}

const trend = { width: 540, height: 304 } as const
const inTrend = { x: 14, y: 8, width: 512, height: 292 } as const

/** The chart of a trend by itself. */
export const trendDrawing = (course: Course, records: readonly ComparedRecord[], lang: Lang): Scene =>
  sceneOf(trend.width, trend.height, trendMarks(course, records, inTrend, lang))

/** A record's number in its ring with a sample of its line. */
export const recordSample = (record: ComparedRecord): Scene =>
  sceneOf(110, 34, [...ringMarks(record, { x: 18, y: 17 }), lineSample(record, { x: 42, y: 17 }, 64, pixel)])
