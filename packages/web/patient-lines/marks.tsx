import type { PatientRow } from '@sella/contract/entities'
import { DraftingCompass, FileText, ScanFace } from 'lucide-react'
import { useWords } from '../words/i18n'
import styles from './patient-lines.module.css'

type Records = PatientRow['records']

/** How many records there are of each type. */
export const RecordDots = ({ records }: { readonly records: Records }) => {
  const { t } = useWords()
  return (
    <span className={styles.dots}>
      {([1, 2, 3] as const).map(type => {
        const count = records.filter(record => record.type === type).length
        const says = t('patients.recordCount', { stage: t(`patients.recordLong.type${type}`), count })
        return (
          <span key={type} data-there={count > 0} title={says}>
            <span className="unseen">{says}</span>
            <i aria-hidden />
            <span aria-hidden>{`${t(`patients.recordShort.type${type}`)}${count > 1 ? `×${count}` : ''}`}</span>
          </span>
        )
      })}
    </span>
  )
}

const materials = [
  { Icon: ScanFace, has: 'hasFilm', yes: 'patients.film', no: 'patients.noFilm' },
  { Icon: DraftingCompass, has: 'hasTracing', yes: 'patients.tracing', no: 'patients.noTracing' },
  { Icon: FileText, has: 'hasReport', yes: 'patients.report', no: 'patients.noReport' },
] as const

/** Whether a case has a film, a tracing, a report. */
export const Material = ({ records }: { readonly records: Records }) => {
  const { t } = useWords()
  return (
    <span className={styles.material}>
      {materials.map(({ Icon, has, yes, no }) => {
        const there = records.some(record => record[has])
        const says = t(there ? yes : no)
        return (
          <span key={has} data-there={there} title={says}>
            <Icon size={16} aria-hidden />
            <span className="unseen">{says}</span>
          </span>
        )
      })}
    </span>
  )
}
