import type { CaseRecord, RecordType } from '@sella/contract/entities'
import type { RecordChoice } from '@sella/workbench/uploads/filing'
import { Field } from '../../../parts/field'
import { useWords } from '../../../words/i18n'
import { DayField } from './day-field'
import styles from './waiting.module.css'

interface RecordChoiceFieldProps {
  readonly records: readonly CaseRecord[]
  readonly choice: RecordChoice
  /** The proposed new record. */
  readonly fresh: Extract<RecordChoice, { at: 'new' }>
  readonly onChoice: (choice: RecordChoice) => void
}

const types: readonly RecordType[] = [1, 2, 3]

/** The record: one of the case, or a new one with its date and stage. */
export const RecordChoiceField = ({ records, choice, fresh, onChoice }: RecordChoiceFieldProps) => {
  const { t } = useWords()
  return (
    <div className={styles.fresh}>
      <Field label={t('waiting.record')}>
        {wiring => (
          <select
            {...wiring}
            className={styles.select}
            value={choice.at === 'record' ? choice.uuid : ''}
            onChange={event => onChoice(event.target.value === '' ? fresh : { at: 'record', uuid: event.target.value })}
          >
            {records.toReversed().map(({ uuid, createday, type }) => (
              <option key={uuid} value={uuid}>
                {t('waiting.recordOf', { day: createday.slice(0, 10), type: t(`imaging.type.type${type}`) })}
              </option>
            ))}
            <option value="">{t('waiting.newRecord')}</option>
          </select>
        )}
      </Field>
      {choice.at === 'new' && (
        <>
          <DayField label={t('waiting.day')} value={choice.day} onText={day => onChoice({ ...choice, day })} />
          <Field label={t('waiting.type')}>
            {wiring => (
              <select
                {...wiring}
                className={styles.select}
                value={choice.type}
                onChange={event => onChoice({ ...choice, type: Number(event.target.value) as RecordType })}
              >
                {types.map(type => (
                  <option key={type} value={type}>
                    {t(`imaging.type.type${type}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
    </div>
  )
}
