import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { showNorm } from '@sella/ceph/measure/display'
import { deviationGeometry } from '@sella/drawing/report/deviation-geometry'
import { useWords } from '../words/i18n'
import { classVar } from './class-colour'
import styles from './deviation-chart.module.css'

const [width, height, middle] = [92, 22, 11]

const arrow = (at: number, side: 'low' | 'high'): string => {
  const s = side === 'high' ? 1 : -1
  return `M${at + 3 * s} ${middle}l${-6 * s} -4v8z`
}

/** A row's deviation in SD: band of the norm, bar from the mean, whisker of the error. */
export const DeviationChart = ({ row }: { readonly row: EvaluationRow }) => {
  const { t } = useWords()
  const read = row.reading.status === 'read' ? row.reading : null
  if (!row.norm) return null
  const { mean, sd } = row.norm
  const geometry = deviationGeometry({ value: read?.value ?? null, mean, sd, error: read?.error ?? null, width, padding: 4 })
  if (!geometry) return null
  const { band, ticks, dot, whisker } = geometry
  const colour = classVar(row.class)
  const normal = row.class === 'normal'
  const label = `${row.shown} · ${showNorm(row.norm)} · ${t(`app.classes.${row.class}`)}`
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
      {ticks.map((x, i) => (
        <path
          key={x}
          d={`M${x} ${i === 2 || i === 3 ? 7 : 8.5}V${i === 2 || i === 3 ? 15 : 13.5}`}
          stroke="var(--ctl)"
          strokeWidth={1}
        />
      ))}
      <rect x={band.from} y={7} width={band.to - band.from} height={8} fill="var(--line2)" opacity={0.75} />
      <path d={`M${geometry.mean} 5V17`} stroke="var(--t2)" strokeWidth={1} />
      {whisker && (
        <path
          d={`M${whisker.from} ${middle}H${whisker.to}M${whisker.from} 8.5v5M${whisker.to} 8.5v5`}
          stroke={colour}
          opacity={0.6}
        />
      )}
      {dot && <path d={`M${geometry.mean} ${middle}H${dot.at}`} stroke={colour} strokeWidth={2} />}
      {dot?.clamped && <path d={arrow(dot.at, dot.clamped)} fill={colour} />}
      {dot && !dot.clamped && (
        <circle
          cx={dot.at}
          cy={middle}
          r={normal ? 2.6 : 3.4}
          fill={normal ? 'var(--panel)' : colour}
          stroke={colour}
          strokeWidth={1.6}
        />
      )}
    </svg>
  )
}
