import type { ReportDesign, SectionId } from '@sella/drawing/report/design'
import type { Lack } from '@sella/workbench/report/sections'
import { useToast } from '../parts/toast'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './design.module.css'
import { LetterheadField } from './letterhead-field'
import type { PresetList } from './preset-lists'
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
  const { setting, clinic: shared, change: keep, changeClinic } = useReportSetting()
  const failed = (error: unknown) => toast({ kind: 'error', title: t('documents.design.keepFailed'), text: textOf(error, lang) })
  const ofClinic =
    shared &&
    ({
      ...{ of: 'clinic' as const, presets: shared.presets },
      save: changeClinic && (by => void changeClinic(now => ({ presets: [...by(now.presets)] })).catch(failed)),
    } satisfies PresetList | null)
  const own: PresetList = {
    ...{ of: 'own', presets: setting.presets },
    save: by => void keep(now => ({ presets: [...by(now.presets)] })).catch(failed),
  }
  return (
    <>
      <LetterheadField design={design} change={change} clinic={clinic} />
      <div className={styles.part}>
        <p>{t('documents.design.preset')}</p>
        <Presets design={design} lists={ofClinic ? [ofClinic, own] : [own]} take={change} />
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
