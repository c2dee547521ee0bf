import { rename } from '@sella/workbench/own-analyses/editing'
import { Input, Select } from 'antd'
import { CircleAlert } from 'lucide-react'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'
import type { Editor } from './use-analyses'

/** The name, with its error, and an analysis to start from. */
export const NameFields = ({ editor: { editing, changed, edit, fault, library } }: { readonly editor: Editor }) => {
  const { t, lang } = useWords()
  const shown = changed && (fault === 'METHOD_NAME_EMPTY' || fault === 'METHOD_NAME_EXISTS') ? fault : null
  const basedOn = (name: string) => {
    const base = library.builtIn.find(analysis => analysis.name === name)
    if (base) edit(now => ({ ...now, parts: { ...now.parts, items: base.items, lines: base.lines } }))
  }
  return (
    <div className={styles.names}>
      <div className={styles.based}>
        {t('analyses.name')}
        <Input
          aria-label={t('analyses.name')}
          value={editing.parts.name}
          maxLength={100}
          status={shown ? 'error' : ''}
          onChange={event => edit(now => rename(now, event.target.value))}
        />
        {shown && (
          <em role="alert">
            <CircleAlert size={13} />
            {refusal(shown, lang)}
          </em>
        )}
      </div>
      <div className={styles.based}>
        {t('analyses.basedOn')}
        <Select
          aria-label={t('analyses.basedOn')}
          placeholder={t('analyses.blank')}
          value={null}
          options={library.builtIn.map(analysis => ({ value: analysis.name, label: analysis.title[lang] }))}
          onChange={basedOn}
        />
      </div>
    </div>
  )
}
