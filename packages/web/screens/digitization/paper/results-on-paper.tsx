import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { hedgedMeaning } from '@sella/ceph/analysis/finding'
import { showError, showNorm } from '@sella/ceph/measure/display'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { signAfter } from '@sella/ceph/unit'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { classVar } from '../../../readings/class-colour'
import { DeviationChart } from '../../../readings/deviation-chart'
import { groupsOf } from '../../../readings/rows'
import { Stars } from '../../../readings/stars'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { differenceText } from '../results/difference-text'
import { whyText } from '../results/why'
import styles from './paper.module.css'

interface RowProps {
  readonly row: EvaluationRow
  readonly calibration: Calibration
  readonly tracing: Tracing
}

const Row = ({ row, calibration, tracing }: RowProps) => {
  const { t, lang } = useWords()
  const { subject } = useDesk()
  const { reading, norm } = row
  const name = <th scope="row">{row.name[lang]}</th>
  const usual = <td>{norm ? showNorm(norm) : t('app.none')}</td>
  if (reading.status === 'missing')
    return (
      <tr>
        {name}
        {usual}
        <td colSpan={5}>{whyText(reading, tracing, { t, lang, subject })}</td>
      </tr>
    )
  return (
    <tr>
      {name}
      {usual}
      <td className={styles.number} style={{ color: classVar(row.class) }}>
        <b>{`${scaleMark(row.unit, calibration)}${row.shown}${signAfter[row.unit]}`}</b>
        {reading.error !== null && <small>{showError(reading.error, row.unit)}</small>}
      </td>
      <td className={styles.number}>{differenceText(row, 'difference', calibration)}</td>
      <td>
        <Stars stars={row.stars} of={row.class} />
      </td>
      <td>
        <DeviationChart row={row} />
      </td>
      <td>{hedgedMeaning(row)?.[lang]}</td>
    </tr>
  )
}

/** Every row of the analysis with its norm, error and meaning; what has no value says why. */
export const ResultsOnPaper = ({ evaluation, tracing }: { readonly evaluation: Evaluation; readonly tracing: Tracing }) => {
  const { t } = useWords()
  return (
    <table>
      <thead>
        <tr>
          {(['item', 'norm', 'value', 'difference', 'class', 'chart', 'meaning'] as const).map(column => (
            <th key={column} scope="col">
              {t(`workbench.results.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(evaluation.rows, 'grouped').map(({ category, rows }) => (
        <tbody key={category ?? ''}>
          {category && (
            <tr>
              <th colSpan={7} scope="rowgroup">
                {t(`workbench.categories.${category}` as 'workbench.categories.Wits')}
              </th>
            </tr>
          )}
          {rows.map(row => (
            <Row key={row.item} row={row} calibration={evaluation.calibration} tracing={tracing} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
