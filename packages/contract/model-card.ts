import { z } from 'zod/mini'

const mm = z.nullable(z.number())

/** How a model did on films it was never trained on, in one set of films. Distances in mm to the readers whose definition it follows. */
const modelTest = z.strictObject({
  name: z.string(),
  films: z.int(),
  mean: mm,
  median: mm,
  /** Percent of the points no further than so many mm from there. */
  within2: z.nullable(z.number()),
  within4: z.nullable(z.number()),
  /** The mean error measured to the plain mean of the readers instead, as publications give it. */
  toReadersMean: mm,
  /** How far two readers lie apart: no program can be judged more finely than that. */
  readersApart: mm,
  /** Mean error of a measurement in degrees, by item. */
  degrees: z.array(z.strictObject({ item: z.string(), error: z.number() })),
})

/** What a model is, where it comes from, how well it does and where it does not, in the reader's language as far as it is translated. */
export const modelCard = z.strictObject({
  name: z.string(),
  task: z.string(),
  /** What it was learned from, and under which licence. */
  sources: z.array(z.string()),
  limits: z.array(z.string()),
  /** Figures that stand in words. */
  notes: z.array(z.string()),
  tests: z.array(modelTest),
  /** Mean distance of each point in each of the tests, in their order, and the definition of the point that the model follows. */
  points: z.array(z.strictObject({ name: z.string(), definition: z.nullable(z.string()), means: z.array(mm) })),
  /** Percent of the points that lay within the error stated for them. */
  coverage: z.nullable(z.number()),
})
export type ModelCard = z.infer<typeof modelCard>
