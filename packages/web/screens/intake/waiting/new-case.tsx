import type { CaseChoice } from '@sella/workbench/uploads/filing'
import { Field } from '../../../parts/field'
import { TextInput } from '../../../parts/text-input'
import { useWords } from '../../../words/i18n'
import { DayField } from './day-field'
import styles from './waiting.module.css'

type Fresh = Extract<CaseChoice, { at: 'new' }>

interface NewCaseProps {
  readonly goal: Fresh
  readonly onGoal: (goal: CaseChoice) => void
}

/** Name, birthday, sex and number of a new case, prefilled from the file. */
export const NewCase = ({ goal, onGoal }: NewCaseProps) => {
  const { t } = useWords()
  const change = (part: Partial<Fresh>) => onGoal({ ...goal, ...part })
  return (
    <div className={styles.fresh}>
      <Field label={t('waiting.name')}>
        {wiring => <TextInput {...wiring} maxLength={100} value={goal.name} onText={name => change({ name })} />}
      </Field>
      <DayField label={t('waiting.birthday')} value={goal.birthday} onText={birthday => change({ birthday })} />
      <Field label={t('waiting.sex')}>
        {wiring => (
          <select
            {...wiring}
            className={styles.select}
            value={goal.sex ?? ''}
            onChange={event => change({ sex: event.target.value === '' ? null : (event.target.value as 'male' | 'female') })}
          >
            <option value="">{t('app.none')}</option>
            <option value="female">{t('app.female')}</option>
            <option value="male">{t('app.male')}</option>
          </select>
        )}
      </Field>
      <Field label={t('waiting.caseNo')}>
        {wiring => <TextInput {...wiring} maxLength={100} value={goal.caseNo} onText={caseNo => change({ caseNo })} />}
      </Field>
    </div>
  )
}
