import type { WaitingFile } from '@sella/contract/waiting'
import { useId } from 'react'
import { useWords } from '../../../words/i18n'
import styles from './waiting.module.css'

/** What to do with a spacing known only at the detector: keep it as such, or leave it out until a ruler is placed. */
export type SpacingAnswer = 'imager' | 'none'

/**
 * Whether a film states its spacing at the detector only: its magnification is unknown, and a person must decide what to do with
 * it.
 */
export const asksSpacing = ({ fileScale }: Pick<WaitingFile, 'fileScale'>): boolean => fileScale?.provenance === 'detector'

interface SpacingChoiceProps {
  readonly answer: SpacingAnswer | null
  readonly onAnswer: (answer: SpacingAnswer) => void
}

/** Asks what to do with a spacing at the detector; nothing is preselected. */
export const SpacingChoice = ({ answer, onAnswer }: SpacingChoiceProps) => {
  const { t } = useWords()
  const id = useId()
  return (
    <p className={styles.kind}>
      <label htmlFor={id}>{t('waiting.spacingAsked')}</label>
      <select
        id={id}
        className={styles.select}
        value={answer ?? ''}
        onChange={event => onAnswer(event.target.value as SpacingAnswer)}
      >
        {answer === null && <option value="">{t('waiting.chooseKind')}</option>}
        <option value="none">{t('waiting.spacingAs.none')}</option>
        <option value="imager">{t('waiting.spacingAs.imager')}</option>
      </select>
    </p>
  )
}
