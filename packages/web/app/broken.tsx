import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { logFault } from '../api/fault-log'
import { Notice } from '../parts/notice'
import { useWords } from '../words/i18n'
import { Look } from './look'

/** Replaces a page that threw an error; the reason goes to the server's log. */
export const Broken = () => {
  const { t } = useWords()
  const fault = useRouteError()
  useEffect(() => logFault(fault), [fault])
  return (
    <Look>
      <main style={{ height: '100%' }}>
        <Notice
          icon={CircleAlert}
          title={t('app.failed')}
          text={t('app.failedWhy')}
          actions={[{ label: t('app.reload'), primary: true, run: () => location.reload() }]}
        />
      </main>
    </Look>
  )
}
