import { stages } from '@sella/ceph/data/maturation'
import type { Maturation } from '@sella/ceph/maturation/maturation'
import { shareText } from '@sella/ceph/measure/share-text'
import { useMemo } from 'react'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { courseOf } from './course'
import styles from './neck.module.css'

const size = { width: 400, height: 150 } as const
const frame = { left: 34, right: 14, top: 10, bottom: 24 } as const

const y = (stage: number): number => frame.top + ((6 - stage) / 5) * (size.height - frame.top - frame.bottom)

/** The stages of the case's records over time: the computed ones with whiskers, the doctor's own beside them. */
export const NeckCourse = ({ answer }: { readonly answer: Maturation }) => {
  const { t } = useWords()
  const { record, records, choice } = useDesk()
  const readers = useStore(choice, ({ readers: hers }) => hers)
  const { uuid: shown } = record
  const course = useMemo(() => courseOf(records, { uuid: shown, answer, readers }), [records, shown, answer, readers])
  if (course.length === 0) return null
  const step = (size.width - frame.left - frame.right) / course.length
  const x = (i: number): number => frame.left + step * (i + 0.5)
  const line = course.flatMap(({ computed }, i) => (computed ? [`${x(i)},${y(computed.stage)}`] : []))
  const words = course.map(({ day, computed, own }) =>
    [
      day,
      computed && `${stages[computed.stage - 1]} ${shareText(computed.share)}`,
      own && `${t('neck.own.title')} ${stages[own - 1]}`,
    ]
      .filter(Boolean)
      .join(' '),
  )
  return (
    <section className={styles.course}>
      <h3>
        {t('neck.course')}
        <small>{t('neck.courseHint')}</small>
      </h3>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={`${t('neck.courseOf')}: ${words.join('; ')}`}>
        <rect data-part="peak" x={frame.left} width={size.width - frame.left - frame.right} y={y(4)} height={y(3) - y(4)} />
        <text x={size.width - frame.right - 4} y={y(3.5) + 3} textAnchor="end">
          {t('neck.peak')}
        </text>
        {stages.map((stage, i) => (
          <g key={stage}>
            <line data-part="grid" x1={frame.left} x2={size.width - frame.right} y1={y(i + 1)} y2={y(i + 1)} />
            <text x={frame.left - 6} y={y(i + 1) + 3.5} textAnchor="end">
              {stage}
            </text>
          </g>
        ))}
        <polyline points={line.join(' ')} />
        {course.map(({ uuid, day, computed, own }, i) => (
          <g key={uuid}>
            {computed && (
              <>
                <line data-part="whisker" x1={x(i)} x2={x(i)} y1={y(computed.span[0])} y2={y(computed.span[1])} />
                <circle cx={x(i)} cy={y(computed.stage)} r={4} />
                <text data-part="share" x={x(i) + 8} y={y(computed.stage) + (computed.stage === 6 ? 12 : -5)}>
                  {shareText(computed.share)}
                </text>
              </>
            )}
            {own !== null && <circle data-part="own" cx={x(i)} cy={y(own)} r={6.5} />}
            <text x={x(i)} y={size.height - 8} textAnchor="middle">
              {day.slice(0, 7)}
            </text>
          </g>
        ))}
      </svg>
    </section>
  )
}
