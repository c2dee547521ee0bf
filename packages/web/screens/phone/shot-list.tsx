import { mayArrive, type Shot } from '@sella/workbench/uploads/shots'
import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { useObjectUrl } from '../../parts/use-object-url'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './phone.module.css'

interface ShotListProps {
  readonly shots: readonly Shot<File>[]
  /** Null once the link has ended: nothing can be sent any more. */
  readonly onRetry: ((number: number) => void) | null
}

/** A photo; a symbol where this browser cannot show its format, as HEIC elsewhere than on an iPhone. */
const Picture = ({ file, name }: { readonly file: File; readonly name: string }) => {
  const url = useObjectUrl(file)
  const [shows, setShows] = useState(true)
  if (url === null) return <i />
  if (shows) return <img src={url} alt={name} onError={() => setShows(false)} />
  return (
    <i role="img" aria-label={name}>
      <ImageIcon size={24} aria-hidden />
    </i>
  )
}

/** The photos of this page, latest first, and the state of each. */
export const ShotList = ({ shots, onRetry }: ShotListProps) => {
  const { t, lang } = useWords()
  return (
    <ul className={styles.shots}>
      {shots.toReversed().map(({ number, file, state, error }) => (
        <li key={number} data-state={state}>
          <Picture file={file} name={t('phone.page.shot', { number })} />
          <span>
            {t(`phone.page.state.${state}`)}
            {state === 'failed' && <small role="alert">{textOf(error, lang)}</small>}
          </span>
          {onRetry && mayArrive({ state, error }) && (
            <button type="button" aria-label={t('phone.page.retryOf', { number })} onClick={() => onRetry(number)}>
              {t('phone.page.retry')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
