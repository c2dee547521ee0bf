import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { withSnapshot } from '@sella/ceph/superimpose/snapshot'
import { typedName } from '@sella/contract/name-as-read'
import { type InHand, inHand } from '@sella/workbench/superimposing/in-hand'
import { newScheme } from '@sella/workbench/superimposing/scheme-edits'
import { makeSchemeKeeping, type SchemeConflict, type SchemeOutcome } from '@sella/workbench/superimposing/scheme-keeping'
import { useRef, useState } from 'react'
import { useToast } from '../../parts/toast'
import { useLeft } from '../../parts/use-left'
import { useSchemeSaving } from '../../report/use-save-schemes'
import { message, refusal, textOf } from '../../words/catalogue'
import { today } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { useTable } from './table'
import { useFreeName } from './use-free-name'

/** The current scheme as stored: with the films' names and current points. */
const useStored = () => {
  const { films } = useTable()
  const names = new Map(films.map(film => [film.record.uuid, film.photo.name]))
  return (scheme: OverlapScheme): OverlapScheme => {
    const cephImgs = Object.fromEntries(scheme.uuids.flatMap(uuid => (names.has(uuid) ? [[uuid, names.get(uuid) ?? '']] : [])))
    const own = { ...scheme, name: typedName(scheme.name), cephImgs }
    return withSnapshot(
      own,
      films.map(film => film.film),
      today(),
    )
  }
}

/** Saves what is on the table at the moment; the table is read and changed as it is by then. */
export const useKeeping = () => {
  const { patient, saved, moved, hand, change } = useTable()
  const save = useSchemeSaving(patient.uuid)
  const stored = useStored()
  const latest = useRef({ saved, moved, hand, change, stored })
  latest.current = { saved, moved, hand, change, stored }
  const [keeping] = useState(() =>
    makeSchemeKeeping(
      {
        hand: () => latest.current.hand,
        change: to => latest.current.change(to),
        saved: () => latest.current.saved,
        isMoved: () => latest.current.moved.length > 0,
        stored: scheme => latest.current.stored(scheme),
      },
      save,
    ),
  )
  return keeping
}

/** What is opened in the place of the scheme on the table once that is deleted. */
export const useInstead = (): InHand => {
  const { t } = useWords()
  const { saved, films, base } = useTable()
  const first = saved.find(scheme => scheme.name !== base?.name)
  const uuids = films.map(film => film.record.uuid)
  return first ? inHand(first, first) : inHand(newScheme(t('overlap.first'), uuids), null)
}

/** Says what became of a save; a conflict has its own dialog, while the page is open. */
const useTelling = (isLeft: () => boolean) => {
  const { lang } = useWords()
  const toast = useToast()
  return (outcome: SchemeOutcome): void => {
    if (outcome.status === 'fault') toast({ kind: 'warning', title: refusal(outcome.fault, lang) })
    if (outcome.status === 'name-taken') toast({ kind: 'warning', title: refusal('OVERLAP_NAME_TAKEN', lang) })
    if (outcome.status === 'refused')
      toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text: textOf(outcome.error, lang) })
    if (outcome.status === 'conflict' && isLeft()) toast({ kind: 'warning', title: refusal('OVERLAP_CONFLICT', lang) })
    if (outcome.status === 'saved' && !isLeft()) toast({ kind: 'done', title: message('SAVED', lang) })
  }
}

/** Saves the current scheme. Errors are told, on another page too; another window's later save is never overwritten without asking. */
export const useSave = () => {
  const { t } = useWords()
  const keeping = useKeeping()
  const instead = useInstead()
  const freeName = useFreeName()
  const closed = useLeft()
  const tell = useTelling(() => closed.current)
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<SchemeConflict | null>(null)
  const settle = () => setConflict(null)
  const send = async (asked: Promise<SchemeOutcome>): Promise<void> => {
    setBusy(true)
    const outcome = await asked
    if (outcome.status === 'busy') return
    setBusy(false)
    tell(outcome)
    if (outcome.status === 'conflict') setConflict(outcome.conflict)
    if (outcome.status === 'saved') settle()
  }
  const mine = conflict && keeping.mine(conflict)
  const choices = conflict &&
    mine && {
      ...{ mine, theirs: conflict.theirs, settle },
      overwrite: () => void send(keeping.overwrite(conflict)),
      copy: () =>
        void send(
          keeping.copy(
            conflict,
            freeName(2, n => t('overlay.conflict.copyName', { name: mine.name, n })),
          ),
        ),
      giveUp: () => {
        keeping.giveUp(conflict, instead)
        settle()
      },
    }
  return { run: () => void send(keeping.keep()), busy, choices }
}

export type ConflictChoices = NonNullable<ReturnType<typeof useSave>['choices']>
