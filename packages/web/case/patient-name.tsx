import { textWidth } from '@sella/drawing/scene/text-width'
import type { ReactNode } from 'react'
import { NameText } from '../parts/name-text'
import { useWords } from '../words/i18n'
import { useCase } from './case'
import styles from './case-bar.module.css'

/** Width of the patient's column in screen pixels; facts that do not fit beside the name go before the case number. */
const room = 156

interface PatientNameProps {
  /** Abbreviated, as in bars; null if unknown. */
  readonly age: string | null
  /** Stands before everything else below the name. */
  readonly mark?: ReactNode
}

/**
 * The patient at the left of a bar: name, sex, age and case number. Only the number may be truncated: an age cut off reads as
 * another age.
 */
export const PatientName = ({ age, mark = null }: PatientNameProps) => {
  const { t } = useWords()
  const { name, sex, caseNo } = useCase().patient
  const facts = [sex && t(`app.sexes.${sex}`), age].filter(Boolean).join(t('app.separator'))
  // Below with the number where both fit: a line that holds only the number is a line lost.
  const below = caseNo !== '' && textWidth(facts, 11, 400) + 10 + textWidth(caseNo, 11, 400) <= room
  const beside = !below && textWidth(name, 14, 600) + 8 + textWidth(facts, 12, 400) <= room
  return (
    <div className={styles.patient} title={[name, facts, caseNo].filter(Boolean).join(t('app.separator'))}>
      <h1 className={styles.patientName} data-long={textWidth(name, 14, 600) > 2 * room || undefined}>
        <b>
          <NameText name={name} />
        </b>
        {beside && facts}
      </h1>
      <div className={styles.patientNumber} data-lines={textWidth(name, 14, 600) > room ? 1 : 2}>
        {mark}
        {!beside && facts && <span>{facts}</span>}
        {caseNo && <em>{caseNo}</em>}
      </div>
    </div>
  )
}
