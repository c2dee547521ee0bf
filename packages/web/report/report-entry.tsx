import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../api/clinic'
import type { Case } from '../case/case'
import { inEdit } from '../case/in-edit'
import { useToast } from '../parts/toast'
import { refusal } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { ReportProgress } from './report-progress'

const CaseReport = lazy(async () => ({ default: (await import('./case-report')).CaseReport }))

/** The entry of the work table's menu that opens the report, and what is said while one is made. */
export const ReportEntry = ({ open, className }: { readonly open: Case | null; readonly className?: string | undefined }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [shown, setShown] = useState(false)
  const reports = useMay('report')
  const ask = () => (inEdit.get() ? toast({ kind: 'warning', title: refusal('EDITING', lang) }) : setShown(true))
  if (!reports) return null
  return (
    <>
      <button type="button" className={className} disabled={!open} aria-haspopup="dialog" onClick={ask}>
        <FileText size={20} aria-hidden />
        <span>{t('workbench.export.open')}</span>
      </button>
      {shown && open && (
        <Suspense fallback={null}>
          <CaseReport open={open} close={() => setShown(false)} />
        </Suspense>
      )}
      <ReportProgress />
    </>
  )
}
