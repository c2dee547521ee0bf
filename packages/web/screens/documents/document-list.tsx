import type { FrozenDocument } from '@sella/contract/document'
import { Lock } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'
import { localTime } from './told'

interface DocumentListProps {
  readonly documents: readonly FrozenDocument[]
  readonly chosen: string | null
  readonly choose: (uuid: string) => void
}

const State = ({ document: one }: { readonly document: FrozenDocument }) => {
  const { t } = useWords()
  if (one.revokedAt) return <em data-kind="revoked">{t('documents.revoked')}</em>
  if (one.supersededBy) return <em>{t('documents.superseded')}</em>
  return null
}

/** The documents of a case, the newest first; closed ones stay. */
export const DocumentList = ({ documents, chosen, choose }: DocumentListProps) => {
  const { t } = useWords()
  return (
    <ul className={styles.list} aria-label={t('documents.list')}>
      {documents.map(one => (
        <li key={one.uuid}>
          <button
            type="button"
            aria-current={one.uuid === chosen}
            data-closed={one.revokedAt !== null || one.supersededBy !== null}
            data-revoked={one.revokedAt !== null}
            onClick={() => choose(one.uuid)}
          >
            <span className={styles.name}>
              <Lock size={13} aria-hidden />
              <b>{one.title}</b>
              <State document={one} />
            </span>
            <span className={styles.line}>
              <span>{[localTime(one.madeAt), one.author].join(t('app.separator'))}</span>
              <span>
                {[t('documents.pages', { count: one.pages }), t(`documents.lang.${one.lang}`)].join(t('app.separator'))}
              </span>
            </span>
            <span className={styles.line}>
              <span>{one.number}</span>
              <span>{t('documents.hash', { hash: one.identity.slice(0, 8) })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
