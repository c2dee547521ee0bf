import type { FrozenDocument } from '@sella/contract/document'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Ban, Download, ExternalLink, Printer, Replace, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '../../api/clinic'
import { documentFile } from '../../api/documents'
import { caseAddress, useCase } from '../../case/case'
import { BlockedButton } from '../../parts/blocked-button'
import { fileName, saveFile } from '../../parts/save-file'
import { useToast } from '../../parts/toast'
import { useObjectUrl } from '../../parts/use-object-url'
import { designPath } from '../../paths'
import { printPdf } from '../../report/print'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'
import { Facts } from './facts'
import { Revoke } from './revoke'

/** The pages in the browser's own viewer; where it has none, an empty frame would look like an empty document. */
const Pages = ({ url }: { readonly url: string }) => {
  const { t } = useWords()
  if (navigator.pdfViewerEnabled === false) return <p className={styles.noViewer}>{t('documents.noViewer')}</p>
  return <iframe className={styles.pages} src={`${url}#navpanes=0`} title={t('documents.preview')} />
}

/** The file, and its address in this window. */
const useFile = (uuid: string) => {
  const file = useQuery({
    queryKey: ['document', uuid],
    queryFn: ({ signal }) => documentFile(uuid, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  return { file, url: useObjectUrl(file.data) }
}

interface DocumentViewProps {
  readonly document: FrozenDocument
  readonly all: readonly FrozenDocument[]
  /** It has just been made here, and takes the focus. */
  readonly isNew?: boolean
}

/** One document: its download, its registration, and its pages. */
export const DocumentView = ({ document: frozen, all, isNew = false }: DocumentViewProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { file, url } = useFile(frozen.uuid)
  const { patient, record } = useCase()
  const navigate = useNavigate()
  const replace = () =>
    void navigate(`${caseAddress(designPath, patient.uuid, record?.uuid)}&supersedes=${encodeURIComponent(frozen.uuid)}`)
  const [revoking, setRevoking] = useState(false)
  useEffect(() => {
    if (file.error) toast({ kind: 'error', title: t('documents.fileFailed'), text: textOf(file.error, lang) })
  }, [file.error, toast, t, lang])
  const view = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) view.current?.focus()
  }, [isNew])
  const closed = frozen.revokedAt !== null ? 'revoked' : frozen.supersededBy !== null ? 'superseded' : null
  const why = closed && t(`documents.blocked.${closed}`)
  const { data } = file
  const shared = data && new File([data], `${fileName(frozen.number, frozen.title)}.pdf`, { type: 'application/pdf' })
  const canShare = shared !== undefined && navigator.canShare?.({ files: [shared] })
  const [reports, revokes] = [useMay('report'), useMay('approve')]
  return (
    <section ref={view} className={styles.view} tabIndex={-1} aria-label={frozen.title}>
      <header className={styles.actions}>
        <Button
          type="primary"
          icon={<Download size={14} aria-hidden />}
          disabled={!data}
          onClick={() => data && saveFile(data, `${fileName(frozen.number, frozen.title)}.pdf`)}
        >
          {t('documents.download')}
        </Button>
        <Button icon={<Printer size={14} aria-hidden />} disabled={!data} onClick={() => data && void printPdf(data)}>
          {t('documents.print')}
        </Button>
        <Button icon={<ExternalLink size={14} aria-hidden />} disabled={!url} href={url ?? ''} target="_blank">
          {t('documents.open')}
        </Button>
        {canShare && (
          <Button
            icon={<Share2 size={14} aria-hidden />}
            onClick={() => void navigator.share({ files: [shared], title: frozen.title }).catch(() => undefined)}
          >
            {t('documents.share')}
          </Button>
        )}
        {reports && (
          <BlockedButton icon={<Replace size={14} aria-hidden />} blocked={why} onClick={replace}>
            {t('documents.design.supersede')}
          </BlockedButton>
        )}
        {revokes && (
          <BlockedButton danger icon={<Ban size={14} aria-hidden />} blocked={why} onClick={() => setRevoking(true)}>
            {t('documents.revoke')}
          </BlockedButton>
        )}
      </header>
      <Facts document={frozen} all={all} />
      {url && <Pages url={url} />}
      {revoking && <Revoke document={frozen} close={() => setRevoking(false)} />}
    </section>
  )
}
