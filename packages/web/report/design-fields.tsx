import type { StoredLetterhead } from '@sella/contract/documents/report-setting'
import { mostTrends, papers, type ReportDesign } from '@sella/drawing/report/design'
import { Button, Checkbox, Segmented, Select } from 'antd'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useToast } from '../parts/toast'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './design.module.css'
import { LetterheadDialog } from './letterhead-dialog'
import { useReportSetting } from './use-report-setting'

interface DesignFieldsProps {
  readonly design: ReportDesign
  readonly change: (design: ReportDesign) => void
  /** For a single page only paper and letterhead can be chosen. */
  readonly whole: boolean
  readonly clinic: string
  /** The items of the chosen analysis. */
  readonly items: readonly { readonly value: string; readonly label: string }[]
}

type LetterheadFieldProps = Pick<DesignFieldsProps, 'design' | 'change' | 'clinic'>

const LetterheadField = ({ design, change, clinic }: LetterheadFieldProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { setting, change: keep } = useReportSetting()
  const [open, setOpen] = useState(false)
  const { letterhead } = setting
  const save = async (next: StoredLetterhead | null): Promise<boolean> => {
    try {
      await keep(() => ({ letterhead: next }))
      return true
    } catch (error) {
      toast({ kind: 'error', title: t('documents.design.keepFailed'), text: textOf(error, lang) })
      return false
    }
  }
  return (
    <div className={styles.letterhead}>
      <Checkbox
        checked={design.letterhead && letterhead !== null}
        disabled={!letterhead}
        onChange={event => change({ ...design, letterhead: event.target.checked })}
      >
        {t('documents.design.letterhead')}
      </Checkbox>
      <Button size="small" icon={<PencilLine size={14} aria-hidden />} onClick={() => setOpen(true)}>
        {t(letterhead ? 'documents.design.edit' : 'documents.design.setUp')}
      </Button>
      {open && <LetterheadDialog letterhead={letterhead} clinic={clinic} save={save} close={() => setOpen(false)} />}
    </div>
  )
}

/** The report's format: paper, letterhead, signature and stamp, and which items the result draws. */
export const DesignFields = ({ design, change, whole, clinic, items }: DesignFieldsProps) => {
  const { t } = useWords()
  return (
    <>
      {whole && design.sections.includes('result') && (
        <div className={styles.part}>
          <p>{t('documents.design.trend')}</p>
          <Select<string[]>
            className={styles.wide}
            aria-label={t('documents.design.trend')}
            mode="multiple"
            allowClear
            maxCount={mostTrends}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('documents.design.usualTrend')}
            value={design.trend.filter(item => items.some(({ value }) => value === item))}
            options={[...items]}
            onChange={trend => change({ ...design, trend })}
          />
        </div>
      )}
      <div className={styles.part}>
        <p>{t('documents.design.paper')}</p>
        <Segmented<ReportDesign['paper']>
          aria-label={t('documents.design.paper')}
          value={design.paper}
          options={[...papers]}
          onChange={paper => change({ ...design, paper })}
        />
        <LetterheadField design={design} change={change} clinic={clinic} />
        {whole && (
          <>
            <Checkbox checked={design.signature} onChange={event => change({ ...design, signature: event.target.checked })}>
              {t('documents.design.signature')}
            </Checkbox>
            <Checkbox checked={design.stamp} onChange={event => change({ ...design, stamp: event.target.checked })}>
              {t('documents.design.stamp')}
            </Checkbox>
          </>
        )}
      </div>
    </>
  )
}
