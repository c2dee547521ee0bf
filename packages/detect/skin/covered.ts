import type { GreyAt } from '@sella/ceph/edges/evidence'
import { distance, type Point } from '../film/canonical'
import type { Read } from '../passes/further-pass'
import type { SkinPlace } from './trace'

/* Canonical mm in front of the skin, and along it to either side, where a nasal rest covering a point must be. */
const BEFORE = [1.5, 2, 2.5, 3, 3.5] as const
const BESIDE = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const
/* Places of the skin on either side of the point, and the distance in front of them, where the film shows air. */
const ABOUT = 26
const AIR = { from: 3, to: 9, share: 0.2 }
const INSIDE = [1.5, 2.5] as const
/*
 * An object is present where the film is lighter than air by this fraction of the skin's own lightness, or by this many grey
 * levels.
 */
const LIGHTER = { share: 0.3, greys: 6 }
const COVERED = 0.2 // of the sampled places
const CHORD = 5 // places on either side over which the skin's direction is taken

/* Distance between two readings of a covered point (training/readings), added to its error; canonical mm of S-Na = 60. */
const PER_MM = 60 / 71.8
const READERS_APART = { SoftTissueNa: 2.3 * PER_MM, Co: 3.1 * PER_MM } as const

/** The direction out of the skin at a place, and along it downwards. */
function axesAt(line: readonly SkinPlace[], i: number): { readonly out: Point; readonly along: Point } {
  const [from, to] = [line[Math.max(0, i - CHORD)] as SkinPlace, line[Math.min(line.length - 1, i + CHORD)] as SkinPlace]
  const long = distance(from.at, to.at) || 1
  const along: Point = [(to.at[0] - from.at[0]) / long, (to.at[1] - from.at[1]) / long]
  return { along, out: [along[1], -along[0]] }
}

/** Mean grey over half a canonical mm around a place, so that noise is not taken for an object. */
const softened =
  (greyAt: GreyAt) =>
  (x: number, y: number): number =>
    (greyAt(x, y) + greyAt(x - 0.3, y) + greyAt(x + 0.3, y) + greyAt(x, y - 0.3) + greyAt(x, y + 0.3)) / 5

function airOf(grey: GreyAt, line: readonly SkinPlace[], i: number): number {
  const greys: number[] = []
  for (let k = Math.max(0, i - ABOUT); k <= Math.min(line.length - 1, i + ABOUT); k++) {
    const { out } = axesAt(line, k)
    const [x, y] = (line[k] as SkinPlace).at
    for (let d = AIR.from; d < AIR.to; d++) greys.push(grey(x + d * out[0], y + d * out[1]))
  }
  return greys.toSorted((a, b) => a - b)[Math.floor(AIR.share * greys.length)] ?? 0
}

/**
 * Whether an object is directly in front of the skin at a point, like the cephalostat's nasal rest: the film is lighter there
 * than the air around. `greyAt` and the traced skin in canonical mm.
 */
function standsBefore(greyAt: GreyAt, line: readonly SkinPlace[], at: Point): boolean {
  if (line.length === 0) return false
  const grey = softened(greyAt)
  const i = line.reduce((best, place, k) => (distance(place.at, at) < distance((line[best] as SkinPlace).at, at) ? k : best), 0)
  const { out, along } = axesAt(line, i)
  const [x, y] = (line[i] as SkinPlace).at
  const greyBeside = (aside: number, ahead: number) =>
    grey(x + aside * along[0] + ahead * out[0], y + aside * along[1] + ahead * out[1])
  const air = airOf(grey, line, i)
  const skin = BESIDE.flatMap(aside => INSIDE.map(depth => greyBeside(aside, -depth)))
  const tissue = skin.reduce((sum, each) => sum + each, 0) / skin.length
  const least = air + Math.max(LIGHTER.greys, LIGHTER.share * (tissue - air))
  const places = BESIDE.flatMap(aside => BEFORE.map(ahead => greyBeside(aside, ahead)))
  return places.filter(each => each > least).length > COVERED * places.length
}

const covered = (read: Read, apart: number): Read => {
  const { bound, log, sigma } = read.doubt
  const by = Math.hypot(1, apart / bound)
  return { ...read, covered: true, doubt: { bound: bound * by, log: log + Math.log(by), sigma } }
}

/**
 * The read points covered on the film, each with its error, which is larger than for a visible point. Soft-tissue nasion if there
 * is an object in front of the skin; condylion always, being behind ear rod and skull base: readers omitted it on 111 of 116
 * films.
 */
export function withCovered(
  read: Readonly<Record<string, Read>>,
  greyAt: GreyAt,
  line: readonly SkinPlace[],
): Readonly<Record<string, Read>> {
  const { SoftTissueNa: nasion, Co: condyle } = read
  return {
    ...read,
    ...(nasion && standsBefore(greyAt, line, nasion.at) && { SoftTissueNa: covered(nasion, READERS_APART.SoftTissueNa) }),
    ...(condyle && { Co: covered(condyle, READERS_APART.Co) }),
  }
}
