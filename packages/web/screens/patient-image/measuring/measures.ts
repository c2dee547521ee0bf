import { cross, dot, minus, type Point } from '@sella/ceph/geometry/point'
import type { PictureMark } from '@sella/contract/documents/picture-marks'
import type { PictureScale } from './picture-scale'

export type Tool = PictureMark['tool']

/** A mark on a picture, its points in pixels of the picture as displayed; the last one may be incomplete. */
export type Measure = PictureMark

const wanted: Readonly<Record<Tool, number>> = { distance: 2, angle: 3, note: 1 }

export const isWhole = ({ tool, points }: Measure): boolean => points.length >= wanted[tool]

/** The measures with one more point: of the unfinished one, or the first of a new one. One begun with another tool is dropped. */
export const withPoint = (measures: readonly Measure[], tool: Tool, point: Point): readonly Measure[] => {
  const last = measures.at(-1)
  if (!last || isWhole(last)) return [...measures, { tool, points: [point] }]
  const before = measures.slice(0, -1)
  return last.tool === tool ? [...before, { tool, points: [...last.points, point] }] : [...before, { tool, points: [point] }]
}

/** Farther apart than this, in pixels of the screen, press and release are two points and not a click. */
const dragged = 6

interface Gesture {
  readonly at: Point
  /** On the screen. */
  readonly client: Point
}

/**
 * The measures after a click, which places a point, or a drag, which places both its ends; a drag completes a measure that was begun
 * where it is released.
 */
export const withGesture = (
  measures: readonly Measure[],
  tool: Tool,
  [press, release]: readonly [Gesture, Gesture],
): readonly Measure[] => {
  const last = measures.at(-1)
  const isDrag = Math.hypot(release.client.x - press.client.x, release.client.y - press.client.y) > dragged
  const starts = !last || isWhole(last) || last.tool !== tool
  const begun = isDrag && starts ? withPoint(measures, tool, press.at) : measures
  return withPoint(begun, tool, release.at)
}

/** Maximum number of points kept of a freehand line. */
const longest = 400

/** A freehand line through these places, thinned to the maximum. */
export const noteAlong = (places: readonly Point[]): Measure => {
  const every = Math.max(1, Math.ceil(places.length / longest))
  const points = places.filter((_, i) => i % every === 0).map(({ x, y }) => ({ x, y }))
  return { tool: 'note', points }
}

/** Without the last point or the last freehand line. */
export const withoutPoint = (measures: readonly Measure[]): readonly Measure[] => {
  const last = measures.at(-1)
  if (!last) return measures
  const points = last.tool === 'note' ? [] : last.points.slice(0, -1)
  return points.length === 0 ? measures.slice(0, -1) : [...measures.slice(0, -1), { ...last, points }]
}

interface Parted {
  readonly whole: readonly Measure[]
  /** The last one, to which points are still to come; null if there is none. */
  readonly unfinished: Measure | null
}

/** Measures that can be stored, and the one that cannot yet. */
export const parted = (measures: readonly Measure[]): Parted => {
  const last = measures.at(-1)
  return last && !isWhole(last) ? { whole: measures.slice(0, -1), unfinished: last } : { whole: measures, unfinished: null }
}

/** The place in the list of a note that has just been added, whose words are typed next; null if none was. */
export const newNote = (whole: readonly Measure[], before: readonly Measure[]): number | null =>
  whole.length > before.length && whole.at(-1)?.tool === 'note' ? whole.length - 1 : null

/** Whether measures were added, removed or replaced. */
export const areOthers = (whole: readonly Measure[], before: readonly Measure[]): boolean =>
  whole.length !== before.length || whole.some((mark, i) => mark !== before[i])

/** The measures with other words at one of them; without words it has none. */
export const withText = (measures: readonly Measure[], of: Measure, text: string): readonly Measure[] =>
  measures.map(mark => (mark === of ? { tool: mark.tool, points: mark.points, ...(text ? { text } : {}) } : mark))

export interface Reading {
  readonly value: number
  readonly unit: 'mm' | 'px' | 'degree'
  /** A length by a scale that was not calibrated to the patient. */
  readonly approximate: boolean
}

/**
 * The value of a measure; null while points are missing, or if an angle has a leg of no length. A length is in millimetres only
 * if the picture has a scale, otherwise in its pixels. Angles at the second point, 0 to 180 degrees, by atan2.
 */
export const readingOf = (
  measure: Measure,
  { mmPerPixel, approximate }: Pick<PictureScale, 'mmPerPixel' | 'approximate'>,
): Reading | null => {
  const [a, b, c] = measure.points
  if (!a || !b || !isWhole(measure) || measure.tool === 'note') return null
  if (measure.tool === 'distance') {
    const pixels = Math.hypot(b.x - a.x, b.y - a.y)
    if (mmPerPixel === null) return { value: pixels, unit: 'px', approximate: false }
    return { value: pixels * mmPerPixel, unit: 'mm', approximate }
  }
  if (!c) return null
  const [from, to] = [minus(a, b), minus(c, b)]
  if (dot(from, from) === 0 || dot(to, to) === 0) return null
  return { value: (Math.abs(Math.atan2(cross(from, to), dot(from, to))) * 180) / Math.PI, unit: 'degree', approximate: false }
}
