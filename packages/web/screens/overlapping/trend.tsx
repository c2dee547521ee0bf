import { showNorm } from '@sella/ceph/measure/display'
import { shownFloor } from '@sella/ceph/superimpose/value-change'
import { signAfter } from '@sella/ceph/unit'
import { scaleOf } from '@sella/drawing/report/value-axis'
import { phone, useMedia } from '../../parts/use-media'
import { itemName } from '../../readings/names'
import { useWords } from '../../words/i18n'
import shared from './overlapping.module.css'
import { monthOf } from './record-words'
import { useTable } from './table'
import styles from './trend.module.css'
import { TrendReading } from './trend-reading'
import { labelledAt, placesOf, standingsOf } from './trend-scale'
import { trendValues } from './trend-values'
import { useChanges } from './use-changes'

/** The chart's own pixels, at most the width of a box of the page; narrower on a phone, so that its text keeps its size. */
const widths = { page: 520, phone: 366 } as const
const height = 170
const frame = { left: 34, right: 90, top: 12, bottom: 26 }

/** The item chosen in the table over time: values with their error, in the colour of their class, against the norm that judges it. */
export const Trend = () => {
  const { t, lang } = useWords()
  const { chosen, colourOf } = useTable()
  const { item, evaluations } = useChanges()
  const width = useMedia(phone) ? widths.phone : widths.page
  if (!item) return <section className={shared.box} data-box="trend" />
  const scale = scaleOf(item.rows)
  const y = (value: number) =>
    frame.top + ((scale.top - value) / (scale.top - scale.bottom)) * (height - frame.top - frame.bottom)
  const xs = placesOf(chosen.map(film => film.record.createday)).map(
    share => frame.left + 30 + share * (width - frame.left - frame.right - 60),
  )
  // Dots of neighbouring dates keep their places; the date labels are moved apart, or left out where there is no room.
  const dates = labelledAt(xs, 40, [frame.left + 16, width - frame.right - 4])
  const read = trendValues(
    item.rows,
    evaluations.map(({ calibration }, i) => ({ uuid: chosen[i]?.record.uuid ?? '', x: xs[i] ?? 0, calibration })),
  )
  const standings = standingsOf(read.map(({ x }) => x))
  const edges = xs.map(
    (x, i) =>
      [
        i === 0 ? frame.left : (x + (xs[i - 1] ?? x)) / 2,
        i === xs.length - 1 ? width - frame.right : (x + (xs[i + 1] ?? x)) / 2,
      ] as const,
  )
  const first = item.rows[0]
  const norm = item.rows.at(-1)?.norm
  const floor = item.change && shownFloor(item.change)
  return (
    <section className={shared.box} data-box="trend">
      <p className={styles.boxTitle}>
        <b>{first && itemName(first, lang)}</b>
        {t('overlap.trend')}
        {floor !== null && <small>{t('overlap.trendFloor', { floor: `${floor}${signAfter[first?.unit ?? '']}` })}</small>}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('overlap.trendOf', { item: first?.name[lang] })}>
        {scale.ticks.map(tick => (
          <g key={tick}>
            <line className={styles.grid} x1={frame.left} x2={width - frame.right} y1={y(tick)} y2={y(tick)} />
            <text className={styles.tick} x={frame.left - 6} y={y(tick) + 3.5} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {item.rows.map((row, i) => {
          const [from, to] = edges[i] ?? [0, 0]
          if (!row.norm) return null
          const { mean, sd } = row.norm
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the order of the records is what it stands for
            <g key={i}>
              <rect
                className={styles.normBand}
                x={from}
                width={to - from}
                y={y(mean + sd)}
                height={Math.max(y(mean - sd) - y(mean + sd), 1)}
              />
              <line className={styles.normMean} x1={from} x2={to} y1={y(mean)} y2={y(mean)} />
            </g>
          )
        })}
        {norm && (
          <text className={styles.tick} x={width - frame.right + 8} y={y(norm.mean) + 3.5}>
            {showNorm(norm)}
          </text>
        )}
        <polyline className={styles.course} points={read.map(({ x, reading }) => `${x},${y(reading.value)}`).join(' ')} />
        {read.map(({ uuid, row, reading, x, text }, i) => {
          const before = read[i - 1]
          const standing = standings[i] ?? 'after'
          const follows = standing === 'after' && before !== undefined && standings[i - 1] !== 'after'
          // The norm is drawn behind the last one, so its value is on its own side of it; another value with a neighbour beside
          // it is written below.
          const low = follows ? reading.value < (norm?.mean ?? reading.value) : before !== undefined && x - before.x < 96
          return (
            <TrendReading
              key={uuid}
              row={row}
              reading={reading}
              text={text}
              x={x}
              y={y}
              standing={standing}
              low={low}
              floor={height - frame.bottom}
            />
          )
        })}
        {chosen.map(({ record }, i) => {
          const date = dates[i] ?? null
          return (
            <g key={record.uuid}>
              {date !== null && (
                <text className={styles.tick} x={date} y={height - 10} textAnchor="middle">
                  {monthOf(record)}
                </text>
              )}
              <rect x={(date ?? xs[i] ?? 0) - 8} y={height - 6} width={16} height={3} fill={colourOf(record.uuid)} />
            </g>
          )
        })}
      </svg>
    </section>
  )
}
