import type { SectionId } from '@sella/drawing/report/design'
import { lackOf } from '@sella/workbench/report/sections'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import '../words/late/documents'
import { refusal } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { type Panel, PanelChoice, PreviewBar } from './designer-bars'
import { DraftButtons } from './draft-buttons'
import { DraftWarnings } from './draft-warnings'
import styles from './export.module.css'
import { ExportForm } from './export-form'
import { PagePreview } from './page-preview'
import { useReportDraft } from './report-draft'
import type { ReportSource } from './report-source'
import { SectionColumn } from './section-column'

interface ReportPaneProps {
  readonly source: ReportSource
  readonly close: () => void
}

/** The report designer in a dialog of the workbench: contents, the document itself, and its format. */
export const ReportPane = ({ source, close }: ReportPaneProps) => {
  const { t, lang } = useWords()
  const draft = useReportDraft(source, null)
  const { form, change, fault, chosen, tracing, fetched, fields } = draft
  const { pages, counts } = draft.preview
  const [panel, choosePanel] = useState<Panel>('sections')
  const [grey, setGrey] = useState(false)
  const preview = useRef<HTMLElement>(null)
  const facts = { record: form.record, tracing, schemes: form.overlaps, plans: form.plans, notes: fetched.notes }
  const show = (id: SectionId) => preview.current?.querySelector(`[data-parts~="${id}"]`)?.scrollIntoView({ block: 'start' })
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
              total={pages.length}
              clinic={fields.patient.agency?.name ?? ''}
              lackOf={id => lackOf(id, facts)}
              show={show}
            />
          </div>
        )}
        <div className={styles.middle}>
          <PreviewBar grey={grey} choose={setGrey} pages={pages.length} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section ref={preview} className={styles.preview} aria-label={t('exporting.preview')} tabIndex={0}>
            {chosen ? (
              <PagePreview pages={pages} paper={chosen.design.paper} grey={grey} />
            ) : (
              <p className={styles.blank}>{fault && refusal(fault.code, lang)}</p>
            )}
          </section>
        </div>
        <ExportForm {...{ form, change, fault }} {...fields} />
      </div>
      <footer className={styles.foot}>
        <DraftWarnings draft={draft} unsaved={source.unsaved} />
        <Button onClick={close}>{t('exporting.cancel')}</Button>
        <DraftButtons {...{ draft, source }} supersedes={null} begun={close} />
      </footer>
    </>
  )
}
