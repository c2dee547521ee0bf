import { CircleCheck, Lock } from 'lucide-react'
import { brokenOff, reachedEnd, wasUnreached } from '../memory/session'
import { confirmPath } from '../paths'
import { useWords } from '../words/i18n'
import styles from './sign-in.module.css'

const wordsFor = (route: string) => {
  if (route.startsWith(confirmPath)) return 'signIn.confirmFirst'
  if (wasUnreached()) return 'signIn.unreached'
  return reachedEnd(Date.now()) ? 'signIn.longest' : 'signIn.expired'
}

/** Why the sign-in is shown: a password just reset, a session that expired, a QR code she scanned. */
export const Notice = ({ reset }: { readonly reset: boolean }) => {
  const { t } = useWords()
  const route = brokenOff()
  if (reset)
    return (
      <p className={styles.told} role="status">
        <CircleCheck size={16} aria-hidden />
        {t('signIn.resetDone')}
      </p>
    )
  if (route === null) return null
  return (
    <p className={styles.expired} role="status">
      <Lock size={16} aria-hidden />
      {t(wordsFor(route))}
    </p>
  )
}
