import { autoLines, lineChoices } from '@sella/ceph/analysis/choices'
import { planes } from '@sella/ceph/data/planes'
import type { Lang } from '@sella/ceph/words'
import { Button } from 'antd'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'

interface Props {
  readonly lines: readonly string[]
  readonly toggle: (line: string) => void
  readonly set: (lines: readonly string[]) => void
}

type Line = (typeof lineChoices)[number]

/** A plane's name without what stands in brackets, unless another is then called the same. */
const shortName = (line: Line, lang: Lang): string => {
  const short = (one: Line) => planes[one].name[lang].replace(/（.*）/, '')
  return lineChoices.some(other => other !== line && short(other) === short(line)) ? planes[line].name[lang] : short(line)
}

/** The reference lines and planes that are drawn with the analysis. */
export const LineChips = ({ lines, toggle, set }: Props) => {
  const { t, lang } = useWords()
  return (
    <section className={styles.lines}>
      <header>
        <span>
          {t('workbench.analyses.lines')}
          <small>{`${lineChoices.filter(line => lines.includes(line)).length} / ${lineChoices.length}`}</small>
        </span>
        <Button type="link" size="small" onClick={() => set(autoLines)}>
          {t('workbench.analyses.defaults')}
        </Button>
      </header>
      <div>
        {lineChoices.map(line => (
          <button key={line} type="button" aria-pressed={lines.includes(line)} onClick={() => toggle(line)}>
            <i />
            {shortName(line, lang)}
          </button>
        ))}
      </div>
    </section>
  )
}
