import type { ItemAgreement } from '@sella/ceph/reliability/study'
import { useWords } from '../../words/i18n'
import styles from './reliability.module.css'

const size = { width: 520, height: 260 } as const
const frame = { left: 48, right: 12, top: 12, bottom: 34 } as const

interface Range {
  readonly low: number
  readonly high: number
}

/** A range that holds all values with a little room; a lone value stands in its middle. */
const rangeOf = (values: readonly number[]): Range => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const room = (high - low) * 0.08 || 1
  return { low: low - room, high: high + room }
}

const scaler =
  ({ low, high }: Range, from: number, to: number) =>
  (value: number) =>
    from + ((value - low) / (high - low)) * (to - from)

/** Differences of the two readings over their mean, with bias, limits of agreement and the bands in which these are known. */
export const BlandAltman = ({ found }: { readonly found: ItemAgreement }) => {
  const { t, lang } = useWords()
  const { agreement, pairs, name } = found
  const { bias, limits } = agreement
  const dots = pairs.map(({ film, pair: [first, second] }) => ({ film, mean: (first + second) / 2, difference: second - first }))
  const across = rangeOf(dots.map(({ mean }) => mean))
  const known = limits ? [...limits.lowInterval, ...limits.highInterval] : []
  const up = rangeOf([0, ...dots.map(({ difference }) => difference), ...known])
  const x = scaler(across, frame.left, size.width - frame.right)
  const y = scaler(up, size.height - frame.bottom, frame.top)
  const right = size.width - frame.right
  const rule = (value: number, part: string) => (
    <g key={`${part} ${value}`}>
      <line data-part={part} x1={frame.left} x2={right} y1={y(value)} y2={y(value)} />
      <text x={frame.left - 5} y={y(value) + 3.5} textAnchor="end">
        {value.toFixed(2).replace('-', '−')}
      </text>
    </g>
  )
  const band = ([low, high]: readonly [number, number], part: string) => (
    <rect
      key={part}
      data-part="band"
      x={frame.left}
      width={right - frame.left}
      y={y(high)}
      height={Math.max(0, y(low) - y(high))}
    />
  )
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t('reliability.plot', { item: name[lang] })}
    >
      {limits && [band(limits.lowInterval, 'low'), band(limits.highInterval, 'high')]}
      <line data-part="zero" x1={frame.left} x2={right} y1={y(0)} y2={y(0)} />
      {bias && rule(bias.mean, 'bias')}
      {limits && [rule(limits.low, 'limit'), rule(limits.high, 'limit')]}
      {dots.map(({ film, mean, difference }) => (
        <circle key={film} cx={x(mean)} cy={y(difference)} r={3.5}>
          <title>{`${film}: ${difference.toFixed(2)}`}</title>
        </circle>
      ))}
      {[across.low, across.high].map((value, i) => (
        <text key={value} x={x(value)} y={size.height - 20} textAnchor={i === 0 ? 'start' : 'end'}>
          {value.toFixed(1).replace('-', '−')}
        </text>
      ))}
      <text x={(frame.left + right) / 2} y={size.height - 6} textAnchor="middle">
        {`${t('reliability.plotMean')} · ${t('reliability.plotDifference')}`}
      </text>
    </svg>
  )
}
