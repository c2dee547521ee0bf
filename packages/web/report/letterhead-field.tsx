import type { StoredLetterhead } from '@sella/contract/documents/report-setting'
import type { ReportDesign } from '@sella/drawing/report/design'
import { Button, Checkbox } from 'antd'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../words/i18n'
import styles from './design.module.css'
import { LetterheadDialog } from './letterhead-dialog'
import { useReportSetting } from './use-report-setting'

interface LetterheadFieldProps {
  readonly design: ReportDesign
  readonly change: (design: ReportDesign) => void
  /** Printed if the letterhead has no name. */
  readonly clinic: string
}

/** As it will stand at the top of the pages. */
const Shown = ({ letterhead, clinic }: { readonly letterhead: StoredLetterhead; readonly clinic: string }) => {
  const { t } = useWords()
  const { logo, name, address, phone } = letterhead
  const lines = [address, phone].filter(Boolean).join(t('app.separator'))
  return (
    <span className={styles.letterheadShown}>
      {logo && <img src={logo.href} alt={t('documents.design.logo')} />}
      <span>
        <b>{name || clinic}</b>
        {lines && <small>{lines}</small>}
      </span>
    </span>
  )
}

/** The letterhead, the clinic's or the doctor's own, whether the report has it, and the dialog of those who may change it. */
export const LetterheadField = ({ design, change, clinic }: LetterheadFieldProps) => {
  const { t } = useWords()
  const { letterhead, clinic: shared, setUp } = useReportSetting()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.part}>
      <div className={styles.letterhead}>
        <Checkbox
          checked={design.letterhead && letterhead !== null}
          disabled={!letterhead}
          onChange={event => change({ ...design, letterhead: event.target.checked })}
        >
          {t('documents.design.letterhead')}
        </Checkbox>
        {setUp.change ? (
          <Button size="small" icon={<PencilLine size={14} aria-hidden />} onClick={() => setOpen(true)}>
            {t(letterhead ? 'documents.design.edit' : 'documents.design.setUp')}
          </Button>
        ) : (
          <small>{t(`documents.design.${shared?.letterhead ? 'ofClinic' : 'clinicSetsUp'}`)}</small>
        )}
      </div>
      {letterhead && design.letterhead && <Shown letterhead={letterhead} clinic={clinic} />}
      {open && <LetterheadDialog {...setUp} offered={letterhead} clinic={clinic} close={() => setOpen(false)} />}
    </div>
  )
}
