import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import { useState } from 'react'
import { useAddRecord } from '../../api/queries'
import type { Case } from '../../app/work-table/case'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { dayOf } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { guessKinds } from './guess-kind'
import { filledKinds } from './slots'
import type { Uploads } from './uploads'

/** Files with the kind each is taken for; null: not known. */
export interface Guess {
  readonly file: File
  readonly kind: ImageKind | null
}

interface Arrival {
  readonly record: CaseRecord
  readonly guesses: readonly Guess[]
}

const now = (): string => {
  const at = new Date()
  return `${dayOf(at)}T${at.toTimeString().slice(0, 8)}`
}

/** What happens to files that come in: straight into their slots when all is clear, else a question first. */
export const useIncoming = ({ patient, record, selectRecord }: Case, uploads: Uploads) => {
  const { lang } = useWords()
  const toast = useToast()
  const add = useAddRecord()
  const [unsure, setUnsure] = useState<Arrival | null>(null)
  const [replacing, setReplacing] = useState<Arrival | null>(null)

  const recordForFiles = async (): Promise<CaseRecord | null> => {
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
  const send = ({ record: into, guesses }: Arrival): void => {
    for (const { file, kind } of guesses) if (kind) uploads.add({ record: into.uuid, kind, file })
    setUnsure(null)
    setReplacing(null)
  }
  const take = async (files: readonly File[], kind: ImageKind | null): Promise<void> => {
    const into = files.length > 0 ? await recordForFiles() : null
    if (!into) return
    const filled = filledKinds(into)
    const kinds =
      kind && files.length === 1
        ? [kind]
        : guessKinds(
            files.map(file => file.name),
            filled,
          )
    const arrival = { record: into, guesses: files.map((file, i) => ({ file, kind: kinds[i] ?? null })) }
    const taken = kinds.some(one => one && filled.includes(one))
    if (kinds.includes(null)) setUnsure(arrival)
    else if (taken) (files.length === 1 ? setReplacing : setUnsure)(arrival)
    else send(arrival)
  }
  return {
    take: (files: readonly File[], kind: ImageKind | null) => void take(files, kind),
    unsure,
    /** A tracing lies on the film that would be replaced. */
    losesTracing: replacing?.record.cephPoints != null && replacing.guesses.some(guess => guess.kind === 'Lateral_Ceph'),
    replacing: replacing?.guesses.flatMap(guess => (guess.kind ? [guess.kind] : [])) ?? null,
    send: (guesses: readonly Guess[]) => unsure && send({ ...unsure, guesses }),
    sendAnyway: () => replacing && send(replacing),
    forget: () => {
      setUnsure(null)
      setReplacing(null)
    },
  }
}
