import type { CaseRecord } from '@sella/contract/entities'
import { useUser } from '../../api/queries'
import { useCase } from '../../case/case'
import { ageText } from '../../words/age'
import { useWords } from '../../words/i18n'
import styles from './board.module.css'

/** The centre of the composite: the patient and the date of the pictures. */
export const NameCell = ({ record }: { readonly record: CaseRecord }) => {
  const { t, lang } = useWords()
  const { patient } = useCase()
  const doctor = useUser().data?.userName
  const day = record.createday.slice(0, 10)
  const lines = [
    `${day} ${t(`imaging.type.type${record.type}`)}`,
    [patient.sex && t(`app.${patient.sex}`), ageText(patient.birthday, lang, day)].filter(Boolean).join(t('app.separator')),
    [patient.agency?.name, doctor].filter(Boolean).join(t('app.separator')),
  ]
  return (
    <div className={styles.name}>
      <b title={patient.name}>{patient.name}</b>
      {lines.map(
        line =>
          line && (
            <span key={line} title={line}>
              {line}
            </span>
          ),
      )}
    </div>
  )
}
