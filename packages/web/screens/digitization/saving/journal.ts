import { useEffect } from 'react'
import { dirty } from '../../../editor/session'
import { useDesk } from '../desk'
import { forgetDraft, keepDraft } from './draft'

/** Writes every committed gesture down on this machine; the browser asks before a tab with unsaved work is closed. */
export const useJournal = (): void => {
  const { bench, record } = useDesk()
  useEffect(() => {
    let last = bench.session.get().present
    return bench.session.subscribe(() => {
      const session = bench.session.get()
      if (session.present === last) return
      last = session.present
      if (dirty(session)) keepDraft(record.uuid, { version: record.version, at: Date.now(), tracing: session.present })
      else forgetDraft(record.uuid)
    })
  }, [bench, record.uuid, record.version])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => dirty(bench.session.get()) && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [bench])
}
