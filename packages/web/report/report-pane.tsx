import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { ageAt, ageWords } from '@sella/ceph/patient/age'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { unsureNames } from '@sella/ceph/tracing/unsure'
import type { Unit } from '@sella/ceph/unit'
import type { FrozenDocument } from '@sella/contract/document'
import type { CaseRecord } from '@sella/contract/entities'
import type { SectionId } from '@sella/drawing/report/design'
import type { Chosen } from '@sella/workbench/report/preview'
import { lackOf } from '@sella/workbench/report/sections'
import { Button } from 'antd'
import { Download, Presentation, Printer, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import '../words/late/documents'
import { refusal } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { ageGroupOf } from './age-group'
import { LookChoice, type Panel, PanelChoice } from './designer-bars'
import styles from './export.module.css'
import { ExportForm, type Form } from './export-form'
import { faultOf } from './fault'
import { PagePreview, usePages } from './page-preview'
import { useMakePdf } from './pdf'
import type { ReportSource } from './report-source'
import { SectionColumn } from './section-column'
import { useMakeSlides } from './slides'
import { today } from './today'
import { useFetched } from './use-fetched'
import { usePlans } from './use-plans'

const ageIn = (source: ReportSource, record: CaseRecord | null) =>
  source.patient.birthday && record ? ageAt(source.patient.birthday.slice(0, 10), record.createday.slice(0, 10)) : null

/** A stage or method that was chosen anew takes the age group of the record. */
const withAgeGroup = (form: Form, part: Partial<Form>, source: ReportSource): Form => {
  // Plans belong to their record.
  const next = { ...form, ...(part.record ? { plans: [] } : {}), ...part }
  return part.record || part.analysis ? { ...next, dentition: ageGroupOf(source, next) } : next
}

const useForm = (source: ReportSource) => {
  const [form, setForm] = useState(source.start)
  const kept = usePlans(form.record?.uuid ?? null)
  const tracing = form.record && source.tracingOf(form.record)
  const photo = form.record && source.filmOf(form.record)
  const fault = faultOf({ ...form, points: tracing ? Object.keys(tracing.points).length : 0 })
  const { record, analysis } = form
  const whole = !fault && record && photo && tracing && analysis
  const fetched = useFetched(source.patient.uuid, record, form.design.sections)
  const { patient, doctor, overrides, customItems, readers, colours, letterhead } = source
  const chosen: Chosen | null = whole
    ? {
        ...form,
        patient,
        doctor,
        overrides,
        customItems,
        readers,
        colours,
        letterhead,
        fetched,
        record,
        photo,
        tracing,
        analysis,
        plans: form.plans.flatMap(uuid => kept?.find(plan => plan.uuid === uuid) ?? []),
        dentition: form.dentition === ageGroupOf(source, form) ? null : form.dentition,
        today: today(),
      }
    : null
  return {
    form,
    change: (part: Partial<Form>) => setForm(withAgeGroup(form, part, source)),
    fault,
    chosen,
    tracing,
    plans: kept,
    fetched,
  }
}

const Warnings = ({
  source,
  tracing,
  chosen,
  note,
}: {
  readonly source: ReportSource
  readonly tracing: Tracing | null
  readonly chosen: Chosen | null
  readonly note: string | null
}) => {
  const { t } = useWords()
  if (!tracing || !chosen) return <span className={styles.warnings} />
  const unsure = unsureNames(tracing.points).length
  const scaleless = calibrate(tracing, chosen.assumeScale).provenance === 'none'
  const all = [
    note,
    unsure > 0 && t('workbench.export.unsure', { count: unsure }),
    source.unsaved && t('workbench.export.unsaved'),
    scaleless && t('workbench.export.noScale'),
  ].flatMap(one => one || [])
  return (
    <span className={styles.warnings}>
      {all.map(one => (
        <span key={one}>
          <TriangleAlert size={13} style={{ display: 'inline', verticalAlign: -2, marginInlineEnd: 6 }} />
          {one}
        </span>
      ))}
    </span>
  )
}

/** `U1-NA` is an angle and a length. */
const units: Readonly<Record<Unit, string>> = { degree: ' °', mm: ' mm', percent: ' %', '': '' }

interface ReportPaneProps {
  readonly source: ReportSource
  /** The document that the new one takes the place of. */
  readonly supersedes?: FrozenDocument | null
  readonly close: () => void
}

/** The designer of a report: what it is made of, the document itself, and on what it is made. */
export const ReportPane = ({ source, supersedes = null, close }: ReportPaneProps) => {
  const { t, lang } = useWords()
  const { form, change, fault, chosen, tracing, fetched, plans } = useForm(source)
  const [panel, choosePanel] = useState<Panel>('sections')
  const [grey, setGrey] = useState(false)
  const preview = useRef<HTMLElement>(null)
  const note = supersedes && t('documents.design.supersedes', { number: supersedes.number })
  const age = ageIn(source, form.record)
  const { busy, save, print } = useMakePdf({ ...source, supersedes }, close)
  const slides = useMakeSlides(source, close)
  const { pages, counts, rows } = usePages(chosen, source)
  const records = source.records.filter(record => source.filmOf(record) !== null)
  const facts = { record: form.record, tracing, schemes: form.overlaps, notes: fetched.notes }
  const show = (id: SectionId) => preview.current?.querySelector(`[data-part="${id}"]`)?.scrollIntoView({ block: 'start' })
  return (
    <>
      <div className={styles.designer} data-panel={panel} data-kind={form.kind}>
        {form.kind === 'whole' && <PanelChoice panel={panel} choose={choosePanel} />}
        {form.kind === 'whole' && (
          <div className={styles.column}>
            <SectionColumn
              design={form.design}
              change={design => change({ design })}
              pages={counts}
              lackOf={id => lackOf(id, facts)}
              show={show}
            />
          </div>
        )}
        <div className={styles.middle}>
          <LookChoice grey={grey} choose={setGrey} pages={pages.length} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section ref={preview} className={styles.preview} aria-label={t('workbench.export.preview')} tabIndex={0}>
            {chosen ? (
              <PagePreview pages={pages} paper={chosen.design.paper} grey={grey} />
            ) : (
              <p className={styles.blank}>{fault && refusal(fault.code, lang)}</p>
            )}
          </section>
        </div>
        <ExportForm
          {...{ form, change, records, fault }}
          patient={source.patient}
          own={source.own.map(one => one.analysis)}
          builtIn={source.builtIn}
          schemes={source.schemes?.map(scheme => scheme.name) ?? null}
          age={age ? ageWords(age)[lang] : ''}
          stageName={source.stageName}
          plans={plans}
          items={rows.map(({ item, name, unit }) => ({ value: item, label: `${shortItemName(name, lang)}${units[unit]}` }))}
        />
      </div>
      <footer className={styles.foot}>
        <Warnings source={source} tracing={tracing} chosen={chosen} note={note} />
        <Button onClick={close}>{t('workbench.export.cancel')}</Button>
        {!supersedes && (
          <Button
            icon={<Presentation size={14} />}
            title={t('workbench.export.slidesNote')}
            disabled={!chosen}
            loading={slides.busy}
            onClick={() => chosen && void slides.save(chosen)}
          >
            {t('workbench.export.slides')}
          </Button>
        )}
        <Button icon={<Printer size={14} />} disabled={!chosen} loading={busy} onClick={() => chosen && print(chosen)}>
          {t('workbench.export.print')}
        </Button>
        <Button
          type="primary"
          icon={<Download size={14} />}
          disabled={!chosen}
          loading={busy}
          onClick={() => chosen && save(chosen)}
        >
          {t('workbench.export.pdf')}
        </Button>
      </footer>
    </>
  )
}
