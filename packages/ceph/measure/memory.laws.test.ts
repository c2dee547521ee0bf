import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { LandmarkName } from '../data/landmarks'
import { anyFace, type Face, mirrored, templateFace } from '../testing/any-face'
import { evenly } from '../testing/evenly'
import type { Calibration } from '../tracing/calibration-types'
import { facingOf } from '../tracing/frame'
import { outlines } from '../tracing/outlines'
import type { GivenPoints } from './ground'
import { measureAll, measureIntermediates } from './measure'

type Step = (face: Face) => GivenPoints

const by = evenly(-3, 3)
const which = fc.nat({ max: 200 })
const nameAt = (face: Face, place: number): LandmarkName => {
  const names = Object.keys(face) as LandmarkName[]
  return names[place % names.length] as LandmarkName
}
const changed = (face: Face, place: number, change: (x: number, y: number) => object): GivenPoints => {
  const name = nameAt(face, place)
  const { x, y } = face[name] ?? { x: 0, y: 0 }
  return { ...face, [name]: change(x, y) }
}
const without = (face: Face, place: number): GivenPoints => {
  const { [nameAt(face, place)]: _, ...others } = face
  return others
}

/** Every point with the same error: what the detector gives. */
const allUnsure = (face: GivenPoints, size: number): GivenPoints =>
  Object.fromEntries(
    Object.entries(face).map(([name, { x, y }]) => [
      name,
      {
        x,
        y,
        errorAxes: [
          { x: size, y: 0 },
          { x: 0, y: size },
        ] as const,
      },
    ]),
  )

/**
 * What an hour at the workbench does to a film: a point moved, taken away, stated with an error, or all of them; the film mirrored,
 * another film.
 */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(which, by, by).map(
    ([place, dx, dy]): Step =>
      face =>
        changed(face, place, (x, y) => ({ x: x + dx, y: y + dy })),
  ),
  which.map(
    (place): Step =>
      face =>
        without(face, place),
  ),
  fc.tuple(which, by, by).map(
    ([place, ex, ey]): Step =>
      face =>
        changed(face, place, (x, y) => ({
          x,
          y,
          errorAxes: [
            { x: ex, y: 0 },
            { x: 0, y: ey },
          ] as const,
        })),
  ),
  fc.constantFrom(1, 2).map(
    (size): Step =>
      face =>
        allUnsure(face, size),
  ),
  fc.constant<Step>(mirrored),
  anyFace.map(
    (other): Step =>
      () =>
        other,
  ),
)

const calibrations: readonly Calibration[] = [
  { mmPerPixel: null, provenance: 'none' },
  { mmPerPixel: 0.1, provenance: 'ruler' },
]

interface Engine {
  readonly measure: { readonly measureAll: typeof measureAll; readonly measureIntermediates: typeof measureIntermediates }
  readonly lines: { readonly outlines: typeof outlines }
}

/** All there is to read, to the last digit; 0 and -0 are the same. */
const all = ({ measure, lines }: Engine, face: GivenPoints, calibration: Calibration): string =>
  JSON.stringify([
    measure.measureAll(face, calibration),
    measure.measureIntermediates(face, calibration),
    lines.outlines(face, facingOf(face)),
  ])

/** An engine that has seen no film yet. */
const fresh = async (): Promise<Engine> => {
  vi.resetModules()
  return { measure: await import('./measure'), lines: await import('../tracing/outlines') }
}

it('the engine remembers only to be quick: after any films it reads the next as one that has seen none', async () => {
  const walk = fc.tuple(anyFace, fc.array(fc.tuple(anyStep, fc.constantFrom(...calibrations)), { minLength: 3, maxLength: 6 }))
  await fc.assert(
    fc.asyncProperty(walk, async ([start, steps]) => {
      let face: GivenPoints = start
      for (const [step, calibration] of steps) {
        face = step(face)
        const remembering = all({ measure: { measureAll, measureIntermediates }, lines: { outlines } }, face, calibration)
        expect(remembering === all(await fresh(), face, calibration)).toBe(true)
      }
    }),
    // A smaller face would tell no more, and each one costs an engine.
    { numRuns: 6, endOnFailure: true },
  )
}, 60_000)

it('the same film with its errors stated, and again without, is read as each of them', () => {
  const scale = { mmPerPixel: 0.1, provenance: 'ruler' } as const
  const errors = [0, 1, 2, 0].map(size => {
    const { SNA } = measureAll(size === 0 ? templateFace : allUnsure(templateFace, size), scale)
    return SNA.status === 'read' ? SNA.error : undefined
  })
  const [none, single, double, again] = errors
  expect([none, again]).toEqual([null, null])
  expect(double).toBeCloseTo(2 * (single ?? Number.NaN), 9)
})

it('a value whose points lie as they did shares the right errors after a point that states one was added before them', () => {
  const scale = { mmPerPixel: 0.1, provenance: 'ruler' } as const
  const { Or, L1IncisalTip, Pog, ...others } = allUnsure(templateFace, 1)
  if (!Or || !L1IncisalTip) throw new Error('the template has both')
  const fewer: GivenPoints = { L1IncisalTip, Pog, ...others }
  // Errors go by running numbers: those of the incisor are now what those of Pog were.
  const more: GivenPoints = { Or, L1IncisalTip: { ...L1IncisalTip, x: L1IncisalTip.x + 1 }, Pog, ...others }
  const errorOfDifference = (): number | null | undefined => {
    const { 'Holdaway ratio': difference } = measureAll(more, scale)
    return difference.status === 'read' ? difference.error : undefined
  }
  measureAll(fewer, scale)
  const after = errorOfDifference()
  measureAll(allUnsure(templateFace, 3), scale)
  expect(after).toBe(errorOfDifference())
})
