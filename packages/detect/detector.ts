import { isLandmarkName, isOnDemand } from '@sella/ceph/data/landmarks'
import { apply, compose, distance, inverse, type Matrix, type Point } from './film/canonical'
import type { Network } from './film/network'
import type { Numbers } from './film/numbers'
import { type GreyPicture, type Level, pyramid } from './film/picture'
import { type Expectation, expectations, guarded } from './film/shape-model'
import { fitOutlines } from './outlines/fit'
import { fitSkin } from './outlines/skin'
import { type CoarseLook, type DetectionBench, firstLook, secondLook } from './passes/coarse-pass'
import { chanceWithin, type Doubt, doubt, doubtOfEstimate } from './passes/confidence'
import { looksLikeCeph, otherPoses, type Pose, type Turn, upright, uprighting } from './passes/film-checks'
import { type Refined, refine } from './passes/fine-pass'
import { type Read, readFurther } from './passes/further-pass'
import { followed, type PorionChoice, type PorionDefinition, porions } from './passes/porion'
import { withCovered } from './skin/covered'
import { guideOf } from './skin/curve'
import { onSkin, skinOf } from './skin/edge'
import { greysOf } from './skin/evidence'
import { alongSkin, type FilmAxes } from './skin/read'
import type { SkinPlace } from './skin/trace'

export type { GreyPicture } from './film/picture'
export type { PorionChoice, PorionDefinition } from './passes/porion'

export interface DetectedPoint {
  /** In pixels of the given picture, even if it was mirrored, rotated or negative. */
  readonly x: number
  readonly y: number
  readonly origin: 'detected' | 'estimated'
  /** Probability that the point is within 2 mm of where a reader would place it. */
  readonly confidence: number
  /** Bound on the true error for 68 % of such points, pixels of the given picture. */
  readonly expectedErrorPx: number
  /** The same in mm, by the given scale, otherwise by S-Na = 71.8 mm. */
  readonly expectedErrorMm: number
  /**
   * Covered on the film by another object, such as a nasal rest or an ear rod: its position is inferred from the other points.
   */
  readonly covered?: true
}

export interface Detection {
  readonly model: string
  /**
   * `rotated`: clockwise degrees by which the given picture is rotated from upright (if also mirrored: first rotated, then
   * mirrored).
   */
  readonly checks: { readonly isCeph: boolean; readonly mirrored: boolean; readonly inverted: boolean; readonly rotated: Turn }
  /** By name of the clinical landmark; empty if the picture is not a lateral cephalogram. */
  readonly landmarks: Readonly<Record<string, DetectedPoint>>
  /**
   * Outline points (other than landmarks) located on an edge of the film, pixels of the given picture; all others follow the
   * template.
   */
  readonly outline?: Readonly<Record<string, { readonly x: number; readonly y: number }>>
  /**
   * The definition that the returned porion follows; null if unknown (weights trained on one definition only) or if there is no
   * porion.
   */
  readonly porion?: PorionDefinition | null
}

export interface DetectOptions {
  /** Without it, S-Na is assumed to be 71.8 mm. */
  readonly mmPerPixel?: number
  /**
   * The desired definition of porion, `film` by default. With weights that cannot distinguish them, any other choice leaves the
   * point to the doctor.
   */
  readonly porion?: PorionChoice
  /** An AbortSignal, checked between steps: detection ends with its reason. */
  readonly signal?: { throwIfAborted(): void }
  /** `done` runs from 0 to 1. */
  readonly progress?: (done: number, step: string) => void
}

export interface Detector {
  detect(picture: GreyPicture, options?: DetectOptions): Promise<Detection>
}

const S_NA_MM = 71.8
const CONFIDENT_MM = 2

/** The pipeline on any engine: pose and film checks, coarse and canonical passes, outlier guard, fine patches, estimates. */
export function detectorOf(model: string, network: Network, numbers: Numbers): Detector {
  return {
    async detect(picture, options = {}) {
      const step = (done: number, name: string) => {
        options.signal?.throwIfAborted()
        options.progress?.(done, name)
      }
      step(0, 'reading')
      const bench: DetectionBench = { levels: pyramid(picture), network, numbers }
      const look = await findPose(bench, step)
      const { mirrored, inverted, turn } = look?.pose ?? upright
      const checks = { isCeph: look !== null, mirrored, inverted, rotated: ((360 - turn) % 360) as Turn }
      if (!look) return { model, checks, landmarks: {} }
      const starts = guarded(
        look.points.map(p => apply(look.toCanonical, p)),
        numbers,
      )
      const refined = await refine(bench, starts, {
        toCanonical: look.toCanonical,
        inverted,
        step: done => step(0.5 + 0.3 * done, 'fine'),
      })
      const further = await readFurther(
        bench,
        refined.map(r => r.at),
        { toCanonical: look.toCanonical, inverted, step: () => step(0.8, 'fine') },
      )
      step(0.9, 'estimating')
      const reading: FilmReading = { bench, look, starts, refined, ...skinned(bench, look, refined, further) }
      const [landmarks, describeOne] = describe(reading, options.mmPerPixel)
      const chosen = await withPorion(reading, { landmarks, describeOne, wanted: options.porion ?? 'film' })
      const outline = outlineOf(reading)
      step(1, 'done')
      return { model, checks, ...chosen, outline }
    },
  }
}

/**
 * The canonical look in the first valid pose: upright, otherwise the two sharpest of the other fifteen; null if none is valid.
 */
async function findPose(bench: DetectionBench, step: (done: number, name: string) => void): Promise<CoarseLook | null> {
  step(0.1, 'checking')
  const first = await firstLook(bench, upright)
  if (looksLikeCeph(first)) {
    step(0.3, 'coarse')
    const second = await secondLook(bench, first)
    if (looksLikeCeph(second)) return second
  }
  const looks = [first]
  for (const [i, pose] of otherPoses.entries()) {
    step(0.1 + (0.3 * i) / otherPoses.length, 'checking')
    looks.push(await firstLook(bench, pose))
  }
  looks.sort((a, b) => a.spread - b.spread)
  for (const candidate of looks.slice(0, 2)) {
    step(0.45, 'coarse')
    const second = await secondLook(bench, candidate)
    if (looksLikeCeph(second)) return second
  }
  return null
}

interface FilmReading {
  readonly bench: DetectionBench
  readonly look: CoarseLook
  readonly starts: readonly Point[]
  readonly refined: readonly Refined[]
  readonly further: Readonly<Record<string, Read>>
  /** The traced skin, canonical mm. */
  readonly skin: readonly SkinPlace[]
}

/** The skin traced with the guidance of the read points, and those points taken from it where that is more accurate. */
function skinned(
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

type DescribeOne = (at: Point, origin: DetectedPoint['origin'], unsure: Doubt) => DetectedPoint

function describe(
  { bench, look, starts, refined, further, skin }: FilmReading,
  given?: number,
): readonly [Detection['landmarks'], DescribeOne] {
  const { levels, numbers } = bench
  const back = inverse(look.toCanonical)
  const points = refined.map(r => r.at)
  const seen = points.map(p => apply(back, p))
  const canonicalSNa = distance(points[0] as Point, points[1] as Point)
  // order[0] and [1] are S and Na; converts canonical mm to pixels of the picture and to mm of the patient.
  const px = distance(seen[0] as Point, seen[1] as Point) / canonicalSNa
  const mm = given ? given * px : S_NA_MM / canonicalSNa
  const describeOne: DescribeOne = (at, origin, unsure) => {
    const [x, y] = apply(back, at)
    return {
      ...{ x, y, origin, confidence: chanceWithin(CONFIDENT_MM / mm, unsure) },
      ...{ expectedErrorPx: unsure.bound * px, expectedErrorMm: unsure.bound * mm },
    }
  }
  const expected = expectations(points, numbers)
  const film = expected.reduce((sum, e) => sum + e.surprise, 0) / expected.length
  const detected = points.map((at, i) => {
    const { spread: fine, scatter } = refined[i] as Refined
    const coarse = (look.spreads[i] as number) * numbers.views.zoom
    const signs = {
      fine,
      scatter,
      coarse,
      shift: distance(at, starts[i] as Point),
      surprise: (expected[i] as Expectation).surprise,
      film,
    }
    return [numbers.order[i] as string, describeOne(at, 'detected', doubt(signs, i, numbers.confidence))] as const
  })
  const estimated = Object.entries(onSkin(points, numbers, skin)).map(
    ([name, { at, p68 }]) => [name, describeOne(at, 'estimated', doubtOfEstimate(p68))] as const,
  )
  const read = Object.entries(further).flatMap(([name, { at, doubt: unsure, covered }]) => {
    const sure = unsure.bound <= (numbers.further?.limit ?? 0)
    if (!isOnFilm(apply(back, at), levels) || (!sure && isOnDemand(name))) return []
    return [[name, { ...describeOne(at, sure ? 'detected' : 'estimated', unsure), ...(covered && { covered }) }] as const]
  })
  return [Object.fromEntries([...detected, ...estimated, ...read]), describeOne]
}

/** The outlines fitted to the film's edges from all points read on it. */
function outlineOf({ bench, look, refined, further, skin }: FilmReading): NonNullable<Detection['outline']> {
  const { levels, numbers } = bench
  const read = [
    ...refined.map(({ at }, i) => [numbers.order[i] as string, at] as const),
    ...Object.entries(further).map(([name, { at }]) => [name, at] as const),
  ]
  const landmarks = Object.fromEntries(read.filter(([name]) => isLandmarkName(name)))
  const { toCanonical, pose } = look
  const limit = numbers.further?.limit ?? 0
  const unsure = new Set(
    Object.entries(further).flatMap(
      ([
        name,
        {
          doubt: { bound },
        },
      ]) => (bound > limit ? [name] : []),
    ),
  )
  const frame = { levels, toCanonical, inverted: pose.inverted }
  const knots = { ...fitOutlines(frame, landmarks, unsure), ...fitSkin(skin, landmarks) }
  const back = inverse(toCanonical)
  return Object.fromEntries(
    Object.entries(knots).flatMap(([name, at]) => {
      const [x, y] = apply(back, at)
      return isOnFilm([x, y], levels) ? [[name, { x, y }] as const] : []
    }),
  )
}

function isOnFilm([x, y]: Point, levels: readonly Level[]): boolean {
  const { width, height } = levels[0] as Level
  return x > 0 && y > 0 && x < width - 1 && y < height - 1
}

interface Choosing {
  readonly landmarks: Detection['landmarks']
  readonly describeOne: DescribeOne
  readonly wanted: PorionChoice
}

/**
 * Porion by the desired definition: as detected if the film's readers would follow it too, otherwise estimated by the other
 * networks.
 */
async function withPorion(
  { bench, look, starts, refined }: FilmReading,
  { landmarks, describeOne, wanted }: Choosing,
): Promise<Pick<Detection, 'landmarks' | 'porion'>> {
  const { numbers } = bench
  const index = numbers.order.indexOf('Po')
  const [start, refinedPorion] = [starts[index], refined[index]]
  const both = start ? await porions(bench, start, { toCanonical: look.toCanonical, inverted: look.pose.inverted }) : null
  if (!both || !refinedPorion || !numbers.porion) {
    if (wanted === 'film') return { landmarks, porion: null }
    const { Po: _, ...others } = landmarks
    return { landmarks: others, porion: null }
  }
  const own = followed(refinedPorion.at, both)
  if (wanted === 'film' || wanted === own) return { landmarks, porion: own }
  const Po = describeOne(both[wanted], 'estimated', doubtOfEstimate(numbers.porion[wanted].p68))
  return { landmarks: { ...landmarks, Po }, porion: wanted }
}
