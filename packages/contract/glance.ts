import { z } from 'zod/mini'

const words = z.strictObject({ zh: z.string(), en: z.string() })

/** A value outside the norm as it is shown beside the list. */
const glanceRow = z.strictObject({
  item: z.string(),
  name: words,
  /** Not rounded. */
  value: z.number(),
  /** One standard error, same unit; null when no point states one. */
  error: z.nullable(z.number()),
  unit: z.enum(['degree', 'mm', 'percent', '']),
  /** For people, unit not included. */
  shown: z.string(),
  norm: z.strictObject({ mean: z.number(), sd: z.number() }),
  class: z.enum(['normal', 'sd_positive_1', 'sd_positive_2', 'sd_positive_3', 'sd_negative_1', 'sd_negative_2', 'sd_negative_3']),
  stars: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
})
export type GlanceRow = z.infer<typeof glanceRow>

/** What is placed on a film, thinned for a small picture of it. */
const sketch = z.strictObject({
  /** Placed ones, without those of the neck. */
  points: z.int(),
  /** Unsure ones, whether or not one changes a class: nothing is measured here. */
  unsure: z.int(),
  /** Outlines as `x,y x,y …` in whole pixels of the film as shown; `estimated`: nobody traced it. */
  curves: z.array(z.strictObject({ along: z.string(), estimated: z.boolean() })),
})
export type Sketch = z.infer<typeof sketch>

/** A record's film judged by one analysis, as the workbench would open it. */
export const glance = z.strictObject({
  title: words,
  /** Which sex and age group judged it. */
  judgedBy: words,
  /** By whose error the points placed by hand count; null where none was. */
  errorsBy: z.nullable(words),
  /** Whether lengths may stand without a mark: read from the ruler or from a calibrated file. */
  measured: z.boolean(),
  /** Outside the norm, worst first, at most 20. */
  rows: z.array(glanceRow),
  sketch,
})
export type Glance = z.infer<typeof glance>

/** A value of a case's latest traced record, as the list shows it. */
const chiefFinding = z.strictObject({
  item: z.string(),
  name: words,
  shown: z.string(),
  unit: glanceRow.shape.unit,
  class: glanceRow.shape.class,
  stars: glanceRow.shape.stars,
  /** A length by a scale nobody measured. */
  approximate: z.boolean(),
})
export type ChiefFinding = z.infer<typeof chiefFinding>

/** Most findings of a case in a list. */
export const mostChief = 2

export const chiefFindings = z.strictObject({
  /** Cases whose latest tracing is read; the others show nothing. */
  rows: z.array(
    z.strictObject({
      caseUuid: z.string(),
      recordUuid: z.string(),
      /** Outside the norm first, worst first; then what is within, where there is room. */
      values: z.array(chiefFinding).check(z.maxLength(mostChief)),
    }),
  ),
  /** Cases whose latest tracing is still being read. */
  waiting: z.int(),
})
export type ChiefFindings = z.infer<typeof chiefFindings>
