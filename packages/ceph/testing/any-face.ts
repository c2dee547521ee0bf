import fc from 'fast-check'
import { type LandmarkName, landmarkNames, landmarks } from '../data/landmarks'
import { templateLandmarks } from '../data/template'
import type { Point } from '../geometry/point'
import { evenly } from './evenly'

export type Face = Readonly<Partial<Record<LandmarkName, Point>>>

const primary = (Object.entries(templateLandmarks) as readonly (readonly [LandmarkName, Point])[]).filter(
  ([name]) => landmarks[name].kind === 'primary',
)

/** The template's placed landmarks, mm. */
export const templateFace: Face = Object.fromEntries(primary)

const shift = evenly(-4, 4)

/** A plausible face: every placed landmark of the template moved by up to 4 mm each way; mm, facing right. */
export const anyFace: fc.Arbitrary<Face> = fc
  .array(fc.tuple(shift, shift), { minLength: primary.length, maxLength: primary.length })
  .map(shifts =>
    Object.fromEntries(
      primary.map(([name, { x, y }], i) => [name, { x: x + (shifts[i]?.[0] ?? 0), y: y + (shifts[i]?.[1] ?? 0) }]),
    ),
  )

/** How a film is laid: turned (degrees, on its side and its head too), enlarged, shifted. */
export interface Lie {
  readonly turn: number
  readonly size: number
  readonly by: Point
}

export const anyLie: fc.Arbitrary<Lie> = fc.record({
  turn: evenly(-180, 180),
  size: evenly(0.5, 20),
  by: fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) }),
})

export const placedFace = (face: Face, { turn, size, by }: Lie): Face => {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size]
  return Object.fromEntries(
    Object.entries(face).map(([name, { x, y }]) => [name, { x: c * x - s * y + by.x, y: s * x + c * y + by.y }]),
  )
}

export const mirrored = (face: Face): Face =>
  Object.fromEntries(Object.entries(face).map(([name, { x, y }]) => [name, { x: -x, y }]))

const edges = [0, 1, -1, 0.1, 1e-9, 1e6, -1e6, 500]
const coordinate = fc.oneof(
  fc.constantFrom(...edges),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.integer({ min: 0, max: 3 }),
)

/** Any landmarks anywhere on or off a film: missing, coinciding, in line, far away. */
export const anyPoints: fc.Arbitrary<Face> = fc.dictionary(
  fc.constantFrom(...landmarkNames),
  fc.record({ x: coordinate, y: coordinate }),
  { maxKeys: 62, size: 'max' },
)
