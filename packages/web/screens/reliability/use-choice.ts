import { type Chosen, isBy, readersIn, type StudyReader, studyOfChoice } from '@sella/contract/reread-study'
import type { RereadFilm } from '@sella/contract/rereads'
import type { StudyChoice } from '@sella/contract/study-choice'
import { useMemo, useState } from 'react'

export interface StudyInHand {
  readonly readers: readonly StudyReader[]
  readonly choice: StudyChoice
  readonly change: (part: Partial<StudyChoice>) => void
  readonly chosen: Chosen
}

const start = {
  ...{ reader: 'self', name: '', person: null, from: null, to: null, source: 'any', leftOut: [], analysis: 'Steiner+Wits' },
} as const satisfies StudyChoice

/** The selected readings, and their agreement; the first reader until one is chosen. Null without any reading. */
export const useChoice = (rereads: readonly RereadFilm[]): StudyInHand | null => {
  const readers = useMemo(() => readersIn(rereads), [rereads])
  const [wish, setWish] = useState<StudyChoice>(start)
  const here = readers.find(reader => isBy(reader, wish)) ?? readers[0]
  const choice = useMemo(
    () => (here ? { ...wish, reader: here.reader, name: here.name, person: here.person } : wish),
    [wish, here],
  )
  const chosen = useMemo(() => studyOfChoice(rereads, choice), [rereads, choice])
  if (!here) return null
  return { readers, choice, chosen, change: part => setWish({ ...choice, ...part }) }
}
