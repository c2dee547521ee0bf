import '../../words/late/documents'
import { sectionIds } from '@sella/drawing/report/design'
import { Button, Modal } from 'antd'
import { FileStack, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDocuments } from '../../api/documents'
import { useCase } from '../../case/case'
import { CaseBar } from '../../case/case-bar'
import type { ReportSource } from '../../report/report-source'
import { draftName } from '../../report/stored-draft'
import { useReportSource } from '../../report/use-report-source'
import { withSection } from '../../report/with-section'
import { useWords } from '../../words/i18n'
import { DesignerDraft } from './designer-draft'
import { DocumentList } from './document-list'
import { DocumentView } from './document-view'
import styles from './documents.module.css'
import { TakeAlong } from './take-along'
import { Verify } from './verify'

/** The report with plans preselected. */
const withPlans = (source: ReportSource, plans: readonly string[]): ReportSource => {
  const { start } = source
  return plans.length > 0 ? { ...source, start: { ...start, plans, design: withSection(start.design, 'plan') } } : source
}

/**
 * From the address: what the new document supersedes, what is preselected, sections added to the draft, which frozen document is
 * shown.
 */
const useAddress = () => {
  const [search, setSearch] = useSearchParams()
  const look = (document: string | null): void =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        if (document) next.set('document', document)
        else next.delete('document')
        return next
      },
      { replace: true },
    )
  const adds = sectionIds.filter(id => search.getAll('section').includes(id))
  return { supersedes: search.get('supersedes'), plans: search.getAll('plan'), adds, document: search.get('document'), look }
}

/**
 * Designs a report beside the documents of its case: `?case=&record=&supersedes=&plan=&section=`. The draft is kept while a
 * frozen one is shown.
 */
export const Designer = () => {
  const { t } = useWords()
  const open = useCase()
  const source = useReportSource(open)
  const documents = useDocuments(open.patient.uuid)
  const { supersedes, plans, adds, document, look } = useAddress()
  const [verifying, setVerifying] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const all = documents.data ?? []
  const shown = all.find(({ uuid }) => uuid === document) ?? null
  const replaced = all.find(({ uuid }) => uuid === supersedes) ?? null
  const draft = source && draftName(source, supersedes)
  const waits = !source || (supersedes !== null && documents.isPending)
  return (
    <div className={styles.screen}>
      <CaseBar onRecord>
        <TakeAlong />
      </CaseBar>
      <div className={styles.designing} data-looking={shown !== null}>
        <aside className={styles.side}>
          <header className={styles.head}>
            <h2>
              {t('documents.title')} <small>{t('documents.count', { count: all.length })}</small>
            </h2>
            <Button size="small" icon={<ShieldCheck size={14} aria-hidden />} onClick={() => setVerifying(true)}>
              {t('documents.verify')}
            </Button>
          </header>
          <div className={styles.list}>
            <button type="button" aria-current={shown === null} onClick={() => look(null)}>
              <span className={styles.name}>
                <FileStack size={13} aria-hidden />
                <b>{t('documents.design.draftOf')}</b>
                <em data-kind="draft">{t('documents.design.draft')}</em>
              </span>
              <span className={styles.whole}>
                <span>
                  {replaced ? t('documents.design.supersedes', { number: replaced.number }) : t('documents.design.draftText')}
                </span>
              </span>
            </button>
          </div>
          <DocumentList documents={all} chosen={shown?.uuid ?? null} choose={look} />
        </aside>
        {waits ? (
          <p className={styles.waiting}>{t('app.loading')}</p>
        ) : (
          <DesignerDraft
            // The draft of another record, or of another document's successor, is another one.
            key={[draft, ...plans].join(' ')}
            source={withPlans(source, plans)}
            supersedes={replaced}
            adds={adds}
            storedAs={plans.length > 0 ? null : draft}
            hidden={shown !== null}
            made={({ uuid }) => {
              setMade(uuid)
              look(uuid)
            }}
          />
        )}
        {shown && <DocumentView key={shown.uuid} document={shown} all={all} isNew={shown.uuid === made} />}
      </div>
      {verifying && (
        <Modal open centered title={t('documents.verify')} footer={null} onCancel={() => setVerifying(false)}>
          <Verify />
        </Modal>
      )}
    </div>
  )
}
