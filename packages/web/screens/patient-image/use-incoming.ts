import type { CaseRecord } from '@sella/contract/entities'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keys } from '../../api/queries'
import type { Case } from '../../case/case'
import { useStore } from '../../editor/use-store'
import { holdTab } from '../../intake/hold-tab'
import { useToast } from '../../parts/toast'
import { useLeft } from '../../parts/use-left'
import { textOf } from '../../words/catalogue'
import { dayOf } from '../../words/dates'
import { useWords } from '../../words/i18n'
import type { Guess } from './arrivals'
import { type IncomingPorts, makeIncoming } from './incoming'
import { type Aim, placesOf } from './places'
import { useLooking } from './use-looking'
import { useOwnAdding } from './use-own-adding'
import { useTargetRecords } from './use-target-records'

/** The handling of incoming files, joined to the open case and the upload queue. */
export const useIncoming = (opened: Case, uploads: Uploads<Blob>) => {
  const { lang } = useWords()
  const toast = useToast()
  const client = useQueryClient()
  const add = useOwnAdding(uploads)
  const recordsFor = useTargetRecords()
  const { looking, look, stop } = useLooking()
  /** The case as it is after the files have been inspected. */
  const table = useRef(opened)
  table.current = opened
  const left = useLeft(() => incoming.leave())
  const ports: IncomingPorts = {
    ...{ look, recordsFor, add },
    places: ({ undated }) => {
      const records = client.getQueryData<readonly CaseRecord[]>(keys.records(opened.patient.uuid))
      return records
        ? placesOf({ ...table.current, records }, { today: dayOf(new Date()), going: uploads.kindsOf, undated })
        : null
    },
    isLeft: () => left.current,
    open: record => table.current.selectRecord(record),
    onFailed: error => toast({ kind: 'error', title: textOf(error, lang) }),
  }
  const latest = useRef(ports)
  latest.current = ports
  const [incoming] = useState(() => makeIncoming(() => latest.current))
  const question = useStore(incoming.question, asked => asked)
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
