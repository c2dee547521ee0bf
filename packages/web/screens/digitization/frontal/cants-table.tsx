import { frontalItems } from '@sella/ceph/data/frontal/item-rows'
import type { SideDifference } from '@sella/ceph/frontal/asymmetry'
import type { FrontalFilmReading } from '@sella/ceph/frontal/reading'
import { NO_VALUE, showValue } from '@sella/ceph/measure/display'
import { type FrontalRow, tiltRow } from '@sella/drawing/tracing/frontal-row'
import { useWords } from '../../../words/i18n'
import { useFollowedEvaluation } from '../desk'
import styles from './frontal.module.css'
import { FrontalLitRow } from './frontal-lit-row'
import { errorText, markedSideOf } from './side-text'

interface DifferenceRowProps {
  readonly row: FrontalRow
  readonly title: string
  readonly difference: SideDifference | null
  /** The difference in words. */
  readonly text: string
  readonly beside?: string
}

const DifferenceRow = ({ row, title, difference, text, beside }: DifferenceRowProps) => {
  const { t } = useWords()
  return (
    <FrontalLitRow row={row} standing={difference?.standing}>
      <th scope="row">{title}</th>
      <td data-difference>{text}</td>
      <td>{beside ?? errorText(difference?.error ?? null)}</td>
      <td>{difference ? t(`frontal.standing.${difference.standing}`) : ''}</td>
    </FrontalLitRow>
  )
}

interface CantsTableProps {
  readonly reading: FrontalFilmReading
}

/** How much lower one side of each plane lies, and its angle to the Z plane. */
export const CantsTable = ({ reading }: CantsTableProps) => {
  const { t, lang } = useWords()
  const { calibration } = useFollowedEvaluation()
  const { tilts, words, turn } = reading
  return (
    <section className={styles.section}>
      <h3>{t('frontal.heights.title')}</h3>
      <table className={styles.rows} data-dim={turn?.turned === true}>
        <tbody>
          {tilts.flatMap(tilt => {
            const row = tiltRow(tilt)
            if (!row) return []
            const { plane, angle, height } = tilt
            const aside = height && markedSideOf(height, words, lang, calibration)
            const text = height ? (aside ? t('frontal.heights.lower', aside) : t('frontal.heights.level')) : NO_VALUE
            const degrees = angle?.status === 'read' ? `${showValue(angle.value, 'degree')}°` : NO_VALUE
            return [
              <DifferenceRow
                key={plane.name}
                row={row}
                title={plane.title[lang]}
                difference={height}
                text={text}
                beside={degrees}
              />,
            ]
          })}
        </tbody>
      </table>
    </section>
  )
}

/** The midlines of the teeth and the chin relative to the midline of the face. */
export const MidlineTable = ({ reading }: CantsTableProps) => {
  const { t, lang } = useWords()
  const { calibration } = useFollowedEvaluation()
  const { deviations, words, turn } = reading
  return (
    <section className={styles.section}>
      <h3>{t('frontal.midline.title')}</h3>
      <table className={styles.rows} data-dim={turn?.turned === true}>
        <tbody>
          {deviations.map(({ item, off }) => {
            const aside = off && markedSideOf(off, words, lang, calibration)
            const text = off ? (aside ? t('frontal.midline.aside', aside) : t('frontal.midline.on')) : NO_VALUE
            return (
              <DifferenceRow
                key={item}
                row={{ items: [item] }}
                title={frontalItems[item].name[lang]}
                difference={off}
                text={text}
              />
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
