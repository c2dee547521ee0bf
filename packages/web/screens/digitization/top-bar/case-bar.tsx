import { dayIn } from '@sella/ceph/patient/record-day'
import { Suspense } from 'react'
import { useCase } from '../../../case/case'
import shared from '../../../case/case-bar.module.css'
import { PatientName } from '../../../case/patient-name'
import { Treatments } from '../../../case/treatments'
import { LanguageSwitch } from '../../../parts/language-switch'
import { lazily } from '../../../parts/lazily'
import { shortAgeText } from '../../../words/age'
import { useWords } from '../../../words/i18n'

const ReviewMark = lazily(async () => ({ default: (await import('./review-mark')).ReviewMark }))

interface CasePartsProps {
  /** Asked before switching to another record. */
  readonly before?: (go: () => void) => void
}

/** The patient and the stages of treatment, at the left of the top bar. */
export const CaseParts = ({ before = go => go() }: CasePartsProps) => {
  const { lang } = useWords()
  const { patient, records, record, selectRecord } = useCase()
  return (
    <>
      <PatientName
        age={record && shortAgeText(patient.birthday, lang, dayIn(record.createday))}
        mark={
          record?.review?.waits && (
            <Suspense fallback={null}>
              <ReviewMark by={record.review.by} />
            </Suspense>
          )
        }
      />
      <Treatments
        records={records}
        selected={record?.uuid ?? null}
        onSelect={uuid => uuid !== record?.uuid && before(() => selectRecord(uuid))}
      />
    </>
  )
}

/** The top bar while no film is open. */
export const CaseBar = () => (
  <header className={shared.top}>
    <CaseParts />
    <LanguageSwitch />
  </header>
)
