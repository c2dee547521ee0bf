import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './phone.module.css'
import type { Shot } from './use-sending'

interface ShotListProps {
  readonly shots: readonly Shot[]
  readonly onRetry: (number: number) => void
}

/** The photos of this page, latest first, and the state of each. */
export const ShotList = ({ shots, onRetry }: ShotListProps) => {
  const { t, lang } = useWords()
  return (
    <ul className={styles.shots}>
      {shots.toReversed().map(({ number, url, state, error }) => (
        <li key={number} data-state={state}>
          <img src={url} alt={t('phone.page.shot', { number })} />
          <span>
            {t(`phone.page.state.${state}`)}
            {state === 'failed' && <small role="alert">{textOf(error, lang)}</small>}
          </span>
          {state === 'failed' && (
            <button type="button" aria-label={t('phone.page.retryOf', { number })} onClick={() => onRetry(number)}>
              {t('phone.page.retry')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
