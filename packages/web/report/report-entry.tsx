import { FileText } from 'lucide-react'
import type { MouseEvent } from 'react'
import { NavLink } from 'react-router'
import { useMay } from '../api/clinic'
import { type Case, caseAddress } from '../case/case'
import { designPath } from '../paths'
import { useWords } from '../words/i18n'
import { ReportProgress } from './report-progress'

interface ReportEntryProps {
  readonly open: Case | null
  readonly className?: string | undefined
  readonly onClick: (event: MouseEvent) => void
}

/** The entry of the workbench's menu that opens the report designer, and the messages while a report is made. */
export const ReportEntry = ({ open, className, onClick }: ReportEntryProps) => {
  const { t } = useWords()
  const reports = useMay('report')
  if (!reports) return null
  return (
    <>
      <NavLink
        className={className}
        to={open ? caseAddress(designPath, open.patient.uuid, open.record?.uuid) : ''}
        aria-disabled={!open}
        onClick={onClick}
      >
        <FileText size={20} aria-hidden />
        <span>{t('workbench.export.open')}</span>
      </NavLink>
      <ReportProgress />
    </>
  )
}
