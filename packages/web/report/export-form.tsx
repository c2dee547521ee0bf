import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import type { Lang } from '@sella/ceph/words'
import type { CaseRecord, Patient, TreatmentPlan } from '@sella/contract/entities'
import type { ErrorCode } from '@sella/contract/errors'
import type { ReportDesign } from '@sella/drawing/report/design'
import { Checkbox, Segmented, Select } from 'antd'
import type { ReactNode } from 'react'
import { refusal } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { usualGroupOf } from './age-group'
import { DesignFields } from './design-fields'
import styles from './export.module.css'
import type { Fault } from './fault'
import { LanguageChoice } from './language-choice'
import { withSection } from './with-section'

export interface Form {
  readonly record: CaseRecord | null
  readonly analysis: Analysis | null
  readonly dentition: Dentition | null
  readonly lang: Lang
  readonly assumeScale: boolean
  readonly estimatedOutlines: boolean
  /** The whole report, or one page of the analysis. */
  readonly kind: 'whole' | 'page'
  /** Names of overlap schemes. */
  readonly overlaps: readonly string[]
  /** Uuids of treatment plans of the record. */
  readonly plans: readonly string[]
  readonly design: ReportDesign
}

interface AgeGroupProps {
  readonly form: Form
  readonly change: (part: Partial<Form>) => void
  /** Records with a lateral film. */
  readonly records: readonly CaseRecord[]
  readonly own: readonly Analysis[]
  readonly builtIn: readonly Analysis[]
  /** Names of the saved overlap schemes; null when they could not be fetched. */
  readonly schemes: readonly string[] | null
  /** The record's treatment plans; null while they have not come, or could not be fetched. */
  readonly plans: readonly TreatmentPlan[] | null
  readonly fault: Fault | null
  readonly patient: Patient
  readonly age: string
  readonly stageName: (record: CaseRecord) => string
  /** What the analysis measures. */
  readonly items: readonly { readonly value: string; readonly label: string }[]
}

interface FieldProps {
  readonly label: string
  readonly note?: string
  readonly code: ErrorCode | null
  readonly children: ReactNode
}

const Field = ({ label, note, code, children }: FieldProps) => {
  const { lang } = useWords()
  return (
    <div className={styles.field}>
      <p>
        {label}
        <small>{note}</small>
      </p>
      {children}
      {code && (
        <p className={styles.fault} role="alert">
          {refusal(code, lang)}
        </p>
      )}
    </div>
  )
}

const usualKeys = {
  age: 'workbench.results.byAge',
  choice: 'workbench.results.chosenGroup',
  unknown: 'workbench.results.noBirthday',
} as const

const AgeGroup = ({ form, change, fault, age, patient }: AgeGroupProps) => {
  const { t } = useWords()
  const { analysis, dentition, record } = form
  if (!analysis || analysis.dentitions.length === 0) return null
  const usual = usualGroupOf({ patient }, form)
  /** As in the work table: why a group is the record's own, where it is. */
  const label = (value: Dentition): string => {
    const group = t(`workbench.dentition.${value}`)
    return record && value === usual?.group ? t(usualKeys[usual.by], { group }) : group
  }
  return (
    <Field
      label={t('workbench.export.ageGroup')}
      note={age && t('workbench.export.ageNote', { age })}
      code={fault?.field === 'ageGroup' ? fault.code : null}
    >
      <Select
        aria-label={t('workbench.export.ageGroup')}
        listHeight={250}
        value={dentition}
        placeholder={t('workbench.export.choose')}
        options={analysis.dentitions.map(value => ({ value, label: label(value) }))}
        onChange={value => change({ dentition: value })}
      />
    </Field>
  )
}

type OverlapsProps = Pick<AgeGroupProps, 'form' | 'change' | 'schemes'>

/** The overlap schemes the report compares; several, found by their names. */
const Overlaps = ({ form, change, schemes }: OverlapsProps) => {
  const { t, lang } = useWords()
  if (form.kind === 'page') return null
  return (
    <Field
      label={t('workbench.export.overlaps')}
      note={schemes?.length === 0 ? refusal('NO_OVERLAP', lang) : t('workbench.export.overlapsNote')}
      code={schemes === null ? 'OVERLAP_FETCH' : null}
    >
      <Select<string[]>
        aria-label={t('workbench.export.overlaps')}
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        listHeight={250}
        disabled={!schemes?.length}
        placeholder={t('workbench.export.noOverlaps')}
        value={[...form.overlaps]}
        options={(schemes ?? []).map(name => ({ value: name, label: name }))}
        onChange={overlaps => change({ overlaps })}
      />
    </Field>
  )
}

type PlansProps = Pick<AgeGroupProps, 'form' | 'change' | 'plans'>

/** The treatment plans the report prints; several, in the order in which they are chosen. */
const Plans = ({ form, change, plans }: PlansProps) => {
  const { t } = useWords()
  if (form.kind === 'page' || !plans || plans.length === 0) return null
  return (
    <Field label={t('workbench.export.plans')} note={t('workbench.export.plansNote')} code={null}>
      <Select<string[]>
        aria-label={t('workbench.export.plans')}
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        listHeight={250}
        placeholder={t('workbench.export.noPlans')}
        value={[...form.plans]}
        options={plans.map(({ uuid, name }) => ({ value: uuid, label: name }))}
        onChange={chosen => change({ plans: chosen, ...(chosen.length > 0 ? { design: withSection(form.design, 'plan') } : {}) })}
      />
    </Field>
  )
}

/** What is exported: stage, analysis with own ones first, age group, and how it is printed. */
export const ExportForm = (props: AgeGroupProps) => {
  const { t, lang } = useWords()
  const { form, change, records, own, builtIn, fault, stageName } = props
  const entry = (method: Analysis) => ({ value: method.name, label: method.title[lang] })
  const methods = [
    ...(own.length ? [{ label: t('workbench.results.own'), options: own.map(entry) }] : []),
    { label: t('workbench.results.builtIn'), options: builtIn.map(entry) },
  ]
  return (
    <form className={styles.form} onSubmit={event => event.preventDefault()}>
      <Segmented<Form['kind']>
        block
        className={styles.kind}
        aria-label={t('workbench.export.kind')}
        value={form.kind}
        options={[
          { value: 'whole', label: t('workbench.export.whole') },
          { value: 'page', label: t('workbench.export.page') },
        ]}
        onChange={kind => change({ kind })}
      />
      <Field
        label={t('workbench.export.stage')}
        note={t('workbench.export.stageNote')}
        code={fault?.field === 'stage' ? fault.code : null}
      >
        <Select
          aria-label={t('workbench.export.stage')}
          listHeight={250}
          placeholder={t('workbench.export.choose')}
          value={records.find(({ uuid }) => uuid === form.record?.uuid)?.uuid ?? null}
          options={records.map(record => ({ value: record.uuid, label: stageName(record) }))}
          onChange={uuid => change({ record: records.find(record => record.uuid === uuid) ?? null })}
        />
      </Field>
      <Field label={t('workbench.export.method')} code={fault?.field === 'method' ? fault.code : null}>
        <Select
          aria-label={t('workbench.export.method')}
          listHeight={250}
          placeholder={t('workbench.export.choose')}
          value={form.analysis?.name ?? null}
          options={methods}
          onChange={name => change({ analysis: [...own, ...builtIn].find(analysis => analysis.name === name) ?? null })}
        />
      </Field>
      <AgeGroup {...props} />
      <Plans {...props} />
      <Overlaps {...props} />
      <Field label={t('workbench.export.content')} code={null}>
        <Checkbox checked={form.estimatedOutlines} onChange={event => change({ estimatedOutlines: event.target.checked })}>
          {t('workbench.export.estimated')}
        </Checkbox>
        <Checkbox checked={form.assumeScale} onChange={event => change({ assumeScale: event.target.checked })}>
          {t('workbench.export.assume')}
        </Checkbox>
      </Field>
      <Field label={t('workbench.export.language')} code={null}>
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
