import { even } from '../geometry/random'

/** The number of seeds; a seed is a whole number from 0 to one below it. */
export const seedCount = 2 ** 32

/**
 * Films, by unique name, in the random order of a seed (Fisher and Yates over the sorted names): the same films and seed give the
 * same order on every machine, whatever order they come in. clinical/beyond/reliability.md, section 11: the order of a study is
 * random, seeded and stored, so that no reader remembers a film by its neighbours and the study can be repeated.
 */
export const filmOrder = (films: readonly string[], seed: number): readonly string[] => {
  const ordered = [...films].sort()
  const next = even(seed)
  for (let last = ordered.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    ;[ordered[last], ordered[other]] = [ordered[other] as string, ordered[last] as string]
  }
  return ordered
}
