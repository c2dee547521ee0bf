// biome-ignore-all lint/a11y/useSemanticElements: a group of buttons is no set of fields
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './settings.module.css'

/** The reference lines of a face photo; the chosen analysis shows its own, others can be added. */
export const LineChips = () => {
  const { t, lang } = useWords()
  const { subject, choice, display } = useDesk()
  const shown = useStore(choice, c => c.analysis.lines)
  const on = useStore(display, d => d.auxiliaryLines)
  if (subject.lines.length === 0 || !on) return null
  const turn = (name: string): void => {
    const lines = shown.includes(name) ? shown.filter(each => each !== name) : [...shown, name]
    choice.set(now => ({ ...now, analysis: { ...now.analysis, lines } }))
  }
  return (
    <div className={styles.chips} role="group" aria-label={t('face.planes')}>
      {subject.lines.map(({ name, title }) => (
        <button key={name} type="button" className={styles.chip} aria-pressed={shown.includes(name)} onClick={() => turn(name)}>
          {title[lang]}
        </button>
      ))}
    </div>
  )
}
