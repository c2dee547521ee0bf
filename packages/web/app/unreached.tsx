import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Notice } from '../parts/notice'
import { useWords } from '../words/i18n'
import { Look } from './look'

/** ms between two attempts. */
const pause = 3000

/** Replaces a signed-in doctor's pages while the server does not answer; asks again by itself, and at once when the network is back. */
export const Unreached = ({ again }: { readonly again: () => void }) => {
  const { t } = useWords()
  const latest = useRef(again)
  latest.current = again
  useEffect(() => {
    const ask = () => latest.current()
    const timer = window.setInterval(ask, pause)
    window.addEventListener('online', ask)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [])
  return (
    <Look>
      <main style={{ height: '100%' }}>
        <Notice
          icon={CircleAlert}
          title={t('app.unreached')}
          text={t('app.unreachedWhy')}
          actions={[{ label: t('app.retry'), primary: true, run: () => latest.current() }]}
        />
      </main>
    </Look>
  )
}
