import { z } from 'zod/mini'

const mm = z.nullable(z.number())

/**
 * A model's performance on one set of films it was never trained on. Distances in mm from the readers whose definition it
 * follows.
 */
const modelTest = z.strictObject({
  name: z.string(),
  films: z.int(),
  mean: mm,
  median: mm,
  /** Percentage of points within 2 mm (below: 4 mm) of that reference. */
  within2: z.nullable(z.number()),
  within4: z.nullable(z.number()),
  /** Mean error measured from the plain mean of the readers instead, as in publications. */
  toReadersMean: mm,
  /** Distance between two readers: no program can be judged more finely than that. */
  readersApart: mm,
  /** Mean error of each measurement, in degrees. */
  degrees: z.array(z.strictObject({ item: z.string(), error: z.number() })),
})

/**
 * What a model is, where it comes from, how well it performs and where it does not, in the reader's language as far as it is
 * translated.
 */
export const modelCard = z.strictObject({
  name: z.string(),
  task: z.string(),
  /** What it was trained on, and under which licence. */
  sources: z.array(z.string()),
  limits: z.array(z.string()),
  /** Figures expressed in words. */
  notes: z.array(z.string()),
  tests: z.array(modelTest),
  /**
   * Mean distance of each point in each test, in the order of the tests, and the definition of the point that the model follows.
   */
  points: z.array(z.strictObject({ name: z.string(), definition: z.nullable(z.string()), means: z.array(mm) })),
  /** Percentage of points that lay within the error stated for them. */
  coverage: z.nullable(z.number()),
})
export type ModelCard = z.infer<typeof modelCard>
