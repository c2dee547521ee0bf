import { compose, inverse, type Matrix, type Point } from '../film/canonical'
import type { Level } from '../film/picture'
import type { CoarseLook, DetectionBench } from '../passes/coarse-pass'
import { type Pose, uprighting } from '../passes/film-checks'
import type { Refined } from '../passes/fine-pass'
import type { Read } from '../passes/further-pass'
import { withCovered } from '../skin/covered'
import { guideOf } from '../skin/curve'
import { skinOf } from '../skin/edge'
import { greysOf } from '../skin/evidence'
import { alongSkin } from '../skin/read'
import type { FilmAxes } from '../skin/samples'
import type { SkinPlace } from '../skin/trace'

/** A film as read by the networks: points in canonical mm, in the order of the numbers. */
export interface FilmReading {
  readonly bench: DetectionBench
  readonly look: CoarseLook
  readonly starts: readonly Point[]
  readonly refined: readonly Refined[]
  readonly further: Readonly<Record<string, Read>>
  /** The traced skin, canonical mm. */
  readonly skin: readonly SkinPlace[]
  /** Factor of the stated errors: 1 on a film that looks like those of training, more on one of another device. */
  readonly widening: number
}

/** The skin traced with the guidance of the read points, and those points taken from it where that is more accurate. */
export function skinned(
  { levels, numbers }: DetectionBench,
  { toCanonical, pose }: CoarseLook,
  refined: readonly Refined[],
  read: FilmReading['further'],
): Pick<FilmReading, 'further' | 'skin'> {
  const points = refined.map(r => r.at)
  const skin = skinOf({ levels, toCanonical, inverted: pose.inverted }, points, numbers, guideOf(read))
  if (skin.length === 0) return { further: read, skin }
  const first = Object.fromEntries(points.map((at, i) => [numbers.order[i] as string, at]))
  const places = { ...first, ...Object.fromEntries(Object.entries(read).map(([name, { at }]) => [name, at])) }
  const along = alongSkin(read, { line: skin, places, axes: axesOf(levels, toCanonical, pose) })
  return { further: withCovered(along, greysOf({ levels, toCanonical, inverted: pose.inverted }), skin), skin }
}

/** Forward and down in the upright film, expressed in the canonical frame. */
function axesOf(levels: readonly Level[], toCanonical: Matrix, pose: Pose): FilmAxes {
  const { width, height } = levels[0] as Level
  const [a, b, , c, d] = compose(toCanonical, inverse(uprighting(width, height, pose).matrix))
  const size = Math.hypot(a, c)
  return { forward: [a / size, c / size], down: [b / size, d / size] }
}

/** Whether a place, in pixels of the picture, lies inside it. */
export function isOnFilm([x, y]: Point, levels: readonly Level[]): boolean {
  const { width, height } = levels[0] as Level
  return x > 0 && y > 0 && x < width - 1 && y < height - 1
}
