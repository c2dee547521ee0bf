import { dirty } from '@sella/workbench/session/session'
import { useEffect } from 'react'
import { token } from '../../../app/session'
import { inEdit } from '../../../app/work-table/in-edit'
import { useDesk, useEditing } from '../desk'
import { forgetDraft, keepDraft } from './draft'

/**
 * Writes every committed gesture down on this machine; the browser asks before a tab with unsaved work is closed, but not when an
 * expired session starts the page anew.
 */
export const useJournal = (): void => {
  const { bench, photo, base, subject } = useDesk()
  const editing = useEditing()
  useEffect(() => {
    inEdit.set(editing)
    return () => inEdit.set(false)
  }, [editing])
  useEffect(() => {
    let last = bench.session.get().present
    return bench.session.subscribe(() => {
      const session = bench.session.get()
      if (session.present === last) return
      last = session.present
      const work = { version: base.get().version, at: Date.now(), tracing: session.present }
      if (dirty(session)) keepDraft(photo.uuid, work, subject.storing.image)
      // While reading, what another window saved is taken in: no reason to drop a draft that still waits to be offered.
      else if (session.mode === 'editing') forgetDraft(photo.uuid)
    })
  }, [bench, photo.uuid, base, subject])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => token() !== null && dirty(bench.session.get()) && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [bench])
}
