import { compose, type Matrix, type Point } from './canonical'
import { foreheadEdge } from './forehead-edge'
import type { Level } from './picture'
import type { Estimate } from './shape-model'
import { cut } from './to-tensor'

/** Outward directions of the skin (canonical frame: face to the right, y down) at points estimated from shape alone.
 *  Over frontal bone the bone's edge is as sharp as the skin, see `onForehead`; the nasal root is left out, the cephalostat's nasal
 *  rest lies before it. */
const outward: Readonly<Record<string, Point>> = {
  Prn: [1, 0],
  SoftTissueA: [1, 0],
  LabraleSuperius: [1, -0.2],
  LabraleInferius: [1, 0.2],
  SoftTissueB: [1, 0],
  SoftTissueGn: [0.8, 0.6],
  SoftTissueMe: [0.3, 1],
}

const STEP = 0.25 // canonical mm between samples
const AROUND = { inside: 16, outside: 16 } // samples: +-4 mm about the estimate
const ROWS = 9 // lines averaged
const GAP = 3 // samples between which the fall of grey is taken

/* Lips and soft-tissue chin of 48 held-out films, each estimated from the other landmarks and then laid on the edge: where an edge was
   found (85 of 144) 68 % of the errors were below 0.8 of the estimate's bound, where none was below 1.8 of it. */
const LEAST_RANGE = 8
const LEAST_CONTRAST = 2
const FOUND = 0.8
const NOT_FOUND = 1.8

interface Frame {
  readonly levels: readonly Level[]
  readonly toCanonical: Matrix
  readonly inverted: boolean
}

/** Lays estimated soft-tissue points on the sharpest fall from skin to air along their outward direction, where there is one. */
export function onSkin(estimates: Readonly<Record<string, Estimate>>, frame: Frame): Readonly<Record<string, Estimate>> {
  const moved = Object.entries(outward).flatMap(([name, [dx, dy]]) => {
    const estimate = estimates[name]
    if (!estimate) return []
    const unit: Point = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)]
    const by = edgeAlong(profile(estimate.at, unit, { ...frame, ...AROUND }))
    if (by === null) return [[name, { ...estimate, p68: estimate.p68 * NOT_FOUND }] as const]
    const at: Point = [estimate.at[0] + by * unit[0], estimate.at[1] + by * unit[1]]
    return [[name, { at, p68: estimate.p68 * FOUND }] as const]
  })
  return { ...estimates, ...Object.fromEntries(moved), ...onForehead(estimates, frame) }
}

/* Samples inside and outside the estimate of glabella; bone may lie 2 to 10 canonical mm behind the skin (on the films of both sources
   it was found 5.1 mm behind on the median). */
const FOREHEAD = { inside: 52, outside: 36 }
const BONE = { nearest: 8, farthest: 40 }

/** Soft-tissue glabella on the skin where the film shows both skin and bone; nothing where the skin is burnt out. */
function onForehead(
  { SoftTissueGlabella: estimate }: Readonly<Record<string, Estimate>>,
  frame: Frame,
): Readonly<Record<string, Estimate>> {
  if (!estimate) return {}
  const unit: Point = [Math.cos(0.15), -Math.sin(0.15)]
  const edge = foreheadEdge(profile(estimate.at, unit, { ...frame, ...FOREHEAD }), BONE)
  if (!edge) return {}
  const by = (edge.skin - FOREHEAD.inside) * STEP
  const at: Point = [estimate.at[0] + by * unit[0], estimate.at[1] + by * unit[1]]
  return { SoftTissueGlabella: { at, p68: estimate.p68 * FOUND } }
}

interface Line extends Frame {
  /** Samples before and after the middle. */
  readonly inside: number
  readonly outside: number
}

/** Mean greys from inside to outside along a direction through a canonical point. */
function profile([x, y]: Point, [nx, ny]: Point, { levels, toCanonical, inverted, inside, outside }: Line): readonly number[] {
  const turn: Matrix = [nx, ny, -(nx * x + ny * y), -ny, nx, ny * x - nx * y]
  const place: Matrix = [1 / STEP, 0, inside, 0, 1 / STEP, (ROWS - 1) / 2]
  const width = inside + outside + 1
  const view = cut(levels, { matrix: compose(place, compose(turn, toCanonical)), width, height: ROWS, inverted })
  return Array.from({ length: width }, (_, i) => {
    let sum = 0
    for (let row = 0; row < ROWS; row++) sum += view[row * width + i] as number
    return sum / ROWS
  })
}

/** Distance from the middle to the steepest fall (canonical mm, outward positive); null where the profile shows no clear edge. */
export function edgeAlong(greys: readonly number[]): number | null {
  const at = (i: number) => greys[i] as number
  const smooth = Array.from({ length: greys.length - 2 }, (_, i) => (at(i) + 2 * at(i + 1) + at(i + 2)) / 4)
  const falls = Array.from({ length: smooth.length - GAP }, (_, i) => (smooth[i] as number) - (smooth[i + GAP] as number))
  const best = falls.reduce((b, fall, i) => (fall > (falls[b] as number) ? i : b), 0)
  const sizes = falls.map(Math.abs).sort((a, b) => a - b)
  const usual = sizes[sizes.length >> 1] as number
  const range = Math.max(...smooth) - Math.min(...smooth)
  if (range < LEAST_RANGE || (falls[best] as number) < LEAST_CONTRAST * (usual + 0.5)) return null
  return (best + 1 + GAP / 2 - (greys.length - 1) / 2) * STEP
}
