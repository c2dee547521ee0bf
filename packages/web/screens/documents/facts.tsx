import type { FrozenDocument } from '@sella/contract/document'
import { groupedHash } from '@sella/drawing/report/grouped-hash'
import { stampOf } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { sizeText } from '../../words/size'
import styles from './documents.module.css'
import { sectionWords } from './section-words'

interface FactsProps {
  readonly document: FrozenDocument
  /** All documents of the case, to name the one that superseded it. */
  readonly all: readonly FrozenDocument[]
}

/** What is registered about a document. */
export const Facts = ({ document: frozen, all }: FactsProps) => {
  const { t, lang } = useWords()
  const newer = all.find(other => other.uuid === frozen.supersededBy)
  const state = frozen.revokedAt
    ? [t('documents.revoked'), stampOf(frozen.revokedAt), frozen.revokeReason].filter(Boolean).join(t('app.separator'))
    : frozen.supersededBy
      ? t('documents.by', { number: newer?.number ?? '—' })
      : t('documents.valid')
  const rows = [
    ['number', frozen.number],
    ['state', state],
    ['madeAt', stampOf(frozen.madeAt)],
    ['author', frozen.author],
    ['language', t(`documents.lang.${frozen.lang}`)],
    ['extent', `${t('documents.pages', { count: frozen.pages })}${t('app.separator')}${sizeText(frozen.bytes)}`],
    ['sections', sectionWords(frozen.sections, lang).join(t('app.listComma'))],
    ['identity', groupedHash(frozen.identity)],
  ] as const
  return (
    <dl className={styles.facts}>
      {rows.map(([key, value]) => (
        <div key={key} data-wide={key === 'identity' || key === 'sections'}>
          <dt>{t(`documents.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
