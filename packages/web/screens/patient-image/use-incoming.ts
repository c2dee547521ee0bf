import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import { useState } from 'react'
import { useAddRecord } from '../../api/queries'
import type { Case } from '../../app/work-table/case'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { dayOf } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { type Guess, isClear, isGuessed, sorted } from './arrivals'
import { filledKinds } from './slots'
import type { Uploads } from './uploads'
import { useLooking } from './use-looking'

interface Arrival {
  readonly record: CaseRecord
  readonly guesses: readonly Guess[]
}

const now = (): string => {
  const at = new Date()
  return `${dayOf(at)}T${at.toTimeString().slice(0, 8)}`
}

/** The record that files go into; a first one of today where the case has none. Null when that failed, which is told. */
const useRecordForFiles = ({ patient, record, selectRecord }: Case) => {
  const { lang } = useWords()
  const toast = useToast()
  const add = useAddRecord()
  return async (): Promise<CaseRecord | null> => {
    if (record) return record
    try {
      const made = await add.mutateAsync({ caseUuid: patient.uuid, createday: now(), type: 1 })
      selectRecord(made.uuid)
      return made
    } catch (error) {
      toast({ kind: 'error', title: textOf(error, lang) })
      return null
    }
  }
}

/** What happens to files that come in: straight into their slots when all is clear, else a question first. */
export const useIncoming = (opened: Case, uploads: Uploads) => {
  const recordForFiles = useRecordForFiles(opened)
  const { looking, look, stop } = useLooking()
  const [unsure, setUnsure] = useState<Arrival | null>(null)
  const [replacing, setReplacing] = useState<Arrival | null>(null)

  /** `seen`: a person has looked at the kinds, so that none is a guess any more. */
  const send = ({ record: into, guesses }: Arrival, seen: boolean): void => {
    for (const guess of guesses) {
      const { file, kind, known, twin } = guess
      const ifKnown = known || twin ? 'keep' : 'refuse'
      if (kind) uploads.add({ record: into.uuid, kind, file, guessed: !seen && isGuessed(guess), ifKnown })
    }
    setUnsure(null)
    setReplacing(null)
  }
  const take = async (files: readonly File[], kind: ImageKind | null): Promise<void> => {
    if (files.length === 0) return
    const arrived = await look(files, files.length === 1 ? kind : null)
    const into = arrived && (await recordForFiles())
    if (!arrived || !into) return
    const filled = filledKinds(into)
    const arrival = { record: into, guesses: sorted(arrived, { records: opened.records, filled }) }
    const [only] = arrival.guesses
    if (isClear(arrival.guesses, filled)) send(arrival, false)
    else (arrival.guesses.length === 1 && only?.kind && !only.several ? setReplacing : setUnsure)(arrival)
  }
  return {
    take: (files: readonly File[], kind: ImageKind | null) => void take(files, kind),
    looking,
    stop,
    unsure,
    /** A tracing lies on the film that would be replaced. */
    losesTracing: replacing?.record.cephPoints != null && replacing.guesses.some(guess => guess.kind === 'Lateral_Ceph'),
    replacing: replacing?.guesses.flatMap(guess => (guess.kind ? [guess.kind] : [])) ?? null,
    send: (guesses: readonly Guess[]) => unsure && send({ ...unsure, guesses }, true),
    sendAnyway: () => replacing && send(replacing, true),
    forget: () => {
      setUnsure(null)
      setReplacing(null)
    },
  }
}
