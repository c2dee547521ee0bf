import type { ReactNode } from 'react'
import { LanguageSwitch } from '../parts/language-switch'
import { ageText } from '../words/age'
import { useWords } from '../words/i18n'
import { useCase } from './case'
import styles from './case-bar.module.css'
import { Treatments } from './treatments'

/** Whose case this is: name, sex, age and case number, 180 px wide. `on`: the day the age is told for, today if none. */
export const CaseLabel = ({ on }: { readonly on?: string }) => {
  const { t, lang } = useWords()
  const { name, sex, birthday, caseNo } = useCase().patient
  const who = [sex && t(`app.${sex}`), ageText(birthday, lang, on)].filter(Boolean).join(t('app.separator'))
  return (
    <div className={styles.patient} title={[name, who, caseNo].filter(Boolean).join(t('app.separator'))}>
      <h1 className={styles.patientName}>
        <b>{name}</b>
        {who}
      </h1>
      <div className={styles.patientNumber}>{caseNo}</div>
    </div>
  )
}

/** The top bar of a work-table screen: the case, its stages, the screen's own tools, the language. */
export const CaseBar = ({ children }: { readonly children?: ReactNode }) => {
  const { records, record, selectRecord } = useCase()
  return (
    <header className={styles.top}>
      <CaseLabel />
      <Treatments records={records} selected={record?.uuid ?? null} onSelect={selectRecord} />
      <div className={styles.tools}>{children}</div>
      <LanguageSwitch />
    </header>
  )
}
