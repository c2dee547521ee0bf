import { LoaderCircle } from 'lucide-react'
import { useLate } from '../../parts/use-late'
import { useWords } from '../../words/i18n'
import styles from './board.module.css'
import type { Looking } from './use-looking'

/** While files are inspected before filing: how many, and a stop button. */
export const LookingLine = ({ looking, onStop }: { readonly looking: Looking; readonly onStop: () => void }) => {
  const { t } = useWords()
  if (!useLate(true)) return null
  return (
    <p className={styles.looking} role="status">
      <LoaderCircle size={14} aria-hidden />
      {t('pictures.looking', { done: looking.done, of: looking.of })}
      <progress
        value={looking.done}
        max={looking.of}
        aria-label={t('pictures.looking', { done: looking.done, of: looking.of })}
      />
      <button type="button" onClick={onStop}>
        {t('pictures.stop')}
      </button>
    </p>
  )
}
