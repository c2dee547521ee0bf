import { ageAt } from '@sella/ceph/patient/age'
import { textWidth } from '@sella/drawing/scene/text-width'
import { Suspense } from 'react'
import { useCase } from '../../../case/case'
import shared from '../../../case/case-bar.module.css'
import { Treatments } from '../../../case/treatments'
import { LanguageSwitch } from '../../../parts/language-switch'
import { lazily } from '../../../parts/lazily'
import { shortAge } from '../../../words/age'
import { useWords } from '../../../words/i18n'

const ReviewMark = lazily(async () => ({ default: (await import('./review-mark')).ReviewMark }))

/** Screen pixels of the patient's column; what does not fit beside the name goes beside the number. */
const room = 156

interface CasePartsProps {
  /** Asked before switching to another record. */
  readonly before?: (go: () => void) => void
}

/** The patient and the stages of treatment, at the left of the top bar. */
export const CaseParts = ({ before = go => go() }: CasePartsProps) => {
  const { t, lang } = useWords()
  const { patient, records, record, selectRecord } = useCase()
  const age = patient.birthday && record ? ageAt(patient.birthday.slice(0, 10), record.createday.slice(0, 10)) : null
  const facts = [patient.sex && t(`workbench.sexes.${patient.sex}`), age && shortAge(age, lang)].filter(Boolean)
  const factsText = facts.join(t('app.separator'))
  const beside = textWidth(patient.name, 14, 600) + 8 + textWidth(factsText, 12, 400) <= room
  return (
    <>
      <div className={shared.patient}>
        <h1 className={shared.patientName}>
          <b title={patient.name}>{patient.name}</b>
          {beside && factsText}
        </h1>
        <p className={shared.patientNumber}>
          {record?.review?.waits && (
            <Suspense fallback={null}>
              <ReviewMark by={record.review.by} />
            </Suspense>
          )}
          {[patient.caseNo, ...(beside ? [] : facts)].filter(Boolean).join(t('app.separator'))}
        </p>
      </div>
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
