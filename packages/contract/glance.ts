import { z } from 'zod/mini'

const words = z.strictObject({ zh: z.string(), en: z.string() })

/** A value outside the norm, as shown beside the list. */
const glanceRow = z.strictObject({
  item: z.string(),
  name: words,
  /** Not rounded. */
  value: z.number(),
  /** One standard error, in the same unit; null when no point states one. */
  error: z.nullable(z.number()),
  unit: z.enum(['degree', 'mm', 'percent', '']),
  /** Formatted for display, without the unit. */
  shown: z.string(),
  norm: z.strictObject({ mean: z.number(), sd: z.number() }),
  class: z.enum(['normal', 'sd_positive_1', 'sd_positive_2', 'sd_positive_3', 'sd_negative_1', 'sd_negative_2', 'sd_negative_3']),
  stars: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
})
export type GlanceRow = z.infer<typeof glanceRow>

/** The points and outlines placed on a film, thinned for a small picture. */
const sketch = z.strictObject({
  /** Number of placed points, those of the neck excluded. */
  points: z.int(),
  /** Number of unsure points, whether or not they could change a class: nothing is measured here. */
  unsure: z.int(),
  /** Outlines as `x,y x,y …` in whole pixels of the film as displayed; `estimated`: nobody traced the outline. */
  curves: z.array(z.strictObject({ along: z.string(), estimated: z.boolean() })),
})
export type Sketch = z.infer<typeof sketch>

/** A record's film evaluated by one analysis, as the workbench would show it; lengths by a doubted scale are withheld. */
export const glance = z.strictObject({
  title: words,
  /** The sex and age group of the norms used. */
  judgedBy: words,
  /** Whose placement error is assumed for the points placed by hand; null where there are none. */
  errorsBy: z.nullable(words),
  /** Whether lengths may be shown without a mark: scaled by the ruler or by a calibrated file. */
  measured: z.boolean(),
  /** Beside the other records of the case the scale is doubted: lengths are withheld. */
  scaleDoubted: z.boolean(),
  /** Values outside the norm, worst first, at most 20. */
  rows: z.array(glanceRow),
  sketch,
})
export type Glance = z.infer<typeof glance>

/** A value of a case's latest traced record, as shown in the list. */
const chiefFinding = z.strictObject({
  item: z.string(),
  name: words,
  shown: z.string(),
  unit: glanceRow.shape.unit,
  class: glanceRow.shape.class,
  stars: glanceRow.shape.stars,
  /** Whether it is a length by a scale nobody measured. */
  approximate: z.boolean(),
})
export type ChiefFinding = z.infer<typeof chiefFinding>

/** Most findings per case in a list. */
export const mostChief = 2

export const chiefFindings = z.strictObject({
  /** Cases whose latest tracing has been measured; the others show nothing. */
  rows: z.array(
    z.strictObject({
      caseUuid: z.string(),
      recordUuid: z.string(),
      /** Beside the other records of the case the scale is doubted: lengths are withheld. */
      scaleDoubted: z.boolean(),
      /** Values outside the norm first, worst first; then values within it, as far as there is room. */
      values: z.array(chiefFinding).check(z.maxLength(mostChief)),
    }),
  ),
  /** Number of cases whose latest tracing is still being measured. */
  waiting: z.int(),
})
export type ChiefFindings = z.infer<typeof chiefFindings>
export type CaseChief = ChiefFindings['rows'][number]
