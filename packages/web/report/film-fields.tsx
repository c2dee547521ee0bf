import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import { Checkbox, Select } from 'antd'
import { useWords } from '../words/i18n'
import { usualGroupOf } from './age-group'
import { Field } from './field'
import type { FormProps } from './form'

const usualKeys = {
  age: 'workbench.results.byAge',
  choice: 'workbench.results.chosenGroup',
  unknown: 'workbench.results.unknownAge',
} as const

/** The age group whose norms apply, if the analysis has several. */
export const AgeGroup = ({ form, change, fault, age, patient }: FormProps) => {
  const { t } = useWords()
  const { analysis, dentition, record } = form
  if (!analysis || analysis.dentitions.length === 0) return null
  const usual = usualGroupOf({ patient }, form)
  /** As in the workbench: why the record has its own group, if it does. */
  const label = (value: Dentition): string => {
    const group = t(`workbench.dentition.${value}`)
    return record && value === usual?.group ? t(usualKeys[usual.by], { group }) : group
  }
  return (
    <Field
      label={t('exporting.ageGroup')}
      note={age && t('exporting.ageNote', { age })}
      code={fault?.field === 'ageGroup' ? fault.code : null}
    >
      <Select
        aria-label={t('exporting.ageGroup')}
        listHeight={250}
        value={dentition}
        placeholder={t('exporting.choose')}
        options={analysis.dentitions.map(value => ({ value, label: label(value) }))}
        onChange={value => change({ dentition: value })}
      />
    </Field>
  )
}

type MethodProps = Pick<FormProps, 'form' | 'change' | 'own' | 'builtIn' | 'fault'>

/** The analysis of the film, own ones first. */
export const Method = ({ form, change, own, builtIn, fault }: MethodProps) => {
  const { t, lang } = useWords()
  const entry = (method: Analysis) => ({ value: method.name, label: method.title[lang] })
  const methods = [
    ...(own.length ? [{ label: t('workbench.results.own'), options: own.map(entry) }] : []),
    { label: t('workbench.results.builtIn'), options: builtIn.map(entry) },
  ]
  return (
    <Field label={t('exporting.method')} code={fault?.field === 'method' ? fault.code : null}>
      <Select
        aria-label={t('exporting.method')}
        listHeight={250}
        placeholder={t('exporting.choose')}
        value={form.analysis?.name ?? null}
        options={methods}
        onChange={name => change({ analysis: [...own, ...builtIn].find(analysis => analysis.name === name) ?? null })}
      />
    </Field>
  )
}

type DrawingProps = Pick<FormProps, 'form' | 'change'>

/** How the tracing is drawn and measured. */
export const Drawing = ({ form, change }: DrawingProps) => {
  const { t } = useWords()
  return (
    <Field label={t('exporting.content')} code={null}>
      <Checkbox checked={form.estimatedOutlines} onChange={event => change({ estimatedOutlines: event.target.checked })}>
        {t('exporting.estimated')}
      </Checkbox>
      <Checkbox checked={form.assumeScale} onChange={event => change({ assumeScale: event.target.checked })}>
        {t('exporting.assume')}
      </Checkbox>
    </Field>
  )
}
