import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Mark } from '../scene/scene'
import { classColours } from '../tracing/colours'
import { starText, valueText } from '../tracing/value-text'
import type { ComparedRecord } from './comparison'
import { greys, inner, sizes } from './paper'
import { text } from './type'

type Measured = Pick<ComparedRecord, 'measured'>

/** The chart of a deviation polygon, from edge to edge, with the room of its scale within. */
export interface PolygonChart {
  readonly left: number
  readonly width: number
  readonly padding: number
}

/** The right edge of a norm and of a value, and where the stars of the value begin. */
const columns = { norm: 704, value: 856, stars: 866 } as const
/** Between the norms and the chart. */
const gap = 24

const chartFrom = (left: number): PolygonChart => ({ left, width: inner.right - left, padding: 14 })
const [beside, alone] = [chartFrom(790), chartFrom(944)]

/** The values of several records have a page of their own; those of one stand beside its polygon, and the chart makes room. */
const hasValues = (records: readonly Measured[]): boolean => records.length === 1

export const polygonChart = (records: readonly Measured[]): PolygonChart => (hasValues(records) ? alone : beside)

/** Where the norm of a row ends. */
export const normEnd = (records: readonly Measured[]): number => (hasValues(records) ? columns.norm : beside.left - gap)

/** The middle of a row, and the size of its text. */
interface Middle {
  readonly y: number
  readonly size: number
}

/** The value of the only record in a row, with its unit and stars, as in the table of values. */
export const polygonValue = (records: readonly Measured[], item: EvaluationRow['item'], at: Middle): readonly Mark[] => {
  const { y, size } = at
  const [record] = records
  const row = record?.measured.rows.find(each => each.item === item)
  if (!record || !row || !hasValues(records)) return []
  const colour = row.reading.status === 'read' ? classColours.light[row.class] : greys.faint
  const value = text(valueText(row, record.measured.calibration), columns.value, y, {
    ...{ size, weight: 600, colour, align: 'end' },
  })
  return row.stars > 0 ? [value, text(starText(row.stars), columns.stars, y, { size: sizes.smallest, colour })] : [value]
}
