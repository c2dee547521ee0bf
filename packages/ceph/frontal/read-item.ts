import { type FrontalFilmItemName, frontalItems } from '../data/frontal/item-rows'
import type { FrontalItemRow } from '../data/frontal/items'
import { type FrontalFilmLandmarkName, frontalLandmarks } from '../data/frontal/landmarks'
import type { Point } from '../geometry/point'
import { missing } from '../measure/raw'
import type { Missing, Reading } from '../measure/reading'
import { type FrontalFrame, frontalFrame } from './frame'
import { type Against, frontalKinds, groundPoints } from './kinds'
import type { FrontalErrors } from './point-errors'
import type { FrontalPoints } from './points'
import { spreadOf } from './spread'

/** The input for measuring one film; points and errors in image pixels. */
export interface FrontalGround {
  readonly points: FrontalPoints
  readonly frame: FrontalFrame
  readonly mmPerPixel: number | null
  readonly errors: FrontalErrors
  /** Nobody measured the scale: lengths in words are marked, as they are in every table. */
  readonly approximate: boolean
}

/** Prepares the points of one film for measuring. */
export const frontalGround = (
  points: FrontalPoints,
  mmPerPixel: number | null,
  errors: FrontalErrors,
  approximate = false,
): FrontalGround => ({
  ...{ points, mmPerPixel, errors, approximate },
  frame: frontalFrame(points),
})

const none: Point = { x: 0, y: 0 }
const nothing: Against = {
  z: { at: none, left: none, down: none },
  midline: { at: none, left: none, down: none, by: 'cg-ans', lean: null },
}

const kindOf = (row: FrontalItemRow) => frontalKinds(frontalLandmarks[row.nodes[0]].side === 'right')[row.kind]

const against = (frame: FrontalFrame): Against => ({ z: frame.z ?? nothing.z, midline: frame.midline ?? nothing.midline })

type Nodes = Parameters<ReturnType<typeof kindOf>['value']>[0]

const nodesOf = (row: FrontalItemRow, points: FrontalPoints): Nodes =>
  row.nodes.map(name => points[name] ?? none) as unknown as Nodes

/** The reference points that the item needs and the film lacks. */
function lackingFrame(row: FrontalItemRow, { points, frame }: FrontalGround): readonly string[] {
  const { on } = kindOf(row)
  if (on === 'z' && frame.z === null) return ['Z_R', 'Z_L'].filter(name => !points[name as 'Z_R'])
  if (on !== 'midline' || frame.midline !== null) return []
  return points.Cg ? ['ANS_PA'] : ['Cg']
}

/** Every point the item's value depends on. */
export const leantOn = (item: FrontalFilmItemName): readonly FrontalFilmLandmarkName[] => {
  const row: FrontalItemRow = frontalItems[item]
  return [...new Set<FrontalFilmLandmarkName>([...row.nodes, ...groundPoints(row.kind)])]
}

const rawValue = (row: FrontalItemRow, points: FrontalPoints, frame: FrontalFrame): number | null =>
  kindOf(row).value(nodesOf(row, points), against(frame))

/**
 * Reads one item on one film: mm need a scale, degrees and per cent do not. Returns a finite value, or the reason why there is
 * none.
 */
export function readFrontal(item: FrontalFilmItemName, ground: FrontalGround): Reading | Missing {
  const row: FrontalItemRow = frontalItems[item]
  const { points, frame, mmPerPixel } = ground
  const lacking = [...row.nodes.filter(name => !points[name]), ...lackingFrame(row, ground)]
  if (lacking.length > 0) return missing('missing-points', [...new Set(lacking)])
  const kind = kindOf(row)
  if (kind.gives === 'length' && mmPerPixel === null) return missing('uncalibrated', ['ruler'])
  const raw = rawValue(row, points, frame)
  const scale = kind.gives === 'length' ? (mmPerPixel ?? 1) : 1
  if (raw === null || !Number.isFinite(raw * scale)) return missing('degenerate', [...new Set(row.nodes)])
  const error = spreadOf((there, frame) => rawValue(row, there, frame), leantOn(item), ground)
  const lines = kind.lines(nodesOf(row, points), against(frame))
  return {
    status: 'read',
    value: raw * scale,
    unit: row.unit,
    figure: { lines, arcs: [] },
    error: error === null ? null : error * scale,
  }
}
