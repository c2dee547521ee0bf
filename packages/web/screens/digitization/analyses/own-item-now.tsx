import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { valueText } from '@sella/drawing/tracing/value-text'
import { classVar } from '../../../readings/class-colour'
import { needsText } from '../../../readings/names'
import { plain } from '../../../readings/rows'
import { useWords } from '../../../words/i18n'
import { useCommitted } from '../desk'
import styles from './own-item.module.css'

const useWhy = () => {
  const { t } = useWords()
  const { tracing } = useCommitted()
  return (row: EvaluationRow | null): string | null => {
    if (!row) return t('own.waiting')
    if (row.reading.status === 'read') return null
    if (row.reading.why === 'uncalibrated') return t('own.uncalibrated')
    if (row.reading.why === 'scale-doubted') return t('own.scaleDoubted')
    if (row.reading.why === 'scale-unjudged') return t('workbench.results.scaleUnjudged')
    return row.reading.why === 'degenerate' ? t('own.degenerate') : t('own.missing', { names: needsText(row.reading, tracing) })
  }
}

/** The measurement's value on the open film, or why it has none. */
export const OwnItemNow = ({ row }: { readonly row: EvaluationRow | null }) => {
  const { t } = useWords()
  const { evaluation } = useCommitted()
  const why = useWhy()(row)
  const error = row?.reading.status === 'read' ? row.reading.error : null
  return (
    <p className={styles.now} role="status">
      <span>{t('own.now')}</span>
      {row && why === null ? (
        <b style={{ color: classVar(row.class) }}>
          {valueText(row, evaluation.calibration)}
          {error !== null && <small>{`±${plain(error)}`}</small>}
        </b>
      ) : (
        <em>{why}</em>
      )}
    </p>
  )
}
