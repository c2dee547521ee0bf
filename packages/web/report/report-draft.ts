import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { ageAt, ageWords } from '@sella/ceph/patient/age'
import type { Unit } from '@sella/ceph/unit'
import type { FrozenDocument } from '@sella/contract/document'
import type { CaseRecord, TreatmentPlan } from '@sella/contract/entities'
import type { SectionId } from '@sella/drawing/report/design'
import { noTracing } from '@sella/drawing/report/filmless'
import type { Chosen } from '@sella/workbench/report/preview'
import { isPrintable } from '@sella/workbench/report/sections'
import { useEffect, useMemo, useState } from 'react'
import { today } from '../words/dates'
import { useWords } from '../words/i18n'
import { ageGroupOf } from './age-group'
import { faultOf } from './fault'
import type { Form } from './form'
import { formNow } from './form-now'
import { usePages } from './page-preview'
import type { ReportSource } from './report-source'
import { forgetDraft, storeDraft, storedDraft } from './stored-draft'
import { useFetched } from './use-fetched'
import { usePlans } from './use-plans'
import { withSection } from './with-section'

const ageIn = (source: ReportSource, record: CaseRecord | null) =>
  source.patient.birthday && record ? ageAt(source.patient.birthday.slice(0, 10), record.createday.slice(0, 10)) : null

/** A newly chosen record or method takes the age group of the record. */
const withAgeGroup = (form: Form, part: Partial<Form>, source: ReportSource): Form => {
  // Plans belong to their record.
  const next = { ...form, ...(part.record ? { plans: [] } : {}), ...part }
  return part.record || part.analysis ? { ...next, dentition: ageGroupOf(source, next) } : next
}

/** `U1-NA` is both an angle and a length. */
const units: Readonly<Record<Unit, string>> = { degree: ' °', mm: ' mm', percent: ' %', '': '' }

interface Beginning {
  /** The name under which this browser stores the draft until the report is made. */
  readonly storedAs: string | null
  /** Sections it has besides those chosen before. */
  readonly adds: readonly SectionId[]
}

const afresh: Beginning = { storedAs: null, adds: [] }

const withSections = (form: Form, adds: Beginning['adds']): Form =>
  adds.length > 0 ? { ...form, design: adds.reduce(withSection, form.design) } : form

/** The choices; with a name, this browser stores them until the report is made. */
const useStoredForm = (source: ReportSource, { storedAs, adds }: Beginning) => {
  const [left] = useState(() => (storedAs === null ? null : storedDraft(storedAs, source)))
  const [form, setForm] = useState(() => withSections(left ?? source.start, adds))
  const [dropped, setDropped] = useState<Form | null>(null)
  const [made, setMade] = useState<Form | null>(null)
  useEffect(() => {
    if (storedAs === null) return
    if (form === made) forgetDraft(storedAs)
    else storeDraft(storedAs, form, source)
  }, [storedAs, form, made, source])
  const anew = (): void => {
    setDropped(form)
    setForm(source.start)
  }
  const back = (): void => {
    if (dropped) setForm(dropped)
    setDropped(null)
  }
  return {
    form: useMemo(() => formNow(form, { records: source.records, own: source.own }), [form, source.records, source.own]),
    setForm,
    /** Its report is made: what is stored from here on is a new draft. */
    settle: () => setMade(form),
    /** An unfinished draft was restored; null for a new one. */
    continues: left && form !== made ? { isDropped: dropped !== null, drop: anew, takeBack: back } : null,
  }
}

/** What is printed, once nothing is missing, and why it is not yet otherwise. */
const useChosen = (form: Form, source: ReportSource, plans: readonly TreatmentPlan[] | null) => {
  const { record } = form
  const tracing = record && source.tracingOf(record)
  const photo = record && source.filmOf(record)
  const fetched = useFetched(source.patient.uuid, record, form.design.sections)
  const fault = faultOf({ ...form, notes: fetched.notes, points: tracing ? Object.keys(tracing.points).length : 0 })
  // Without a film nothing is judged by it: any value will do.
  const analysis = form.analysis ?? (photo ? null : (source.builtIn[0] ?? null))
  const chosen = useMemo((): Chosen | null => {
    if (fault || !record || !analysis || (photo && !tracing)) return null
    const { patient, doctor, overrides, ownFrontal, customItems, readers, colours, letterhead } = source
    return {
      ...form,
      ...{ patient, doctor, overrides, ownFrontal, customItems, readers, colours, letterhead, fetched, record, photo, analysis },
      tracing: tracing ?? noTracing,
      plans: form.plans.flatMap(uuid => plans?.find(plan => plan.uuid === uuid) ?? []),
      dentition: form.dentition === ageGroupOf(source, form) ? null : form.dentition,
      today: today(),
    }
  }, [fault, form, record, photo, tracing, analysis, source, fetched, plans])
  return { tracing, fetched, fault, chosen }
}

/** A report being designed: the choices, their errors, and its pages as they would be printed. */
export const useReportDraft = (source: ReportSource, supersedes: FrozenDocument | null, beginning: Beginning = afresh) => {
  const { t, lang } = useWords()
  const { form, setForm, settle, continues } = useStoredForm(source, beginning)
  const plans = usePlans(form.record?.uuid ?? null)
  const { tracing, fetched, fault, chosen } = useChosen(form, source, plans)
  const preview = usePages(chosen, source)
  const age = ageIn(source, form.record)
  return {
    ...{ form, fault, chosen, tracing, fetched, preview, settle, continues },
    change: (part: Partial<Form>) => setForm(withAgeGroup(form, part, source)),
    note: supersedes && t('documents.design.supersedes', { number: supersedes.number }),
    /** The options. */
    fields: {
      records: source.records.filter(each => isPrintable(each, fetched.notes)),
      patient: source.patient,
      own: source.own.map(each => each.analysis),
      builtIn: source.builtIn,
      schemes: source.schemes?.map(scheme => scheme.name) ?? null,
      age: age ? ageWords(age)[lang] : '',
      stageName: source.stageName,
      plans,
      items: preview.rows.map(({ item, name, unit }) => ({
        value: item,
        label: `${shortItemName(name, lang)}${units[unit]}`,
      })),
    },
  }
}

export type ReportDraft = ReturnType<typeof useReportDraft>
