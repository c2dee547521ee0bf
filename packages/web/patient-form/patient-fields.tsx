import { readTypedDay } from '@sella/ceph/patient/typed-day'
import type { Draft } from '@sella/workbench/patient-form/patient-form'
import { AutoComplete, Input, type InputRef, Radio } from 'antd'
import { agencyNamed } from '../api/agency-for'
import { useAgencies } from '../api/queries'
import { DateInput } from '../parts/date-input'
import { Field } from '../parts/field'
import { useOpenFocus } from '../parts/use-open-focus'
import { ageText } from '../words/age'
import { today } from '../words/dates'
import { useWords } from '../words/i18n'
import styles from './patient-drawer.module.css'
import type { FieldErrors } from './use-save-patient'

interface PatientFieldsProps {
  readonly draft: Draft
  readonly errors: FieldErrors
  readonly onChange: (change: Partial<Draft>) => void
}

const AgencyField = ({ draft, errors, onChange }: PatientFieldsProps) => {
  const { t } = useWords()
  const agencies = useAgencies().data ?? []
  const typed = draft.agency.trim()
  const fresh = typed !== '' && !agencyNamed(typed, agencies)
  return (
    <Field
      label={t('patientForm.agency')}
      hint={fresh ? t('patientForm.agencyNew', { name: typed }) : undefined}
      error={errors.agency}
    >
      {wiring => (
        <AutoComplete
          {...wiring}
          value={draft.agency}
          onChange={agency => onChange({ agency: String(agency ?? '').slice(0, 100) })}
          options={agencies.map(agency => ({ value: agency.name }))}
          showSearch={{ filterOption: (search, option) => String(option?.value ?? '').includes(search) }}
          placeholder={t('patientForm.agencyHint')}
        />
      )}
    </Field>
  )
}

const BirthdayField = ({ draft, errors, onChange }: PatientFieldsProps) => {
  const { t, lang } = useWords()
  const day = readTypedDay(draft.birthday)
  const age = day && ageText(day, lang)
  return (
    <Field label={t('patientForm.birthday')} hint={age ?? t('patientForm.birthdayHint')} error={errors.birthday}>
      {wiring => <DateInput {...wiring} low max={today()} value={draft.birthday} onText={birthday => onChange({ birthday })} />}
    </Field>
  )
}

export const PatientFields = (props: PatientFieldsProps) => {
  const { draft, errors, onChange } = props
  const { t } = useWords()
  const first = useOpenFocus<InputRef>()
  return (
    <>
      <Field label={t('patientForm.name')} needed error={errors.name}>
        {wiring => (
          <Input {...wiring} ref={first} maxLength={100} value={draft.name} onChange={e => onChange({ name: e.target.value })} />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={t('patientForm.sex')} error={errors.sex}>
          {wiring => (
            <Radio.Group
              id={wiring.id}
              aria-label={t('patientForm.sex')}
              optionType="button"
              value={draft.sex}
              onChange={e => onChange({ sex: e.target.value })}
              options={[
                { value: 'male', label: t('app.male') },
                { value: 'female', label: t('app.female') },
                { value: 'none', label: t('patientForm.notGiven') },
              ]}
            />
          )}
        </Field>
        <BirthdayField {...props} />
      </div>
      <div className={styles.pair}>
        <Field label={t('patientForm.caseNo')} error={errors.caseNo}>
          {wiring => (
            <Input {...wiring} maxLength={64} value={draft.caseNo} onChange={e => onChange({ caseNo: e.target.value })} />
          )}
        </Field>
        <AgencyField {...props} />
      </div>
      <Field label={t('patientForm.phone')} error={errors.phone}>
        {wiring => (
          <Input {...wiring} type="tel" maxLength={200} value={draft.phone} onChange={e => onChange({ phone: e.target.value })} />
        )}
      </Field>
      <Field label={t('patientForm.notes')} error={errors.notes}>
        {wiring => (
          <Input.TextArea
            {...wiring}
            autoSize={{ minRows: 3, maxRows: 10 }}
            maxLength={4000}
            value={draft.notes}
            onChange={e => onChange({ notes: e.target.value })}
          />
        )}
      </Field>
    </>
  )
}
