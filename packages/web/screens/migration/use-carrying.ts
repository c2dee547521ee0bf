import type { Made } from '@sella/workbench/migration/carry-out'
import { type CarryingPorts, makeMigrationCarrying } from '@sella/workbench/migration/carrying'
import { isGoing, type Omission, type Reason } from '@sella/workbench/uploads/queue'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAgencyFor } from '../../api/agencies'
import { ask } from '../../api/client'
import { keys } from '../../api/queries'
import { filing, leftOut, newDrop, strayDrop } from '../../intake/coming'
import { rememberMigration } from '../../intake/migration-log'
import { useUploads } from '../../intake/use-uploads'
import { useLeft } from '../../parts/use-left'

/** A file in a folder of folders that is assigned to no patient. */
export interface Stray {
  readonly name: string
  readonly size: number
  readonly why: Omission | Reason
}

interface Source {
  readonly name: string
  readonly files: readonly File[]
  /** Files of nobody, each with its folders: the receipt lists them. */
  readonly strays: readonly Stray[]
}

/** What a migration does in the browser's queue and its memory; `sourceNow`: the source at the time. */
const useQueueing = (sourceNow: () => Source): Pick<CarryingPorts, 'begin' | 'waiting' | 'queue'> => {
  const uploads = useUploads()
  return {
    begin: () => {
      const { name, strays } = sourceNow()
      const at = Date.now()
      const drop = strayDrop(name, at)
      // The files of nobody have a receipt of their own.
      const coming = strays.map(({ why, ...stray }) => leftOut(drop, stray, why))
      if (coming.length > 0) uploads.add(drop, coming)
      return (made: Made) => rememberMigration({ id: `${at}`, at, from: name, made })
    },
    waiting: () => uploads.all().items.filter(isGoing).length,
    queue: (patient, away, from) => {
      const { files } = sourceNow()
      const drop = newDrop(patient, Date.now(), from)
      const coming = away.flatMap(({ index, place, why, guessed }) => {
        const file = files[index]
        if (!file) return []
        return [place ? filing(drop, file, { place, guessed, ifKnown: 'refuse' }) : leftOut(drop, file, why ?? 'skipped')]
      })
      uploads.add(drop, coming)
      return drop.id
    },
  }
}

/** While it is busy the browser asks before the window is closed. */
const useClosingAsked = (busy: boolean): void =>
  useEffect(() => {
    if (!busy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [busy])

/** Files the newcomers with the server; it stops when the page is left. */
export const useCarrying = (source: Source) => {
  const client = useQueryClient()
  const agency = useAgencyFor()
  const latest = useRef(source)
  latest.current = source
  const queueing = useQueueing(() => latest.current)
  const [{ store, carry, stop }] = useState(() =>
    makeMigrationCarrying({
      ...queueing,
      addPatient: input => ask('patientAdd', input),
      patient: uuid => ask('patientFind', { uuid }),
      updatePatient: input => ask('patientUpdate', input),
      agency,
      records: caseUuid => ask('timebarGet', { caseUuid }),
      addRecord: input => ask('timebarAdd', input),
      wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      onEnd: () => void client.invalidateQueries({ queryKey: keys.patients }),
    }),
  )
  const { outcomes, busy } = useSyncExternalStore(store.subscribe, store.get)
  useClosingAsked(busy)
  useLeft(stop)
  return { outcomes, busy, stop, carry: (newcomers: Parameters<typeof carry>[0]) => void carry(newcomers) }
}
