import type { CaseRecord } from '@sella/contract/entities'
import type { Drop } from '@sella/workbench/uploads/queue'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keys } from '../../api/queries'
import type { Case } from '../../case/case'
import { leftOut } from '../../intake/coming'
import { holdTab } from '../../intake/hold-tab'
import { useToast } from '../../parts/toast'
import { useLeft } from '../../parts/use-left'
import { textOf } from '../../words/catalogue'
import { dayOf } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { asksWhich, type Guess, isClear, sorted } from './arrivals'
import { comingOf, omissionOf } from './coming-of'
import { inTurn } from './in-turn'
import { type Aim, type Places, placesOf } from './places'
import { useLooking } from './use-looking'
import { useOwnAdding } from './use-own-adding'
import { useTargetRecords } from './use-target-records'

export interface Arrival {
  readonly drop: Drop
  readonly places: Places
  readonly guesses: readonly Guess[]
}

/** A single file dropped on an occupied slot of the open record. */
const replaces = ({ places, guesses: [only, ...more] }: Arrival): boolean =>
  more.length === 0 &&
  only?.by === 'slot' &&
  only.kind !== null &&
  !asksWhich(only) &&
  only.wrongDay === null &&
  'record' in only.target &&
  only.target.record === places.open

/**
 * Handles incoming files: straight into their slots if all is clear, otherwise after a question. Drops are taken one after another:
 * one that comes while another is looked at or asked about waits for it, and neither is lost. When the page is left, what is clear
 * still goes into its slots; whatever would need an answer is put on its receipt.
 */
export const useIncoming = (opened: Case, uploads: Uploads<Blob>) => {
  const { lang } = useWords()
  const toast = useToast()
  const client = useQueryClient()
  const add = useOwnAdding(uploads)
  const recordsFor = useTargetRecords()
  const { looking, look, stop } = useLooking()
  const [unsure, setUnsure] = useState<Arrival | null>(null)
  const [replacing, setReplacing] = useState<Arrival | null>(null)
  const [turn] = useState(inTurn)
  /** Ends the turn of the drop that is asked about. */
  const answered = useRef<() => void>(() => undefined)
  /** The case as it is after the files have been inspected. */
  const table = useRef(opened)
  table.current = opened
  /** The answer that is being carried out. */
  const answering = useRef(false)

  /** As the case is now, also after the page is gone; null once nothing keeps its records up to date. */
  const places = ({ undated }: Aim): Places | null => {
    const records = client.getQueryData<readonly CaseRecord[]>(keys.records(opened.patient.uuid))
    return records ? placesOf({ ...table.current, records }, { today: dayOf(new Date()), going: uploads.kindsOf, undated }) : null
  }
  const leaveOut = ({ drop, guesses }: Pick<Arrival, 'drop' | 'guesses'>, why: 'skipped' | 'left'): void =>
    add(
      drop,
      guesses.map(guess => leftOut(drop, guess.file, omissionOf(guess, why))),
    )
  const left = useLeft(() => {
    const open = unsure ?? replacing
    if (!open || answering.current) return
    leaveOut(open, 'left')
    answered.current()
  })
  /** `seen`: a person has checked the kinds, so none is a guess any more. What cannot be sent is asked about again. */
  const send = async (arrival: Arrival, seen: boolean, ifTaken?: 'replace'): Promise<boolean> => {
    setReplacing(null)
    answering.current = true
    const going = arrival.guesses.filter(guess => guess.kind !== null)
    try {
      const recordOf = await recordsFor(going.map(guess => guess.target))
      add(
        arrival.drop,
        arrival.guesses.map(guess => comingOf(guess, { drop: arrival.drop, recordOf, seen, ifTaken })),
      )
      const [first] = going
      if (first && !left.current && going.every(({ target }) => !('record' in target) || target.record !== arrival.places.open))
        table.current.selectRecord(recordOf(first.target).record)
      setUnsure(null)
      answered.current()
      return true
    } catch (error) {
      toast({ kind: 'error', title: textOf(error, lang) })
      if (left.current) {
        leaveOut(arrival, 'left')
        answered.current()
      } else setUnsure(arrival)
      return left.current
    } finally {
      answering.current = false
    }
  }
  const asked = async (arrival: Arrival, show: (asking: Arrival) => void): Promise<void> => {
    if (left.current) return leaveOut(arrival, 'left')
    await new Promise<void>(resolve => {
      answered.current = resolve
      show(arrival)
    })
  }
  const takeNow = async (files: readonly File[], aim: Aim): Promise<void> => {
    const arrived = await look(files, files.length === 1 ? aim.kind : null)
    // Stopped during inspection: the receipt lists every file as such.
    if (!arrived)
      return add(
        aim.drop,
        files.map(file => leftOut(aim.drop, file, 'stopped')),
      )
    const at = places(aim)
    if (!at)
      return add(
        aim.drop,
        files.map(file => leftOut(aim.drop, file, 'left')),
      )
    const arrival = { drop: aim.drop, places: at, guesses: sorted(arrived, at) }
    if (!isClear(arrival.guesses, at)) return asked(arrival, replaces(arrival) ? setReplacing : setUnsure)
    if (!(await send(arrival, false))) await asked(arrival, setUnsure)
  }
  const take = (files: readonly File[], aim: Aim): void => {
    if (files.length === 0) return
    const release = holdTab()
    void turn(() => takeNow(files, aim)).finally(release)
  }
  const open = replacing?.places.all.find(({ uuid }) => uuid === replacing.places.open)
  return {
    take,
    looking,
    stop,
    unsure,
    /** The film that would be replaced has a tracing. */
    losesTracing: open?.cephPoints != null && replacing?.guesses.some(guess => guess.kind === 'Lateral_Ceph') === true,
    replacing: replacing?.guesses.flatMap(guess => (guess.kind ? [guess.kind] : [])) ?? null,
    send: (guesses: readonly Guess[]) => unsure && void send({ ...unsure, guesses }, true),
    /** Instead of the existing image, or beside it. */
    sendAnyway: (ifTaken?: 'replace') => replacing && void send(replacing, true, ifTaken),
    forget: () => {
      const open = unsure ?? replacing
      if (open) leaveOut(open, 'skipped')
      setUnsure(null)
      setReplacing(null)
      answered.current()
    },
  }
}
