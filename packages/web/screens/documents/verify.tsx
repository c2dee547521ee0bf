import { groupedHash } from '@sella/drawing/report/grouped-hash'
import { stampOf } from '../../words/dates'
import '../../words/late/documents'
import type { Verified } from '@sella/contract/document'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { FileSearch } from 'lucide-react'
import { useRef } from 'react'
import { ask } from '../../api/client'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'

type DocumentState = Verified['verdict'] | 'revoked' | 'superseded'

const stateOf = ({ verdict, document }: Verified): DocumentState => {
  if (verdict !== 'registered') return verdict
  if (document?.revokedAt) return 'revoked'
  return document?.supersededBy ? 'superseded' : verdict
}

const kinds: Readonly<Record<DocumentState, 'good' | 'doubtful' | 'bad'>> = {
  registered: 'good',
  whole: 'doubtful',
  superseded: 'doubtful',
  revoked: 'bad',
  altered: 'bad',
  foreign: 'doubtful',
}

const Verdict = ({ verified, file }: { readonly verified: Verified; readonly file: string }) => {
  const { t } = useWords()
  const state = stateOf(verified)
  const { document: frozen, number, identity } = verified
  const facts = [number, frozen?.title, frozen && stampOf(frozen.madeAt), frozen?.author, frozen?.revokeReason].filter(Boolean)
  return (
    <div className={styles.verdict} data-kind={kinds[state]} role="status">
      <b>{t(`documents.verdict.${state}`)}</b>
      <p>{t(`documents.advice.${state}`)}</p>
      {verified.latest && (
        <p>
          {t(verified.latest.revokedAt ? 'documents.latestRevoked' : 'documents.latest', {
            number: verified.latest.number,
            made: stampOf(verified.latest.madeAt),
          })}
        </p>
      )}
      <p>{file}</p>
      {facts.length > 0 && <p>{facts.join(t('app.separator'))}</p>}
      {identity && <p className={styles.hash}>{t('documents.hash', { hash: groupedHash(identity) })}</p>}
    </div>
  )
}

/** Takes a PDF and says whether it is a document as issued. */
export const Verify = () => {
  const { t, lang } = useWords()
  const chooser = useRef<HTMLInputElement>(null)
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (file: File) => ask('documentVerify', {}, { file }),
  })
  return (
    <div className={styles.verify}>
      <p>{t('documents.verifyHint')}</p>
      <input
        ref={chooser}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) mutate(file)
          event.target.value = ''
        }}
      />
      <Button icon={<FileSearch size={14} aria-hidden />} loading={isPending} onClick={() => chooser.current?.click()}>
        {isPending ? t('documents.checking') : t('documents.choose')}
      </Button>
      {data && !isPending && <Verdict verified={data} file={variables?.name ?? ''} />}
      {error && !isPending && (
        <p role="alert" className={styles.verdict} data-kind="bad">
          {t('documents.verifyFailed')}
          {t('app.separator')}
          {textOf(error, lang)}
        </p>
      )}
    </div>
  )
}
