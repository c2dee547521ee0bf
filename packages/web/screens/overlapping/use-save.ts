import { sameScheme } from '@sella/ceph/superimpose/same-scheme'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { withSnapshot } from '@sella/ceph/superimpose/snapshot'
import { typedName } from '@sella/contract/name-as-read'
import { schemeFault } from '@sella/workbench/superimposing/scheme-edits'
import { useState } from 'react'
import { useToast } from '../../parts/toast'
import { SchemeConflict, SchemeNameTaken, useSaveSchemes } from '../../report/use-save-schemes'
import { message, refusal, textOf } from '../../words/catalogue'
import { today } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { useTable } from './table'

/** The current scheme as stored: with the films' names and current points. */
const useStored = () => {
  const { films } = useTable()
  const names = new Map(films.map(film => [film.record.uuid, film.photo.name]))
  return (scheme: OverlapScheme): OverlapScheme => {
    const cephImgs = Object.fromEntries(scheme.uuids.flatMap(uuid => (names.has(uuid) ? [[uuid, names.get(uuid) ?? '']] : [])))
    const own = { ...scheme, name: typedName(scheme.name), cephImgs }
    return withSnapshot(
      own,
      films.map(film => film.film),
      today(),
    )
  }
}

/** Saves the current scheme. Errors are reported; another window's later save is never overwritten without asking. */
export const useSave = () => {
  const { lang } = useWords()
  const toast = useToast()
  const { patient, saved, scheme, base, noteStored, moved } = useTable()
  const saving = useSaveSchemes(patient.uuid)
  const stored = useStored()
  const [conflict, setConflict] = useState<SchemeConflict | null>(null)
  const failed = (error: unknown) => {
    if (error instanceof SchemeConflict) return setConflict(error)
    if (error instanceof SchemeNameTaken) return toast({ kind: 'warning', title: refusal('OVERLAP_NAME_TAKEN', lang) })
    toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text: textOf(error, lang) })
  }
  /** `of`: the scheme on the table that is stored as `wanted`. */
  const write = (wanted: OverlapScheme, from: OverlapScheme | null, of = wanted) => {
    const next = stored(wanted)
    saving.mutate(
      { base: from, next },
      {
        onSuccess: () => {
          setConflict(null)
          noteStored(of, next)
          toast({ kind: 'done', title: message('SAVED', lang) })
        },
        onError: failed,
      },
    )
  }
  const run = () => {
    const others = saved.filter(other => other.name !== base?.name).map(other => other.name)
    const unchanged = base !== null && sameScheme(scheme, base) && moved.length === 0
    const fault = unchanged ? 'NO_CHANGES' : schemeFault(scheme, others)
    if (fault) toast({ kind: 'warning', title: refusal(fault, lang) })
    else write(scheme, base)
  }
  return { run, write, busy: saving.isPending, conflict, settle: () => setConflict(null) }
}
