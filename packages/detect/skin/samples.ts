import { smoothCurve } from '@sella/ceph/geometry/curve'
import { distance, type Point } from '../film/canonical'
import type { SkinPlace } from './trace'

/** A sample of the traced skin, evenly spaced: canonical mm, distance along it, how well the film shows it there. */
export interface Sample {
  readonly at: Point
  readonly along: number
  readonly evidence: number
}

export const STEP = 0.25 // canonical mm between the possible places of a point
const CHORD = 1 // the outline's direction is taken over this distance on either side
const SHOWN_ABOUT = 12 // samples on either side over which it is judged whether the film shows the skin

/** Forward and down of the upright film as unit vectors in the canonical frame. */
export interface FilmAxes {
  readonly forward: Point
  readonly down: Point
}

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1]

/** The skin as samples `STEP` apart. */
export function sampled(line: readonly SkinPlace[]): readonly Sample[] {
  const curve = smoothCurve(
    line.map(({ at }) => ({ x: at[0], y: at[1] })),
    false,
  )
  const perPlace = (curve.length - 1) / Math.max(1, line.length - 1)
  const samples: Sample[] = []
  let [along, next] = [0, 0]
  for (const [i, { x, y }] of curve.entries()) {
    const before = curve[i - 1]
    if (before) along += Math.hypot(x - before.x, y - before.y)
    if (along < next) continue
    samples.push({ at: [x, y], along, evidence: (line[Math.round(i / perPlace)] as SkinPlace).evidence })
    next = along + STEP
  }
  return samples
}

/** Index of the sample nearest to a point. */
export const nearest = (samples: readonly Sample[], p: Point): number =>
  samples.reduce((best, { at }, i) => (distance(at, p) < distance((samples[best] as Sample).at, p) ? i : best), 0)

/** Direction of the skin at a sample, downwards, over `chord` canonical mm on either side; unit length. */
export function directionAt(samples: readonly Sample[], i: number, chord = CHORD): Point {
  const about = Math.round(chord / STEP)
  const from = (samples[Math.max(0, i - about)] as Sample).at
  const to = (samples[Math.min(samples.length - 1, i + about)] as Sample).at
  const long = distance(from, to) || 1
  return [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
}

/** How well the film shows the skin around a sample, 0 to 1. */
export function shownAt(samples: readonly Sample[], i: number): number {
  const about = samples.slice(Math.max(0, i - SHOWN_ABOUT), i + SHOWN_ABOUT + 1)
  return about.reduce((sum, { evidence }) => sum + evidence, 0) / about.length
}

/** Positions of all further and first points, canonical mm. */
export type Places = Readonly<Record<string, Point | undefined>>
