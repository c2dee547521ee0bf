import type { ReportDesign, SectionId } from '@sella/drawing/report/design'
import type { Lack } from '@sella/workbench/report/sections'
import { useToast } from '../parts/toast'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './design.module.css'
import { LetterheadField } from './letterhead-field'
import { Presets } from './presets'
import { SectionOrder } from './section-order'
import { useReportSetting } from './use-report-setting'

interface SectionColumnProps {
  readonly design: ReportDesign
  readonly change: (design: ReportDesign) => void
  readonly pages: Readonly<Partial<Record<SectionId, number>>> | null
  /** Pages of the whole report, those that sections share counted once. */
  readonly total: number
  readonly clinic: string
  readonly lackOf: (id: SectionId) => Lack | null
  readonly show: (id: SectionId) => void
}

/** The contents of the report: letterhead, a preset, and its sections in order with the sum of their pages. */
export const SectionColumn = ({ design, change, total, clinic, ...rest }: SectionColumnProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { setting, change: keep } = useReportSetting()
  const savePresets = (presets: Parameters<Parameters<typeof Presets>[0]['save']>[0]) =>
    void keep(() => ({ presets: [...presets] })).catch(error =>
      toast({ kind: 'error', title: t('documents.design.keepFailed'), text: textOf(error, lang) }),
    )
  return (
    <>
      <LetterheadField design={design} change={change} clinic={clinic} />
      <div className={styles.part}>
        <p>{t('documents.design.preset')}</p>
        <Presets design={design} presets={setting.presets} take={change} save={savePresets} />
      </div>
      <div className={styles.part}>
        <p className={styles.summed}>
          {t('documents.design.sections')} {total > 0 && <small>{t('documents.design.inAll', { count: total })}</small>}
        </p>
        <SectionOrder sections={design.sections} change={sections => change({ ...design, sections })} {...rest} />
        <p className={styles.keys}>{t('documents.design.keys')}</p>
      </div>
    </>
  )
}
