import { useEffect } from 'react'
import { token } from '../../../app/session'
import { dirty } from '../../../editor/session'
import { useDesk } from '../desk'
import { forgetDraft, keepDraft } from './draft'

/**
 * Writes every committed gesture down on this machine; the browser asks before a tab with unsaved work is closed, but not when an
 * expired session starts the page anew.
 */
export const useJournal = (): void => {
  const { bench, record, base } = useDesk()
  useEffect(() => {
    let last = bench.session.get().present
    return bench.session.subscribe(() => {
      const session = bench.session.get()
      if (session.present === last) return
      last = session.present
      if (dirty(session)) keepDraft(record.uuid, { version: base.get().version, at: Date.now(), tracing: session.present })
      else forgetDraft(record.uuid)
    })
  }, [bench, record.uuid, base])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => token() !== null && dirty(bench.session.get()) && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [bench])
}
