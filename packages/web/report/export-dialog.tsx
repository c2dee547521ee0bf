import { Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { ChoiceRow } from '../parts/choice-row'
import { useWords } from '../words/i18n'
import '../words/late/exporting'
import styles from './export.module.css'
import { PicturePane, type PictureSource } from './picture-pane'
import { ReportPane } from './report-pane'
import type { ReportSource } from './report-source'

interface ExportDialogProps {
  readonly report: ReportSource
  readonly picture: PictureSource
  /** The visible parts, selectable beside the picture. */
  readonly looks: ReactNode
  readonly close: () => void
}

/** Exports the analysis: a report page as PDF or print, or the film with its drawing as a picture. */
export const ExportDialog = ({ report, picture, looks, close }: ExportDialogProps) => {
  const { t } = useWords()
  const [kind, setKind] = useState<'report' | 'picture'>('report')
  const title = (
    <span className={styles.head}>
      {t('workbench.export.title')}
      <small>{report.patient.name}</small>
      <ChoiceRow
        size="small"
        aria-label={t('workbench.export.title')}
        value={kind}
        options={[
          { value: 'report', label: t('exporting.pdfTitle') },
          { value: 'picture', label: t('exporting.pngTitle') },
        ]}
        onChange={setKind}
      />
    </span>
  )
  return (
    <Modal open centered width="min(1640px, calc(100vw - 32px))" title={title} onCancel={close} footer={null}>
      {kind === 'report' ? (
        <ReportPane source={report} close={close} />
      ) : (
        <PicturePane source={picture} looks={looks} close={close} />
      )}
    </Modal>
  )
}
