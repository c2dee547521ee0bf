import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { hedgedMeaning } from '@sella/ceph/analysis/finding'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { sidedText } from '@sella/drawing/tracing/value-text'
import { classVar } from '../../../readings/class-colour'
import { DeviationChart } from '../../../readings/deviation-chart'
import { Stars } from '../../../readings/stars'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { whyText } from '../results/why'
import styles from './phone.module.css'

/** One value on a phone: name and meaning, value and stars, chart. */
export const PhoneRow = ({
  row,
  name,
  calibration,
}: {
  readonly row: EvaluationRow
  readonly name: string
  readonly calibration: Calibration
}) => {
  const { t, lang } = useWords()
  const { bench, subject } = useDesk()
  const missing = row.reading.status === 'missing' ? row.reading : null
  return (
    <li className={styles.row} data-bare={!row.norm}>
      <span>
        <b>{name}</b>
        <small>
          {missing ? whyText(missing, bench.session.get().present, { t, lang, subject }) : hedgedMeaning(row)?.[lang]}
        </small>
      </span>
      <strong style={{ color: classVar(row.class) }}>{missing ? row.shown : sidedText(row, calibration, lang)}</strong>
      {row.norm && (
        <>
          <Stars stars={row.stars} of={row.class} />
          <DeviationChart row={row} />
        </>
      )}
    </li>
  )
}
