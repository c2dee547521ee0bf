import { distance, type Point } from '../film/canonical'
import type { Further } from '../film/numbers'
import { type Estimate, regressed } from '../film/shape-model'
import type { DetectionBench } from './coarse-pass'
import { type Doubt, doubt } from './confidence'
import { type Frame, type Refined, refine } from './fine-pass'
import { joinedWithExpected } from './joined'
import { withWholeCrowns } from './whole-crowns'

/** A further landmark as read by its network, canonical mm. */
export interface Read {
  readonly at: Point
  readonly doubt: Doubt
  /** Covered on the film by another object. */
  readonly covered?: true
}

/**
 * The landmarks in addition to the first ones, each searched for where the regression from these (`points`, canonical mm) expects
 * it, then read again from where it was found. None with weights that do not have them.
 */
export async function readFurther(
  bench: DetectionBench,
  points: readonly Point[],
  frame: Frame,
): Promise<Readonly<Record<string, Read>>> {
  const { further } = bench.numbers
  if (!further) return {}
  const all = regressed(points, bench.numbers)
  const expected = further.order.map(name => {
    const estimate = all[name]
    if (!estimate) throw new Error(`the weights read ${name}, but do not know where to expect it`)
    return estimate
  })
  const seen: (readonly Refined[])[] = []
  for (const [n, look] of further.looks.entries()) {
    const starts = seen.at(-1)?.map(({ at }) => at) ?? expected.map(({ at }) => at)
    const hold = { at: expected.map(({ at }) => at), bounds: expected.map(({ p68 }) => p68), weight: further.hold[n] ?? 0 }
    const refinedPoints = await refine(bench, starts, frame, [hold.weight > 0 ? { ...look, prior: hold } : look])
    // The map of a smaller view covers more of the film.
    seen.push(refinedPoints.map(each => ({ ...each, spread: each.spread / Math.exp(look.size) })))
  }
  const places = Object.fromEntries(further.order.map((name, i) => [name, (expected[i] as Estimate).at]))
  const read = joinedWithExpected(judged(further, expected, seen), all, further.limit)
  return withWholeCrowns(read, places, further.limit)
}

function judged(
  { order, confidence }: Further,
  expected: readonly Estimate[],
  seen: readonly (readonly Refined[])[],
): Readonly<Record<string, Read>> {
  const [first, last] = [seen[0] as readonly Refined[], seen.at(-1) as readonly Refined[]]
  const surprises = last.map(({ at }, i) => distance(at, (expected[i] as Estimate).at) / (expected[i] as Estimate).p68)
  const film = surprises.reduce((sum, s) => sum + s, 0) / surprises.length
  return Object.fromEntries(
    order.map((name, i) => {
      const [rough, fine] = [first[i] as Refined, last[i] as Refined]
      const signs = {
        fine: fine.spread,
        coarse: rough.spread,
        shift: distance(fine.at, rough.at),
        scatter: fine.scatter,
        surprise: surprises[i] as number,
        film,
      }
      return [name, { at: fine.at, doubt: doubt(signs, i, confidence) }]
    }),
  )
}
