import { stages } from '@sella/ceph/data/maturation-stages'
import { readTypedDay } from '@sella/ceph/patient/typed-day'
import { Checkbox, Radio } from 'antd'
import { useState } from 'react'
import { DateInput } from '../../parts/date-input'
import { Field } from '../../parts/field'
import { useWords } from '../../words/i18n'
import { type Draft, reversedIn, type Tri } from './draft'
import styles from './panel.module.css'

interface FieldsProps {
  readonly draft: Draft
  readonly onChange: (change: Partial<Draft>) => void
}

const wrong = (typed: string): boolean => typed.trim() !== '' && readTypedDay(typed) === null

const Days = ({ draft, onChange }: FieldsProps) => {
  const { t } = useWords()
  const [typing, setTyping] = useState<'from' | 'to' | null>(null)
  /** What is still being typed is not called wrong. */
  const bad = (['from', 'to'] as const).some(key => wrong(draft[key]) && (typing !== key || draft[key].length > 7))
  const error = bad ? t('search.dayWrong') : reversedIn(draft).days ? t('search.reversed') : null
  return (
    <Field label={t('search.days')} error={error}>
      {wiring => (
        <div className={styles.range}>
          {(['from', 'to'] as const).map((key, i) => (
            <span key={key} className={styles.day}>
              {i > 0 && <span aria-hidden>{'–'}</span>}
              <DateInput
                {...(i === 0 ? wiring : {})}
                low
                aria-label={t(i === 0 ? 'search.dayFrom' : 'search.dayTo')}
                value={draft[key]}
                onText={text => onChange({ [key]: text })}
                onFocus={() => setTyping(key)}
                onBlur={() => setTyping(null)}
              />
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}

const Has = ({ of, value, onChange }: { readonly of: string; readonly value: Tri; readonly onChange: (value: Tri) => void }) => {
  const { t } = useWords()
  return (
    <div className={styles.has}>
      <span>{of}</span>
      <Radio.Group
        aria-label={of}
        optionType="button"
        size="small"
        value={value}
        options={[
          { value: 'any', label: t('search.any') },
          { value: 'yes', label: t('search.has') },
          { value: 'no', label: t('search.hasNot') },
        ]}
        onChange={e => onChange(e.target.value)}
      />
    </div>
  )
}

/** Conditions on one record of the case. */
export const RecordFields = ({ draft, onChange }: FieldsProps) => {
  const { t } = useWords()
  return (
    <>
      <Days draft={draft} onChange={onChange} />
      <div className={styles.stage}>
        <span>{t('search.stage')}</span>
        <Checkbox.Group
          aria-label={t('search.stage')}
          value={[...draft.types]}
          options={([1, 2, 3] as const).map(value => ({ value, label: t(`patients.recordLong.type${value}`) }))}
          onChange={types => onChange({ types })}
        />
      </div>
      <div className={styles.stage}>
        <span>{t('search.neck')}</span>
        <Checkbox.Group
          aria-label={t('search.neck')}
          value={[...draft.necks]}
          options={stages.map(value => ({ value, label: value }))}
          onChange={necks => onChange({ necks })}
        />
      </div>
      {(['film', 'tracing', 'report'] as const).map(each => (
        <Has key={each} of={t(`search.${each}`)} value={draft[each]} onChange={value => onChange({ [each]: value })} />
      ))}
    </>
  )
}
