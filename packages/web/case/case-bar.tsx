import { dayIn } from '@sella/ceph/patient/record-day'
import { anonymousDay } from '@sella/contract/anonymous-case'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../parts/language-switch'
import { shortAgesText, shortAgeText } from '../words/age'
import { useWords } from '../words/i18n'
import { useCase } from './case'
import styles from './case-bar.module.css'
import { PatientName } from './patient-name'
import { Treatments } from './treatments'

/** The patient. `days`: the days, YYYY-MM-DD, on which the age is given; today by default. */
export const CaseLabel = ({ days }: { readonly days?: readonly string[] }) => {
  const { lang } = useWords()
  const { patient, records } = useCase()
  const { name, birthday } = patient
  const age = days ? shortAgesText(birthday, lang, days) : shortAgeText(birthday, lang, anonymousDay({ name, records }))
  return <PatientName age={age} />
}

interface CaseBarProps {
  /** Whether the screen works on the selected record: the age is then the patient's on that record's day, as in its norms. */
  readonly onRecord?: boolean
  /** Dates of several compared records, YYYY-MM-DD; the ages on these days are shown beside the name. */
  readonly compared?: readonly string[]
  readonly children?: ReactNode
}

/** The top bar of a work-table screen: the case, its stages, the screen's own tools, the language. */
export const CaseBar = ({ onRecord = false, compared, children }: CaseBarProps) => {
  const { records, record, selectRecord } = useCase()
  return (
    <header className={styles.top}>
      <CaseLabel {...(compared ? { days: compared } : onRecord && record ? { days: [dayIn(record.createday)] } : {})} />
      <Treatments records={records} selected={record?.uuid ?? null} onSelect={selectRecord} />
      <div className={styles.tools}>{children}</div>
      <LanguageSwitch />
    </header>
  )
}
