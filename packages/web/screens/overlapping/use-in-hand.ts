import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import {
  asSaved,
  changed,
  draftIn,
  draftText,
  inHand,
  isDirty,
  isTouched,
  storedAs,
  turned,
} from '@sella/workbench/superimposing/in-hand'
import { newScheme } from '@sella/workbench/superimposing/scheme-edits'
import { useEffect, useState } from 'react'
import { keep, kept } from '../../memory/session'
import { useWords } from '../../words/i18n'
import type { CaseFilm } from './case-films'

const draftName = (caseUuid: string): string => `overlap.${caseUuid}`

/** The scheme on the table: what was left unsaved, else the first saved one, else a new one of all films. */
export const useInHand = (caseUuid: string, saved: readonly OverlapScheme[], films: readonly CaseFilm[]) => {
  const { t } = useWords()
  const [hand, setHand] = useState(() => {
    const [first] = saved
    const uuids = films.map(film => film.record.uuid)
    return draftIn(kept(draftName(caseUuid))) ?? inHand(first ?? newScheme(t('overlap.first'), uuids), first ?? null)
  })
  useEffect(() => keep(draftName(caseUuid), draftText(hand)), [caseUuid, hand])
  useEffect(() => setHand(now => asSaved(now, saved)), [saved])
  const { scheme, base, past, future } = hand
  return {
    ...{ scheme, base, dirty: isDirty(hand), touched: isTouched(hand) },
    setScheme: (next: OverlapScheme) => setHand(now => changed(now, next)),
    open: (next: OverlapScheme, from: OverlapScheme | null) => setHand(inHand(next, from)),
    noteStored: (wanted: OverlapScheme, stored: OverlapScheme) => setHand(now => storedAs(now, wanted, stored)),
    undo: past.length > 0 ? () => setHand(now => turned(now, 'past')) : null,
    redo: future.length > 0 ? () => setHand(now => turned(now, 'future')) : null,
  }
}
