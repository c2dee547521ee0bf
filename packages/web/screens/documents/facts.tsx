import type { FrozenDocument } from '@sella/contract/document'
import { useWords } from '../../words/i18n'
import { sizeText } from '../../words/size'
import styles from './documents.module.css'
import { grouped, localTime } from './told'

interface FactsProps {
  readonly document: FrozenDocument
  /** All of the case, to name the one that took its place. */
  readonly all: readonly FrozenDocument[]
}

/** What is registered of a document. */
export const Facts = ({ document: one, all }: FactsProps) => {
  const { t, lang } = useWords()
  const newer = all.find(other => other.uuid === one.supersededBy)
  const state = one.revokedAt
    ? [t('documents.revoked'), localTime(one.revokedAt), one.revokeReason].filter(Boolean).join(t('app.separator'))
    : one.supersededBy
      ? t('documents.by', { number: newer?.number ?? '—' })
      : t('documents.valid')
  const rows = [
    ['number', one.number],
    ['state', state],
    ['madeAt', localTime(one.madeAt)],
    ['author', one.author],
    ['language', t(`documents.lang.${one.lang}`)],
    ['extent', `${t('documents.pages', { count: one.pages })}${t('app.separator')}${sizeText(one.bytes)}`],
    ['sections', one.sections.join(lang === 'zh' ? '、' : ', ')],
    ['identity', grouped(one.identity)],
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
