import { Button } from 'antd'
import { memo, useEffect, useState } from 'react'
import { message } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import styles from '../stage/stage.module.css'
import { useCancelOnLeave, useDetection } from './detection'

const useSeconds = (since: number): string => {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), 200)
    return () => window.clearInterval(timer)
  }, [])
  return Math.max(0, (now - since) / 1000).toFixed(1)
}

const Running = () => {
  const { t, lang } = useWords()
  const { job, since, cancel } = useDetection()
  const seconds = useSeconds(since)
  const percent = Math.round((job?.progress ?? 0) * 100)
  // A job just started has not named its first step yet.
  const step = `bench.steps.${job?.state === 'waiting' ? 'waiting' : job?.step || 'reading'}` as 'bench.steps.reading'
  return (
    <section className={styles.card} data-off-stage aria-live="polite">
      <h2>
        {message('LOADING_DETECT', lang)}
        <small>{t('workbench.auto.seconds', { seconds })}</small>
      </h2>
      <p>{t(step, { defaultValue: t('workbench.auto.step', { percent }) })}</p>
      <div
        className={styles.progress}
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={message('LOADING_DETECT', lang)}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <footer>
        {t('workbench.auto.meanwhile')}
        <Button size="small" onClick={cancel}>
          {t('app.cancel')}
        </Button>
      </footer>
    </section>
  )
}

/** The running detection over the stage: step, seconds, cancel. */
export const DetectionCard = memo(() => {
  const { job } = useDetection()
  useCancelOnLeave()
  return job ? <Running /> : null
})
