import type { FrozenDocument } from '@sella/contract/document'
import type { SectionId } from '@sella/drawing/report/design'
import { lackOf } from '@sella/workbench/report/sections'
import { useEffect, useRef, useState } from 'react'
import { ChoiceRow } from '../../parts/choice-row'
import { DraftButtons } from '../../report/draft-buttons'
import { DraftNote } from '../../report/draft-note'
import { DraftWarnings } from '../../report/draft-warnings'
import { ExportForm } from '../../report/export-form'
import { MakingPages } from '../../report/making-pages'
import { useReportDraft } from '../../report/report-draft'
import type { ReportSource } from '../../report/report-source'
import { SectionColumn } from '../../report/section-column'
import { forgetDraft } from '../../report/stored-draft'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import '../../words/late/exporting'
import { DesignerPages } from './designer-pages'
import styles from './documents.module.css'

const stay = (): void => undefined
const parts = ['design', 'preview'] as const
type DesignerPart = (typeof parts)[number]

interface DesignerDraftProps {
  readonly source: ReportSource
  readonly supersedes: FrozenDocument | null
  /** The name under which the draft is stored; null if the address determines its start. */
  readonly storedAs: string | null
  /** Sections added to the draft, whether it is new or restored. */
  readonly adds: readonly SectionId[]
  /** A frozen document is shown in its place. */
  readonly hidden: boolean
  readonly made: (document: FrozenDocument) => void
}

/** The contents of the report, and the document itself. A failure leaves the draft unchanged. */
export const DesignerDraft = ({ source, supersedes, storedAs, adds, hidden, made }: DesignerDraftProps) => {
  const { t, lang } = useWords()
  const draft = useReportDraft(source, supersedes, { storedAs, adds })
  const { form, change, fault, chosen, tracing, fetched, fields } = draft
  const { pages, counts } = draft.preview
  const [part, choosePart] = useState<DesignerPart>('design')
  const [edited, edit] = useState<SectionId | null>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const keepMade = (document: FrozenDocument): void => {
    draft.settle()
    // Does not navigate if the designer was left meanwhile.
    if (isShown.current) made(document)
    else if (storedAs !== null) forgetDraft(storedAs)
  }
  const facts = { record: form.record, tracing, schemes: form.overlaps, plans: form.plans, notes: fetched.notes }
  return (
    <div className={styles.draft} data-part={part} hidden={hidden}>
      <ChoiceRow<DesignerPart>
        block
        className={styles.partChoice}
        aria-label={t('documents.design.panels.label')}
        value={part}
        options={parts.map(value => ({ value, label: t(`documents.design.parts.${value}`) }))}
        onChange={choosePart}
      />
      <section className={styles.design} aria-label={t('documents.design.title')}>
        <div className={styles.fields}>
          {form.kind === 'whole' && (
            <SectionColumn
              design={form.design}
              change={design => change({ design })}
              pages={counts}
              total={pages.length}
              clinic={fields.patient.agency?.name ?? ''}
              lackOf={id => lackOf(id, facts)}
              show={edit}
            />
          )}
          <ExportForm {...{ form, change, fault }} {...fields} />
        </div>
        <footer className={styles.make}>
          <DraftWarnings draft={draft} unsaved={source.unsaved} />
          <DraftNote draft={draft} />
          <MakingPages />
          <DraftButtons {...{ draft, source, supersedes }} made={keepMade} begun={stay} />
        </footer>
      </section>
      {chosen ? (
        <DesignerPages pages={pages} chosen={chosen} edited={edited} />
      ) : (
        <p className={styles.waiting} role="status">
          {fault && refusal(fault.code, lang)}
        </p>
      )}
    </div>
  )
}
