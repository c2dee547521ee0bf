import type { CaseRecord } from '@sella/contract/entities'
import { useUser } from '../../api/queries'
import { useCase } from '../../case/case'
import { ageText, shortAgeText } from '../../words/age'
import { useWords } from '../../words/i18n'
import styles from './board.module.css'

/** The centre of the composite: the patient and the date of the pictures. */
export const NameCell = ({ record }: { readonly record: CaseRecord }) => {
  const { t, lang } = useWords()
  const { patient } = useCase()
  const doctor = useUser().data?.userName
  const day = record.createday.slice(0, 10)
  const together = (...facts: readonly (string | null | undefined)[]) => facts.filter(Boolean).join(t('app.separator'))
  const sex = patient.sex && t(`app.${patient.sex}`)
  const lines = [
    { text: `${day} ${t(`imaging.type.type${record.type}`)}` },
    // Written out, an age in English is wider than the cell of a small window.
    {
      text: together(sex, shortAgeText(patient.birthday, lang, day)),
      whole: together(sex, ageText(patient.birthday, lang, day)),
    },
    { text: together(patient.agency?.name, doctor) },
  ]
  return (
    <div className={styles.name}>
      <b title={patient.name}>{patient.name}</b>
      {lines.map(
        ({ text, whole = text }) =>
          text && (
            <span key={text} title={whole}>
              {text}
            </span>
          ),
      )}
    </div>
  )
}
