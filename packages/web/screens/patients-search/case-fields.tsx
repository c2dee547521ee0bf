import { Checkbox, Input, InputNumber, Select } from 'antd'
import { useAgencies } from '../../api/queries'
import { Field } from '../../parts/field'
import { useWords } from '../../words/i18n'
import { type Draft, reversedIn } from './draft'
import styles from './panel.module.css'

interface FieldsProps {
  readonly draft: Draft
  readonly onChange: (change: Partial<Draft>) => void
}

const AgeField = ({ draft, onChange }: FieldsProps) => {
  const { t } = useWords()
  const years = { min: 0, max: 150, precision: 0, controls: false, suffix: t('search.years') } as const
  return (
    <Field label={t('search.age')} error={reversedIn(draft).age ? t('search.reversed') : null}>
      {({ id }) => (
        <div className={styles.range}>
          <InputNumber
            {...years}
            id={id}
            aria-label={t('search.ageFrom')}
            value={draft.ageFrom}
            onChange={ageFrom => onChange({ ageFrom })}
          />
          <span aria-hidden>{'–'}</span>
          <InputNumber {...years} aria-label={t('search.ageTo')} value={draft.ageTo} onChange={ageTo => onChange({ ageTo })} />
          <Select
            value={draft.ageAt}
            aria-label={t('search.ageAt')}
            options={[
              { value: 'today', label: t('search.today') },
              { value: 'record', label: t('search.atRecord') },
            ]}
            popupMatchSelectWidth={false}
            onChange={ageAt => onChange({ ageAt })}
          />
        </div>
      )}
    </Field>
  )
}

/** Conditions on the case. */
export const CaseFields = ({ draft, onChange }: FieldsProps) => {
  const { t } = useWords()
  const agencies = useAgencies().data ?? []
  return (
    <>
      <Field label={t('search.name')}>
        {wiring => (
          <Input {...wiring} allowClear maxLength={200} value={draft.name} onChange={e => onChange({ name: e.target.value })} />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={t('search.number')}>
          {wiring => (
            <Input {...wiring} maxLength={200} value={draft.number} onChange={e => onChange({ number: e.target.value })} />
          )}
        </Field>
        <Field label={t('search.sex')}>
          {wiring => (
            <Select
              {...wiring}
              value={draft.sex}
              options={[
                { value: 'any', label: t('search.any') },
                { value: 'male', label: t('search.male') },
                { value: 'female', label: t('search.female') },
                { value: 'none', label: t('search.notGiven') },
              ]}
              onChange={sex => onChange({ sex })}
            />
          )}
        </Field>
      </div>
      <AgeField draft={draft} onChange={onChange} />
      <Field label={t('search.agency')}>
        {wiring => (
          <Select
            {...wiring}
            value={draft.agency}
            showSearch={{ optionFilterProp: 'label' }}
            options={[
              { value: 'any', label: t('search.any') },
              { value: 'none', label: t('search.notGiven') },
              ...agencies.map(({ uuid, name }) => ({ value: uuid, label: name })),
            ]}
            listHeight={250}
            onChange={agency => onChange({ agency })}
          />
        )}
      </Field>
      <Checkbox checked={draft.favorite} onChange={e => onChange({ favorite: e.target.checked })}>
        {t('search.favorite')}
      </Checkbox>
    </>
  )
}
