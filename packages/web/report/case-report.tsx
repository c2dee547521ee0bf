import type { FrozenDocument } from '@sella/contract/document'
import { Modal } from 'antd'
import type { Case } from '../case/case'
import { useWords } from '../words/i18n'
import styles from './export.module.css'
import { withPlanSection } from './plan-section'
import { ReportPane } from './report-pane'
import { useReportSource } from './use-report-source'

interface CaseReportProps {
  readonly open: Case
  /** The document that the new one takes the place of. */
  readonly supersedes?: FrozenDocument | null
  /** Treatment plans of the open record that are chosen already. */
  readonly plans?: readonly string[]
  readonly close: () => void
}

/** The report of the case on the work table, from any of its screens; it opens when all it may be made of is loaded. */
export const CaseReport = ({ open, supersedes = null, plans = [], close }: CaseReportProps) => {
  const { t } = useWords()
  const source = useReportSource(open)
  if (!source) return null
  const { start } = source
  const given = plans.length > 0 ? { ...source, start: { ...start, plans, design: withPlanSection(start.design) } } : source
  const title = (
    <span className={styles.head}>
      {t('workbench.export.openTitle')}
      <small>{open.patient.name}</small>
    </span>
  )
  return (
    <Modal open centered width="min(1640px, calc(100vw - 32px))" title={title} onCancel={close} footer={null}>
      <ReportPane source={given} supersedes={supersedes} close={close} />
    </Modal>
  )
}
