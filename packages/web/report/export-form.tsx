import { filmOf } from '@sella/workbench/open/records'
import { Select } from 'antd'
import { ChoiceRow } from '../parts/choice-row'
import { shutSelect } from '../parts/shut-select'
import { refusal } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { DesignFields } from './design-fields'
import styles from './export.module.css'
import { Field } from './field'
import { AgeGroup, Drawing, Method } from './film-fields'
import type { Form, FormProps } from './form'
import { LanguageChoice } from './language-choice'
import { withSection } from './with-section'

type OverlapsProps = Pick<FormProps, 'form' | 'change' | 'schemes'>

/** The overlap schemes the report compares; several, searchable by name. */
const Overlaps = ({ form, change, schemes }: OverlapsProps) => {
  const { t, lang } = useWords()
  if (form.kind === 'page') return null
  return (
    <Field
      label={t('exporting.overlaps')}
      note={schemes?.length === 0 ? refusal('NO_OVERLAP', lang) : t('exporting.overlapsNote')}
      code={schemes === null ? 'OVERLAP_FETCH' : null}
    >
      <Select<string[]>
        aria-label={t('exporting.overlaps')}
        mode="multiple"
        allowClear
        showSearch={schemes?.length ? { optionFilterProp: 'label' } : false}
        listHeight={250}
        {...shutSelect(schemes?.length ? null : t(schemes ? 'exporting.overlapsNone' : 'exporting.overlapsMissing'))}
        placeholder={t('exporting.noOverlaps')}
        value={[...form.overlaps]}
        options={(schemes ?? []).map(name => ({ value: name, label: name }))}
        onChange={overlaps => change({ overlaps })}
      />
    </Field>
  )
}

type PlansProps = Pick<FormProps, 'form' | 'change' | 'plans'>

/** The treatment plans the report prints; several, in the order chosen. */
const Plans = ({ form, change, plans }: PlansProps) => {
  const { t } = useWords()
  if (form.kind === 'page' || !plans || plans.length === 0) return null
  return (
    <Field label={t('exporting.plans')} note={t('exporting.plansNote')} code={null}>
      <Select<string[]>
        aria-label={t('exporting.plans')}
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        listHeight={250}
        placeholder={t('exporting.noPlans')}
        value={[...form.plans]}
        options={plans.map(({ uuid, name }) => ({ value: uuid, label: name }))}
        onChange={chosen => change({ plans: chosen, ...(chosen.length > 0 ? { design: withSection(form.design, 'plan') } : {}) })}
      />
    </Field>
  )
}

/** What is exported: record, analysis and age group if it has a film, and the print format. */
export const ExportForm = (props: FormProps) => {
  const { t } = useWords()
  const { form, change, records, fault, stageName } = props
  const hasFilm = !form.record || filmOf(form.record) !== null
  return (
    <form className={styles.form} onSubmit={event => event.preventDefault()}>
      <ChoiceRow<Form['kind']>
        block
        className={styles.kind}
        aria-label={t('exporting.kind')}
        value={form.kind}
        options={[
          { value: 'whole', label: t('exporting.whole') },
          { value: 'page', label: t('exporting.page') },
        ]}
        onChange={kind => change({ kind })}
      />
      <Field label={t('exporting.stage')} note={t('exporting.stageNote')} code={fault?.field === 'stage' ? fault.code : null}>
        <Select
          aria-label={t('exporting.stage')}
          listHeight={250}
          placeholder={t('exporting.choose')}
          value={records.find(({ uuid }) => uuid === form.record?.uuid)?.uuid ?? null}
          options={records.map(record => ({ value: record.uuid, label: stageName(record) }))}
          onChange={uuid => change({ record: records.find(record => record.uuid === uuid) ?? null })}
        />
      </Field>
      {hasFilm && <Method {...props} />}
      {hasFilm && <AgeGroup {...props} />}
      <Plans {...props} />
      <Overlaps {...props} />
      {hasFilm && <Drawing {...props} />}
      <Field label={t('exporting.language')} code={null}>
        <LanguageChoice lang={form.lang} design={form.design} change={change} />
      </Field>
      <DesignFields
        design={form.design}
        change={design => change({ design })}
        whole={form.kind === 'whole'}
        clinic={props.patient.agency?.name ?? ''}
        items={props.items}
      />
    </form>
  )
}
