import { distance, type Point } from '../film/canonical'
import type { Doubt } from '../passes/confidence'
import type { Read } from '../passes/further-pass'
import { withGnathion } from './gnathion'
import { type SkinRule, skinRules } from './rules'
import { directionAt, dot, type FilmAxes, nearest, type Places, type Sample, STEP, sampled, shownAt } from './samples'
import type { SkinPlace } from './trace'

const REACH = 8 // along the skin, to either side of where the network read it
const FROM_SKIN = 3 // a reading farther than this from the traced skin is left unchanged: one of the two is wrong
const ACROSS = 1.5 // nothing is marked farther than this across the skin
/* Where the film shows the skin less well than this (burnt out, cut off), the reading is kept and its bound grows. */
const UNSEEN = { below: 0.2, bound: 2 }

const less = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]

/** Angle between the skin and the axis it is parallel to where it is most forward (down), or lowest (backwards). */
function turned(direction: Point, { axis }: SkinRule, { forward, down }: FilmAxes): number {
  const [along, aside] =
    axis === 'forward' ? [dot(direction, down), dot(direction, forward)] : [-dot(direction, forward), dot(direction, down)]
  return Math.atan2(aside, along)
}

/** Index of the weight at which half of their sum is reached. */
function median(weights: readonly number[]): number {
  const half = weights.reduce((sum, w) => sum + w, 0) / 2
  let sum = 0
  return weights.findIndex(w => {
    sum += w
    return sum >= half
  })
}

interface Asked {
  readonly rule: SkinRule
  readonly read: Read
  readonly axes: FilmAxes
}

/** Index of the sample that halves the probability among those in range, from `from` to `to`. */
function middle(
  samples: readonly Sample[],
  [start, from, to]: readonly [number, number, number],
  { rule, read, axes }: Asked,
): number {
  const at = (i: number) => samples[i] as Sample
  const height = (i: number) => dot(at(i).at, axes[rule.axis])
  const range = Array.from({ length: to - from + 1 }, (_, k) => from + k)
  const highest = Math.max(...range.map(height))
  const logs = range.map(i => {
    const apart = (at(i).along - at(start).along - (rule.shift ?? 0)) / read.doubt.bound
    const angle = turned(directionAt(samples, i, rule.chord), rule, axes)
    return -rule.hold * Math.min(apart * apart, 25) - rule.upright * angle * angle - rule.foremost * (highest - height(i))
  })
  const top = Math.max(...logs)
  const weights = logs.map(log => Math.exp(log - top))
  return from + median(weights)
}

/** The range of samples around `start`, limited by the neighbouring points read by the network. */
function reachOf(start: number, [above, below]: readonly [number, number]): readonly [number, number] {
  const steps = Math.round(REACH / STEP)
  return [Math.max(start - steps, above), Math.min(start + steps, below)]
}

/** The points of the skin on either side of a point, which it cannot pass; null: the end of the traced skin. */
const between: Readonly<Record<string, readonly [string | null, string | null]>> = {
  SoftTissueGlabella: [null, 'SoftTissueNa'],
  Prn: ['SoftTissueNa', 'Subnasale'],
  SoftTissueA: ['Subnasale', 'UpperLip'],
  LabraleSuperius: ['SoftTissueA', 'Stms'],
  SoftTissueMe: ['SoftTissuePog', null],
}

const grown = ({ bound, log, sigma }: Doubt, by: number): Doubt => ({ bound: by * bound, log: log + Math.log(by), sigma })

/**
 * The read points of the skin that have a rule, taken from the traced skin by their definitions in the upright film and tied to
 * where the network read them; the others as read. Canonical mm.
 */
export function alongSkin(
  read: Readonly<Record<string, Read>>,
  { line, places, axes }: { readonly line: readonly SkinPlace[]; readonly places: Places; readonly axes: FilmAxes },
): Readonly<Record<string, Read>> {
  const samples = sampled(line)
  const ends = (name: string): readonly [number, number] => {
    const [above, below] = (between[name] ?? [null, null]).map(end => (end ? places[end] : undefined))
    return [above ? nearest(samples, above) : 0, below ? nearest(samples, below) : samples.length - 1]
  }
  const taken = Object.entries(skinRules).flatMap(([name, rule]) => {
    const own = read[name]
    const start = own ? nearest(samples, own.at) : 0
    if (!own || distance((samples[start] as Sample).at, own.at) > FROM_SKIN) return []
    if (shownAt(samples, start) < UNSEEN.below) return [[name, { ...own, doubt: grown(own.doubt, UNSEEN.bound) }] as const]
    const [from, to] = reachOf(start, ends(name))
    if (to <= from) return []
    const chosen = middle(samples, [start, from, to], { rule, read: own, axes })
    return [[name, onto(samples, [start, chosen], { rule, read: own })] as const]
  })
  return withGnathion({ ...read, ...Object.fromEntries(taken) }, samples, { places, axes })
}

/** The read point moved along the skin from one sample to another, keeping its fraction of the distance across. */
function onto(
  samples: readonly Sample[],
  [start, chosen]: readonly [number, number],
  { rule, read }: Pick<Asked, 'rule' | 'read'>,
): Read {
  const outward = (i: number): Point => {
    const [x, y] = directionAt(samples, i)
    return [y, -x]
  }
  const off = dot(less(read.at, (samples[start] as Sample).at), outward(start))
  const across = rule.across * Math.min(ACROSS, Math.max(-ACROSS, off))
  const [[x, y], [nx, ny]] = [(samples[chosen] as Sample).at, outward(chosen)]
  return { at: [x + across * nx, y + across * ny], doubt: grown(read.doubt, rule.bound) }
}
