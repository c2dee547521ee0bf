import type { Queue } from '@sella/workbench/uploads/queue'
import { countOf, filedOver } from '@sella/workbench/uploads/receipt'
import { useWords } from '../../words/i18n'
import { sizeText } from '../../words/size'
import styles from './intake.module.css'

const parts = ['filed', 'going', 'failed', 'out'] as const

/** All files, how they add up and over whom the filed ones spread, with one bar of the same parts. */
export const Numbers = ({ queue }: { readonly queue: Pick<Queue, 'drops' | 'items'> }) => {
  const { t } = useWords()
  const count = countOf(queue.items)
  return (
    <div className={styles.numbers}>
      <dl>
        <div>
          <dd>{count.all}</dd>
          <dt>{t('receipt.count.all')}</dt>
          <small>{sizeText(count.bytes)}</small>
        </div>
        {parts.map(part => (
          <div key={part} data-part={part} data-none={count[part] === 0}>
            <dd>{count[part]}</dd>
            <dt>{t(`receipt.count.${part}`)}</dt>
            {part === 'filed' && count.filed > 0 && <small>{t('receipt.over', filedOver(queue))}</small>}
          </div>
        ))}
        <p>{count.going > 0 && t('receipt.goesOn')}</p>
      </dl>
      <div className={styles.bar} aria-hidden>
        {parts.map(part => (
          <span key={part} data-part={part} style={{ flexGrow: count[part] }} />
        ))}
      </div>
    </div>
  )
}
