import type { OutGroup } from '@sella/workbench/uploads/receipt'
import { Button } from 'antd'
import { Download, FileX } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../parts/save-file'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './intake.module.css'

const shownNames = 3

interface GroupProps {
  readonly group: OutGroup
  readonly reason: string
}

/** Files left out for one reason: some of their names, all of them on click. */
const Group = ({ group: { items }, reason }: GroupProps) => {
  const { t } = useWords()
  const [whole, setWhole] = useState(false)
  const shown = whole ? items : items.slice(0, shownNames)
  return (
    <li>
      <FileX size={16} aria-hidden />
      <div>
        <ul className={styles.names}>
          {shown.map(({ id, name }) => (
            <li key={id} title={name}>
              {name}
            </li>
          ))}
        </ul>
        {items.length > shownNames && (
          <Button type="link" size="small" className={styles.all} aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {t(whole ? 'receipt.showFewer' : 'receipt.showAll', { count: items.length })}
          </Button>
        )}
        <p>{reason}</p>
      </div>
    </li>
  )
}

/** Files that were refused, by name and reason; the whole list can be saved. */
export const LeftOut = ({ groups }: { readonly groups: readonly OutGroup[] }) => {
  const { t, lang } = useWords()
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const reasonOf = ({ why }: OutGroup): string =>
    typeof why === 'string' ? t(`receipt.why.${why}`) : refusal(why.code, lang, why.details)
  const save = (): void => {
    const lines = groups.flatMap(group => group.items.map(({ name }) => `${name}\t${reasonOf(group)}\r\n`))
    // The byte order mark tells spreadsheet programs that it is UTF-8.
    saveFile(new Blob(['\uFEFF', ...lines], { type: 'text/plain;charset=utf-8' }), `${t('receipt.left')}.txt`)
  }
  return (
    <section className={styles.panel} aria-label={t('receipt.left')}>
      <header>
        <h2>{`${t('receipt.left')} ${count}`}</h2>
        {count > 0 && (
          <Button type="link" size="small" icon={<Download size={14} aria-hidden />} onClick={save}>
            {t('receipt.saveList')}
          </Button>
        )}
      </header>
      {count === 0 && <p className={styles.nothing}>{t('receipt.leftNone')}</p>}
      <ul>
        {groups.map(group => (
          <Group key={group.items[0]?.id} group={group} reason={reasonOf(group)} />
        ))}
      </ul>
    </section>
  )
}
