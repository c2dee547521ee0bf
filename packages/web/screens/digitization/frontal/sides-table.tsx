import type { SideComparison } from '@sella/ceph/frontal/asymmetry'
import type { FrontalFilmReading } from '@sella/ceph/frontal/reading'
import { NO_VALUE, showValue } from '@sella/ceph/measure/display'
import type { Missing, Reading } from '@sella/ceph/measure/reading'
import { levelRow } from '@sella/drawing/tracing/frontal-row'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { useWords } from '../../../words/i18n'
import { useFollowedEvaluation } from '../desk'
import { DifferenceBar } from './difference-bar'
import styles from './frontal.module.css'
import { FrontalLitRow } from './frontal-lit-row'
import { errorText, sideOf } from './side-text'

const shown = (reading: Reading | Missing): string => showValue(reading.status === 'read' ? reading.value : null, 'mm')

const Level = ({ side, reading }: { readonly side: SideComparison; readonly reading: FrontalFilmReading }) => {
  const { lang } = useWords()
  const { level, right, left, difference, index } = side
  const aside = difference && sideOf(difference, reading.words, lang)
  return (
    <FrontalLitRow row={levelRow(level)} standing={difference?.standing}>
      <th scope="row" title={level.name[lang]}>
        <b>{level.key}</b> {level.name[lang]}
      </th>
      <td data-length>{shown(right)}</td>
      <td data-length>{shown(left)}</td>
      <td data-difference data-length title={errorText(difference?.error ?? null)}>
        {aside && <span>{aside.side}</span>} {difference ? (aside?.mm ?? showValue(0, 'mm')) : NO_VALUE}
      </td>
      <td data-index>{showValue(index, 'percent')}</td>
      <td data-chart>
        <DifferenceBar difference={difference} />
      </td>
    </FrontalLitRow>
  )
}

/** Both sides at every level, with their difference, its index and error. */
export const SidesTable = ({ reading }: { readonly reading: FrontalFilmReading }) => {
  const { t, lang } = useWords()
  const { calibration } = useFollowedEvaluation()
  const { words, comparisons, turn } = reading
  const scaled = calibration.mmPerPixel !== null
  return (
    <section className={styles.section}>
      <h3>
        {t('frontal.sides.title')}
        <small>{scaled ? `${scaleMark('mm', calibration)}${t('frontal.sides.hint')}` : t('frontal.sides.hintUnscaled')}</small>
      </h3>
      <table className={styles.sides} data-dim={turn?.turned === true} data-scaled={scaled}>
        <thead>
          <tr>
            <th scope="col">{t('frontal.sides.level')}</th>
            <th scope="col" data-length>
              {words.right[lang]}
            </th>
            <th scope="col" data-length>
              {words.left[lang]}
            </th>
            <th scope="col" data-length>
              {t('frontal.sides.difference')}
            </th>
            <th scope="col" data-index>
              {t('frontal.sides.index')}
            </th>
            <th scope="col" data-chart>
              {t('frontal.sides.chart', { right: words.right[lang], left: words.left[lang] })}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparisons.map(side => (
            <Level key={side.level.key} side={side} reading={reading} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
