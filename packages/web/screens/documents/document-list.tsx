import type { FrozenDocument } from '@sella/contract/document'
import { Lock } from 'lucide-react'
import { stampOf } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'
import { TitleText } from './title-text'

interface DocumentListProps {
  readonly documents: readonly FrozenDocument[]
  readonly chosen: string | null
  readonly choose: (uuid: string) => void
}

const State = ({ document: frozen }: { readonly document: FrozenDocument }) => {
  const { t } = useWords()
  if (frozen.revokedAt) return <em data-kind="revoked">{t('documents.revoked')}</em>
  if (frozen.supersededBy) return <em>{t('documents.superseded')}</em>
  return null
}

/** The documents of a case, newest first; revoked ones stay listed. */
export const DocumentList = ({ documents, chosen, choose }: DocumentListProps) => {
  const { t } = useWords()
  return (
    <ul className={styles.list} aria-label={t('documents.list')}>
      {documents.map(each => (
        <li key={each.uuid}>
          <button
            type="button"
            aria-current={each.uuid === chosen}
            data-closed={each.revokedAt !== null || each.supersededBy !== null}
            data-revoked={each.revokedAt !== null}
            onClick={() => choose(each.uuid)}
          >
            <span className={styles.name}>
              <Lock size={13} aria-hidden />
              <b>
                <TitleText title={each.title} />
              </b>
              <State document={each} />
            </span>
            <span className={styles.line}>
              <span>{[stampOf(each.madeAt), each.author].join(t('app.separator'))}</span>
              <span>
                {[t('documents.pages', { count: each.pages }), t(`documents.lang.${each.lang}`)].join(t('app.separator'))}
              </span>
            </span>
            <span className={styles.line}>
              <span>{each.number}</span>
              <span>{t('documents.hash', { hash: each.identity.slice(0, 8) })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
