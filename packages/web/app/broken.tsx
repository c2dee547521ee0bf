import { CircleAlert } from 'lucide-react'
import { Notice } from '../parts/notice'
import { useWords } from '../words/i18n'
import { Look } from './look'

/** Shown in place of a page that threw. */
export const Broken = () => {
  const { t } = useWords()
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
