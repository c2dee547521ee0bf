import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { classVar } from '../../readings/class-colour'
import styles from './trend.module.css'
import type { Standing } from './trend-scale'

interface TrendReadingProps {
  readonly row: EvaluationRow
  readonly reading: { readonly value: number; readonly error: number | null }
  /** The value as written. */
  readonly text: string
  readonly x: number
  /** A value's position, in pixels of the chart. */
  readonly y: (value: number) => number
  readonly standing: Standing
  /** The value is written below the line instead of above it. */
  readonly low: boolean
  /** The chart's lowest line. */
  readonly floor: number
}

const ends = { before: { dx: -8, anchor: 'end' }, after: { dx: 8, anchor: 'start' } } as const
const middle = { dx: 0, anchor: 'middle' } as const

/** One value of the trend in the colour of its class, with its error. */
export const TrendReading = ({ row, reading, text, x, y, standing, low, floor }: TrendReadingProps) => {
  const error = reading.error ?? 0
  const [top, bottom] = [y(reading.value + error), y(reading.value - error)]
  const beside = standing === 'before' || standing === 'after'
  const { dx, anchor } = beside ? ends[standing] : middle
  const apart = standing === 'over' ? Math.max(top - 6, 10) : Math.min(bottom + 14, floor)
  return (
    <g style={{ color: classVar(row.class) }}>
      {reading.error !== null && <line className={styles.whisker} x1={x} x2={x} y1={bottom} y2={top} />}
      <circle cx={x} cy={y(reading.value)} r={4} className={styles.reading} />
      <text className={styles.readingText} x={x + dx} y={beside ? y(reading.value) + (low ? 16 : -6) : apart} textAnchor={anchor}>
        {text}
      </text>
    </g>
  )
}
