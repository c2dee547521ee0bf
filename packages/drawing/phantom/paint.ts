import { distance, type Point } from '@sella/ceph/geometry/point'
import type { DepthField } from './field'
import { depthField } from './field'
import { type AttenuationMap, type Cells, cellsOf } from './sheet'

/** Attenuation as a function of a distance in mm. */
export type Profile = (mm: number) => number
/** A factor around 1 at a place on the film (mm), for trabeculae and variations in density. */
export type Texture = (x: number, y: number) => number

const steps = 20

/** A profile tabulated in steps of 1/20 mm from `from` to `to`; constant beyond. */
const tableOf = (profile: Profile, from: number, to: number): Float32Array =>
  Float32Array.from({ length: Math.ceil((to - from) * steps) + 2 }, (_, i) => profile(from + i / steps))

/** Adds `profile(depth)` inside a depth field; cells on the edge are covered partly. */
const addDepth = (sheet: AttenuationMap, field: DepthField, profile: Profile, texture?: Texture): void => {
  const table = tableOf(profile, 0, 80)
  const top = table.length - 1
  const w = field.x1 - field.x0
  for (let y = field.y0; y < field.y1; y++)
    for (let x = field.x0; x < field.x1; x++) {
      const d = field.depth[(y - field.y0) * w + x - field.x0] as number
      const cover = d / sheet.mm + 0.5
      if (cover <= 0) continue
      const value = table[Math.min(top, Math.max(0, d * steps) | 0)] as number
      const k = texture === undefined ? 1 : texture((x + 0.5) * sheet.mm, (y + 0.5) * sheet.mm)
      const i = y * sheet.width + x
      sheet.data[i] = (sheet.data[i] as number) + value * k * (cover < 1 ? cover : 1)
    }
}

/** Fills a closed outline (film mm) with an attenuation that depends on the depth below its edge. */
export const solid = (sheet: AttenuationMap, outline: readonly Point[], profile: Profile, texture?: Texture): void =>
  addDepth(sheet, depthField(sheet, outline, 0), profile, texture)

export interface Line {
  /** Reach of the profile on each side, in mm. */
  readonly reach: number
  /** Attenuation at a signed distance, positive to the right when walking along the line on the film (y down). */
  readonly across: Profile
  /** A factor from the start (0) to the end (1) of the line. */
  readonly along?: (t: number) => number
  readonly texture?: Texture
}

interface Trace {
  readonly d2: Float32Array
  readonly side: Float32Array
  readonly t: Float32Array
}

/** Marks a place beyond the end of an open line, which is cut off square. */
const beyond = -1

interface Segment {
  readonly a: Point
  readonly b: Point
  /** Where the segment begins and ends along the line, 0 to 1. */
  readonly t0: number
  readonly t1: number
  readonly reach: number
  /** The trace's box: its first cell and its width. */
  readonly x0: number
  readonly y0: number
  readonly w: number
  /** Whether the segment is the first or last of an open line. */
  readonly first: boolean
  readonly last: boolean
}

/** Marks the cells around one segment with their distance, side and position along the line. */
const traceSegment = (sheet: AttenuationMap, trace: Trace, at: Segment): void => {
  const { a, b } = at
  const cells = cellsOf(sheet, [a, b], at.reach)
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length2 = dx * dx + dy * dy || 1e-12
  for (let y = cells.y0; y < cells.y1; y++)
    for (let x = cells.x0; x < cells.x1; x++) {
      const px = (x + 0.5) * sheet.mm - a.x
      const py = (y + 0.5) * sheet.mm - a.y
      const along = (px * dx + py * dy) / length2
      const s = Math.max(0, Math.min(1, along))
      const [ex, ey] = [px - s * dx, py - s * dy]
      const d2 = ex * ex + ey * ey
      const i = (y - at.y0) * at.w + x - at.x0
      if (d2 >= (trace.d2[i] as number)) continue
      trace.d2[i] = d2
      trace.side[i] = dx * py - dy * px
      trace.t[i] = (at.first && along < 0) || (at.last && along > 1) ? beyond : at.t0 + (at.t1 - at.t0) * s
    }
}

/** The nearest place on the whole polyline for every cell of the box within reach. */
const traceOf = (sheet: AttenuationMap, points: readonly Point[], on: { readonly box: Cells; readonly reach: number }): Trace => {
  const w = on.box.x1 - on.box.x0
  const size = Math.max(0, w) * Math.max(0, on.box.y1 - on.box.y0)
  const d2 = new Float32Array(size).fill(on.reach * on.reach)
  const trace: Trace = { d2, side: new Float32Array(size), t: new Float32Array(size) }
  const lengths = points.map((p, i) => (i === 0 ? 0 : distance(p, points[i - 1] as Point)))
  const total = lengths.reduce((sum, v) => sum + v, 0) || 1
  const open = points[0]?.x !== points.at(-1)?.x || points[0]?.y !== points.at(-1)?.y
  let run = 0
  for (let i = 1; i < points.length; i++) {
    const t0 = run / total
    run += lengths[i] as number
    const ends = {
      a: points[i - 1] as Point,
      b: points[i] as Point,
      first: open && i === 1,
      last: open && i === points.length - 1,
    }
    traceSegment(sheet, trace, { ...ends, t0, t1: run / total, reach: on.reach, x0: on.box.x0, y0: on.box.y0, w })
  }
  return trace
}

/** Adds a line with the given cross-section along a polyline (film mm). */
export const stroke = (sheet: AttenuationMap, points: readonly Point[], line: Line): void => {
  const box = cellsOf(sheet, points, line.reach)
  const trace = traceOf(sheet, points, { box, reach: line.reach })
  const table = tableOf(line.across, -line.reach, line.reach)
  for (let y = box.y0; y < box.y1; y++)
    for (let x = box.x0; x < box.x1; x++) {
      const j = (y - box.y0) * (box.x1 - box.x0) + x - box.x0
      const d2 = trace.d2[j] as number
      if (d2 >= line.reach * line.reach || (trace.t[j] as number) < 0) continue
      const signed = (trace.side[j] as number) >= 0 ? Math.sqrt(d2) : -Math.sqrt(d2)
      const f = (signed + line.reach) * steps
      const v = (table[f | 0] as number) + ((table[(f | 0) + 1] as number) - (table[f | 0] as number)) * (f - (f | 0))
      const k = (line.along?.(trace.t[j] as number) ?? 1) * (line.texture?.((x + 0.5) * sheet.mm, (y + 0.5) * sheet.mm) ?? 1)
      sheet.data[y * sheet.width + x] = (sheet.data[y * sheet.width + x] as number) + v * k
    }
}
