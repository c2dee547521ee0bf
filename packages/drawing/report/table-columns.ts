import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { hasChart } from './deviation-chart'
import { inner } from './paper'

/** Which of the columns that depend on norms a table has. */
export interface NormColumns {
  /** Some row has a norm. */
  readonly judged: boolean
  /** Some norm has a range, so that there is an axis to draw. */
  readonly charted: boolean
  /** Some value has an error that no chart shows. */
  readonly uncertain: boolean
}

export const normColumns = (rows: readonly EvaluationRow[]): NormColumns => ({
  judged: rows.some(({ norm }) => norm !== null),
  charted: rows.some(hasChart),
  uncertain: rows.some(row => !hasChart(row) && row.reading.status === 'read' && row.reading.error !== null),
})

/** Specification section 9: columns of 150, 495, 285, 225 and 510. Numbers are right-aligned as in the design. */
const withNorms = {
  category: { left: inner.left, width: 150 },
  item: { left: inner.left + 150, width: 560 },
  reference: { right: 950 },
  value: { right: 1096 },
  unit: { left: 1102 },
  stars: { left: 1158 },
  chart: { left: 1215, width: 510 },
} as const

/** Without any norm the room of reference and chart goes to names and meanings, and the values stand at the right. */
const withoutNorms = {
  ...withNorms,
  item: { left: inner.left + 150, width: 1130 },
  value: { right: 1490 },
  unit: { left: 1496 },
  chart: { left: 1575, width: 150 },
} as const

export const columnsOf = ({ judged }: NormColumns): typeof withNorms | typeof withoutNorms => (judged ? withNorms : withoutNorms)
