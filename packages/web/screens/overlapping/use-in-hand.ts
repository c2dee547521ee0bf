import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { asSaved, changed, type InHand, inHand, isDirty, isTouched, turned } from '@sella/workbench/superimposing/in-hand'
import { newScheme } from '@sella/workbench/superimposing/scheme-edits'
import { useEffect, useState } from 'react'
import { kept } from '../../memory/session'
import { windowTexts } from '../../memory/window-texts'
import { useWords } from '../../words/i18n'
import type { CaseFilm } from './case-films'
import { leftScheme } from './left-scheme'

/** The scheme on the table: what was left unsaved, else the first saved one, else a new one of all films. */
export const useInHand = (caseUuid: string, saved: readonly OverlapScheme[], films: readonly CaseFilm[]) => {
  const { t } = useWords()
  const [left] = useState(() => leftScheme(caseUuid, { windows: windowTexts, former: kept }))
  const [hand, setHand] = useState(() => {
    const [first] = saved
    const uuids = films.map(film => film.record.uuid)
    return left.of() ?? inHand(first ?? newScheme(t('overlap.first'), uuids), first ?? null)
  })
  useEffect(() => left.keep(hand), [left, hand])
  useEffect(() => setHand(now => asSaved(now, saved)), [saved])
  const { scheme, base, past, future } = hand
  return {
    ...{ hand, scheme, base, dirty: isDirty(hand), touched: isTouched(hand) },
    change: (to: (now: InHand) => InHand) => setHand(to),
    setScheme: (next: OverlapScheme) => setHand(now => changed(now, next)),
    open: (next: OverlapScheme, from: OverlapScheme | null) => setHand(inHand(next, from)),
    undo: past.length > 0 ? () => setHand(now => turned(now, 'past')) : null,
    redo: future.length > 0 ? () => setHand(now => turned(now, 'future')) : null,
  }
}
