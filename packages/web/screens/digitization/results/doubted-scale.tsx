import { isScaleDoubted } from '@sella/workbench/report/doubted'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { caseAddress, useCase } from '../../../case/case'
import { savedTracing } from '../../../readings/saved-tracing'
import { useSchemes } from '../../../report/use-schemes'
import { useWords } from '../../../words/i18n'
import { useCommitted } from '../desk'
import styles from './doubted-scale.module.css'

/**
 * Says that the film's scale is doubted beside the other records of the case: its lengths are withheld here as everywhere.
 * Leads to the overlap, where the scales can be stated.
 */
export const DoubtedScale = () => {
  const { t } = useWords()
  const { patient, records, record } = useCase()
  const { tracing } = useCommitted()
  const { data, isPending } = useSchemes(patient.uuid)
  if (!record || isPending) return null
  const doubted = isScaleDoubted({ patient, record, tracing }, { records, schemes: data ?? null, tracingOf: savedTracing })
  if (!doubted) return null
  return (
    <Link className={styles.doubted} to={caseAddress('/studioOverlapping', patient.uuid, record.uuid)}>
      <TriangleAlert size={14} aria-hidden />
      {t('workbench.scale.beside')}
    </Link>
  )
}
