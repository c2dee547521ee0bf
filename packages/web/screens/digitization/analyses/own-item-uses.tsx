import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { computedFrom } from '@sella/ceph/analysis/own-item-uses'
import { useWords } from '../../../words/i18n'
import styles from './own-item.module.css'

interface OwnItemUsesProps {
  readonly name: string
  readonly usedIn: readonly string[]
  readonly items: OwnItems
}

/** What is affected by this measurement. */
export const OwnItemUses = ({ name, usedIn, items }: OwnItemUsesProps) => {
  const { t, lang } = useWords()
  const comma = lang === 'zh' ? '、' : ', '
  const computed = computedFrom(name, items)
  return (
    <section className={styles.uses}>
      <p>{usedIn.length > 0 ? t('own.usedIn', { names: usedIn.join(comma) }) : t('own.usedNowhere')}</p>
      {computed.length > 0 && <p>{t('own.computed', { names: computed.join(comma) })}</p>}
    </section>
  )
}
