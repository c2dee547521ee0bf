import { dayIn } from '@sella/ceph/patient/record-day'
import { textWidth } from '@sella/drawing/scene/text-width'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../parts/language-switch'
import { shortAgesText, shortAgeText } from '../words/age'
import { useWords } from '../words/i18n'
import { useCase } from './case'
import styles from './case-bar.module.css'
import { Treatments } from './treatments'

/** Width of the patient's column in screen pixels; what does not fit beside the name is placed beside the number. */
const room = 156

/** The patient: name, sex, age and case number, 180 px wide. `days`: those for which the age is given, today by default. */
export const CaseLabel = ({ days }: { readonly days?: readonly string[] }) => {
  const { t, lang } = useWords()
  const { name, sex, birthday, caseNo } = useCase().patient
  const facts = [sex && t(`app.sexes.${sex}`), days ? shortAgesText(birthday, lang, days) : shortAgeText(birthday, lang)]
    .filter(Boolean)
    .join(t('app.separator'))
  const beside = textWidth(name, 14, 600) + 8 + textWidth(facts, 12, 400) <= room
  return (
    <div className={styles.patient} title={[name, facts, caseNo].filter(Boolean).join(t('app.separator'))}>
      <h1 className={styles.patientName}>
        <b>{name}</b>
        {beside && facts}
      </h1>
      <div className={styles.patientNumber}>{[caseNo, beside ? '' : facts].filter(Boolean).join(t('app.separator'))}</div>
    </div>
  )
}

interface CaseBarProps {
  /** The top bar of a work-table screen: the case, its stages, the screen's own tools, the language. */
  readonly onRecord?: boolean
  readonly children?: ReactNode
}

/** The top bar of a work-table screen: the case, its stages, the screen's own tools, the language. */
export const CaseBar = ({ onRecord = false, children }: CaseBarProps) => {
  const { records, record, selectRecord } = useCase()
  return (
    <header className={styles.top}>
      <CaseLabel {...(onRecord && record ? { days: [dayIn(record.createday)] } : {})} />
      <Treatments records={records} selected={record?.uuid ?? null} onSelect={selectRecord} />
      <div className={styles.tools}>{children}</div>
      <LanguageSwitch />
    </header>
  )
}
