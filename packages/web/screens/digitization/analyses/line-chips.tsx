import { Button } from 'antd'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'
import type { Library } from './library'

interface LineChipsProps {
  readonly library: Library
  readonly lines: readonly string[]
  readonly toggle: (line: string) => void
  readonly set: (lines: readonly string[]) => void
}

/** The reference lines and planes drawn with the analysis. */
export const LineChips = ({ library, lines, toggle, set }: LineChipsProps) => {
  const { t, lang } = useWords()
  return (
    <section className={styles.lines}>
      <header>
        <span>
          {t('analyses.lines')}
          <small>{`${library.lines.filter(line => lines.includes(line.name)).length} / ${library.lines.length}`}</small>
        </span>
        <Button type="link" size="small" onClick={() => set(library.autoLines)}>
          {t('analyses.defaults')}
        </Button>
      </header>
      <div>
        {library.lines.map(({ name, title }) => (
          <button key={name} type="button" aria-pressed={lines.includes(name)} onClick={() => toggle(name)}>
            <i />
            {title[lang]}
          </button>
        ))}
      </div>
    </section>
  )
}
