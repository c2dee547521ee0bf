import { createStore, type ValueStore } from '@sella/workbench/store'
import { CircleAlert } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useWords } from '../words/i18n'
import { type Again, againOf } from './again'
import styles from './missing-part.module.css'
import { Notice } from './notice'

/** Missing parts without a place of their own in the page, such as dialogs. */
export const partsMissing: ValueStore<readonly Again[]> = createStore<readonly Again[]>([])

/** Where a missing part is reported: in its own place, as a whole page, or in the line at the top of the window. */
export type MissingAt = 'place' | 'page' | 'line'

type SayingProps = Pick<Again, 'busy' | 'failed' | 'run'>

/** Reports a missing part and offers a retry, and after a second failure a reload of the page. */
export const MissingLine = ({ busy, failed, run }: SayingProps) => {
  const { t } = useWords()
  return (
    <div className={styles.line} role="alert">
      <CircleAlert size={16} aria-hidden />
      <p>
        {t('app.partMissing')}
        {failed > 1 && <small>{t('app.partMissingStill')}</small>}
      </p>
      <button type="button" disabled={busy} onClick={run}>
        {t('app.retry')}
      </button>
      {failed > 1 && (
        <button type="button" onClick={() => location.reload()}>
          {t('app.reload')}
        </button>
      )}
    </div>
  )
}

const MissingPage = ({ failed, run }: SayingProps) => {
  const { t } = useWords()
  const reload = { label: t('app.reload'), run: () => location.reload() }
  return (
    <Notice
      icon={CircleAlert}
      title={t('app.pageMissing')}
      text={failed > 1 ? t('app.partMissingStill') : t('app.partMissingWhy')}
      actions={[{ label: t('app.retry'), primary: true, run }, ...(failed > 1 ? [reload] : [])]}
    />
  )
}

const says = { place: MissingLine, page: MissingPage, line: () => null }

/** A placeholder for a part that could not be fetched: it reports that, retries on request, and then renders the part. */
export const missingPart = <P extends object>(load: () => Promise<ComponentType<P>>, at: MissingAt): ComponentType<P> => {
  let fetched: ComponentType<P> | null = null
  return (props: P) => {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => fetched)
    const [busy, setBusy] = useState(false)
    const [failed, setFailed] = useState(1)
    const run = useCallback(() => {
      const ended = againOf(load, part => {
        fetched = part
        setPart(() => part)
      })
      setBusy(true)
      void ended.then(done => {
        setBusy(false)
        if (!done) setFailed(count => count + 1)
      })
    }, [])
    useEffect(() => {
      if (Part || at !== 'line') return
      const again: Again = { busy, failed, run }
      partsMissing.set(all => [...all, again])
      return () => partsMissing.set(all => all.filter(each => each !== again))
    }, [Part, busy, failed, run])
    const Saying = says[at]
    return Part ? <Part {...props} /> : <Saying busy={busy} failed={failed} run={run} />
  }
}
