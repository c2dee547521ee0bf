import { localDay } from '@sella/ceph/patient/local-day'
import type { CaseRecord } from '@sella/contract/entities'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { keys } from '../../api/queries'
import type { Case } from '../../case/case'
import { holdTab } from '../../intake/hold-tab'
import { useToast } from '../../parts/toast'
import { useLeft } from '../../parts/use-left'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import type { Guess } from './arrivals'
import { type IncomingPorts, makeIncoming } from './incoming'
import { type Aim, placesOf } from './places'
import { useLooking } from './use-looking'
import { useOwnAdding } from './use-own-adding'
import { useTargetRecords } from './use-target-records'

/** The open case and the upload queue, as what handles incoming files sees them. */
const usePorts = (opened: Case, uploads: Uploads<Blob>, { look, isLeft }: Pick<IncomingPorts, 'look' | 'isLeft'>) => {
  const { lang } = useWords()
  const toast = useToast()
  const client = useQueryClient()
  const add = useOwnAdding(uploads)
  const recordsFor = useTargetRecords()
  /** The case as it is after the files have been inspected. */
  const table = useRef(opened)
  table.current = opened
  const ports: IncomingPorts = {
    ...{ look, isLeft, recordsFor, add },
    places: ({ undated }) => {
      const records = client.getQueryData<readonly CaseRecord[]>(keys.records(opened.patient.uuid))
      return records
        ? placesOf({ ...table.current, records }, { today: localDay(new Date()), going: uploads.kindsOf, undated })
        : null
    },
    open: record => table.current.selectRecord(record),
    onFailed: error => toast({ kind: 'error', title: textOf(error, lang) }),
  }
  const latest = useRef(ports)
  latest.current = ports
  return latest
}

/** The handling of incoming files, joined to the open case and the upload queue. */
export const useIncoming = (opened: Case, uploads: Uploads<Blob>) => {
  const { looking, look, stop } = useLooking()
  const left = useLeft(() => incoming.leave())
  const ports = usePorts(opened, uploads, { look, isLeft: () => left.current })
  const [incoming] = useState(() => makeIncoming(() => ports.current))
  const question = useSyncExternalStore(incoming.question.subscribe, incoming.question.get)
  const replacing = question?.about === 'replacing' ? question.arrival : null
  const open = replacing?.places.all.find(({ uuid }) => uuid === replacing.places.open)
  return {
    take: (files: readonly File[], aim: Aim): void => {
      if (files.length > 0) void incoming.take(files, aim).finally(holdTab())
    },
    ...{ looking, stop },
    unsure: question?.about === 'places' ? question.arrival : null,
    /** The film that would be replaced has a tracing. */
    losesTracing: open?.cephPoints != null && replacing?.guesses.some(guess => guess.kind === 'Lateral_Ceph') === true,
    replacing: replacing?.guesses.flatMap(guess => (guess.kind ? [guess.kind] : [])) ?? null,
    send: (guesses: readonly Guess[]) => incoming.answer(guesses, { seen: true }),
    /** Instead of the existing image, or beside it. */
    sendAnyway: (ifTaken?: 'replace') => replacing && incoming.answer(replacing.guesses, { seen: true, ifTaken }),
    forget: incoming.forget,
  }
}
