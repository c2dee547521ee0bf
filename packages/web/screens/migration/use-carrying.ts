import { type FileAway, type Made, makeCarrying, type Outcome } from '@sella/workbench/migration/carry-out'
import type { Newcomer } from '@sella/workbench/migration/newcomer'
import { isGoing, type Omission, type Reason } from '@sella/workbench/uploads/queue'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAgencyFor } from '../../api/agencies'
import { ask } from '../../api/client'
import { keys } from '../../api/queries'
import { filing, leftOut, newDrop, strayDrop } from '../../intake/coming'
import { rememberMigration } from '../../intake/migration-log'
import { useUploads } from '../../intake/use-uploads'

/** At most this many files are queued: the browser stores the queue, and a clinic's archive would fill it. */
const mostWaiting = 60
const pause = 300

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

/** Queues the files of one patient, once there is room for them; resolves to the drop they came in. */
const useSend = (files: readonly File[], stopped: RefObject<boolean>) => {
  const uploads = useUploads()
  return async (patient: { uuid: string; name: string }, away: readonly FileAway[], from: string): Promise<string> => {
    while (uploads.all().items.filter(isGoing).length > mostWaiting && !stopped.current)
      await new Promise(resolve => setTimeout(resolve, pause))
    const drop = newDrop(patient, Date.now(), from)
    const coming = away.flatMap(({ index, place, why, guessed }) => {
      const file = files[index]
      if (!file) return []
      return [place ? filing(drop, file, { place, guessed, ifKnown: 'refuse' }) : leftOut(drop, file, why ?? 'skipped')]
    })
    uploads.add(drop, coming)
    return drop.id
  }
}

/** Puts the files of nobody on a receipt of their own. */
const useTellStrays = ({ name, strays }: Source) => {
  const uploads = useUploads()
  return (at: number): void => {
    const drop = strayDrop(name, at)
    if (strays.length > 0)
      uploads.add(
        drop,
        strays.map(({ why, ...stray }) => leftOut(drop, stray, why)),
      )
  }
}

/** True once it is asked to stop, or the page is left; while it is busy the browser asks before the window is closed. */
const useStopped = (busy: boolean): RefObject<boolean> => {
  const stopped = useRef(false)
  useEffect(() => {
    if (!busy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [busy])
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )
  return stopped
}

/** Begins to file newcomers of a source; what is made is remembered after every step. */
const useBegin = (source: Source, stopped: RefObject<boolean>, onOutcome: (outcome: Outcome) => void) => {
  const { name, files } = source
  const agency = useAgencyFor()
  const send = useSend(files, stopped)
  const tellStrays = useTellStrays(source)
  return (): ReturnType<typeof makeCarrying> => {
    const at = Date.now()
    tellStrays(at)
    const onStep = (outcome: Outcome, made: Made): void => {
      rememberMigration({ id: `${at}`, at, from: name, made })
      onOutcome(outcome)
    }
    return makeCarrying(
      {
        addPatient: input => ask('patientAdd', input),
        patient: uuid => ask('patientFind', { uuid }),
        updatePatient: input => ask('patientUpdate', input),
        agency,
        records: caseUuid => ask('timebarGet', { caseUuid }),
        addRecord: input => ask('timebarAdd', input),
        send,
      },
      onStep,
    )
  }
}

/** Files the newcomers; progress is remembered after every step. */
export const useCarrying = (source: Source) => {
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [busy, setBusy] = useState(false)
  const stopped = useStopped(busy)
  const begin = useBegin(source, stopped, outcome => setOutcomes(before => new Map(before).set(outcome.key, outcome)))
  const run = useRef<ReturnType<typeof makeCarrying> | null>(null)
  const carry = async (newcomers: readonly Newcomer[]): Promise<void> => {
    run.current ??= begin()
    stopped.current = false
    setBusy(true)
    await run.current(newcomers, () => stopped.current)
    setBusy(false)
    void client.invalidateQueries({ queryKey: keys.patients })
  }
  return {
    outcomes,
    busy,
    carry: (newcomers: readonly Newcomer[]) => void carry(newcomers),
    stop: () => {
      stopped.current = true
    },
  }
}
