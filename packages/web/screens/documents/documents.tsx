import '../../words/late/documents'
import { Button, Modal } from 'antd'
import { CloudOff, FileText, Plus, ShieldCheck, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useMay } from '../../api/clinic'
import { useDocuments } from '../../api/documents'
import { caseAddress, useCase } from '../../case/case'
import { CaseBar } from '../../case/case-bar'
import { Notice } from '../../parts/notice'
import { useLate } from '../../parts/use-late'
import { designPath, resultPath } from '../../paths'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { DocumentList } from './document-list'
import { DocumentView } from './document-view'
import styles from './documents.module.css'
import { TakeAlong } from './take-along'
import { Verify } from './verify'

/** The reports of the case as they were issued: to download, revoke and verify. */
export const Documents = () => {
  const { t, lang } = useWords()
  const open = useCase()
  const { patient } = open
  const documents = useDocuments(patient.uuid)
  const late = useLate(documents.isPending)
  const reports = useMay('report')
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('document')
  const setChosen = (uuid: string): void =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        next.set('document', uuid)
        return next
      },
      { replace: true },
    )
  const [verifying, setVerifying] = useState(false)
  const navigate = useNavigate()
  const result = () => void navigate(caseAddress(resultPath, patient.uuid, open.record?.uuid))
  const design = () => void navigate(caseAddress(designPath, patient.uuid, open.record?.uuid))
  const verify = () => setVerifying(true)
  const all = documents.data ?? []
  const shown = all.find(each => each.uuid === chosen) ?? all[0]
  return (
    <div className={styles.screen}>
      <CaseBar>
        <TakeAlong />
      </CaseBar>
      {documents.isError && (
        <Notice
          icon={CloudOff}
          title={t('app.failedLoad')}
          text={textOf(documents.error, lang)}
          actions={[{ label: t('app.retry'), run: () => void documents.refetch(), primary: true }]}
        />
      )}
      {documents.isPending && late && <p className={styles.waiting}>{t('app.loading')}</p>}
      {documents.data && !shown && (
        <Notice
          icon={FileText}
          title={t('documents.empty')}
          text={t(reports ? 'documents.emptyText' : 'documents.emptyForRole')}
          actions={
            !reports
              ? []
              : [
                  { label: t('documents.design.make'), run: design, primary: true },
                  { label: t('documents.result.open'), run: result },
                  { label: t('documents.verify'), run: verify },
                ]
          }
        />
      )}
      {shown && (
        <div className={styles.body}>
          <aside className={styles.side}>
            <header className={styles.head}>
              <h2>
                {t('documents.title')} <small>{t('documents.count', { count: all.length })}</small>
              </h2>
              <span className={styles.ways}>
                {reports && (
                  <Button size="small" type="primary" icon={<Plus size={14} aria-hidden />} onClick={design}>
                    {t('documents.design.make')}
                  </Button>
                )}
                <Button size="small" icon={<TrendingUp size={14} aria-hidden />} onClick={result}>
                  {t('documents.result.open')}
                </Button>
                {reports && (
                  <Button size="small" icon={<ShieldCheck size={14} aria-hidden />} onClick={verify}>
                    {t('documents.verify')}
                  </Button>
                )}
              </span>
            </header>
            <DocumentList documents={all} chosen={shown.uuid} choose={setChosen} />
          </aside>
          <DocumentView key={shown.uuid} document={shown} all={all} />
        </div>
      )}
      {verifying && (
        <Modal open centered title={t('documents.verify')} footer={null} onCancel={() => setVerifying(false)}>
          <Verify />
        </Modal>
      )}
    </div>
  )
}
