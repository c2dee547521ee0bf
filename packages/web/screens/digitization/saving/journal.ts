import { journal } from '@sella/workbench/record/journal'
import { dirty } from '@sella/workbench/session/session'
import { useEffect } from 'react'
import { useInEdit } from '../../../case/in-edit'
import { drafts } from '../../../memory/drafts'
import { token } from '../../../memory/session'
import { useDesk, useEditing } from '../desk'

/**
 * Journals every committed gesture on this machine; the browser asks before a tab with unsaved work is closed, but not when an
 * expired session reloads the page.
 */
export const useJournal = (): void => {
  const { bench, traced } = useDesk()
  const editing = useEditing()
  const inEdit = useInEdit()
  useEffect(() => {
    inEdit.set(editing)
    return () => inEdit.set(false)
  }, [editing, inEdit])
  useEffect(() => journal(traced, { drafts, now: Date.now }), [traced])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => token() !== null && dirty(bench.session.get()) && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [bench])
}
