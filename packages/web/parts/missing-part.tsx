import { createStore, type ValueStore } from '@sella/workbench/store'
import { CircleAlert } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { lookForNewBuild, newBuild } from '../api/new-build'
import { useWords } from '../words/i18n'
import { type Again, againOf } from './again'
import styles from './missing-part.module.css'
import { Notice } from './notice'

/** Missing parts without a place of their own in the page, such as dialogs. */
export const partsMissing: ValueStore<readonly Again[]> = createStore<readonly Again[]>([])

/** Where a missing part is reported: in its own place, as a whole page, or in the line at the top of the window. */
export type MissingAt = 'place' | 'page' | 'line'

type SayingProps = Pick<Again, 'busy' | 'failed' | 'run'>

const useNewBuild = (): boolean => useSyncExternalStore(newBuild.subscribe, newBuild.get)

const reload = (): void => location.reload()

/** Reports a missing part and offers a retry, and after a second failure or an update a reload of the page. */
export const MissingLine = ({ busy, failed, run }: SayingProps) => {
  const { t } = useWords()
  const updated = useNewBuild()
  return (
    <div className={styles.line} role="alert">
      <CircleAlert size={16} aria-hidden />
      <p>{t(updated ? 'app.updated' : 'app.partMissing')}</p>
      {!updated && (
        <button type="button" disabled={busy} onClick={run}>
          {t('app.retry')}
        </button>
      )}
      {(updated || failed > 1) && (
        <button type="button" onClick={reload}>
          {t('app.reload')}
        </button>
      )}
    </div>
  )
}

const MissingPage = ({ failed, run }: SayingProps) => {
  const { t } = useWords()
  const updated = useNewBuild()
  const reloads = { label: t('app.reload'), run: reload, primary: updated }
  const retries = { label: t('app.retry'), run, primary: true }
  return (
    <Notice
      icon={CircleAlert}
      title={t('app.pageMissing')}
      text={t(updated ? 'app.updated' : 'app.partMissingWhy')}
      actions={updated ? [reloads] : failed > 1 ? [retries, reloads] : [retries]}
    />
  )
}

const says = { place: MissingLine, page: MissingPage, line: () => null }

/** A placeholder for a part that could not be fetched: it reports that, retries on request, and then renders the part. */
export const missingPart = <P extends object>(load: () => Promise<ComponentType<P>>, at: MissingAt): ComponentType<P> => {
  let fetched: ComponentType<P> | null = null
  void lookForNewBuild()
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
        if (done) return
        setFailed(count => count + 1)
        void lookForNewBuild()
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
