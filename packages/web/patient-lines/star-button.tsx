import { Star } from 'lucide-react'
import { useWords } from '../words/i18n'
import styles from './patient-lines.module.css'

export const StarButton = ({
  name,
  reach,
  lit,
  onTurn,
}: {
  readonly name: string
  /** In the tab order for the selected row only. */
  readonly reach: boolean
  readonly lit: boolean
  readonly onTurn: (lit: boolean) => void
}) => {
  const { t } = useWords()
  return (
    <button
      type="button"
      className={styles.star}
      tabIndex={reach ? 0 : -1}
      aria-pressed={lit}
      aria-label={t(lit ? 'patients.unstar' : 'patients.star', { name })}
      onClick={event => {
        event.stopPropagation()
        onTurn(!lit)
      }}
      onDoubleClick={event => event.stopPropagation()}
    >
      <Star size={16} aria-hidden />
    </button>
  )
}
