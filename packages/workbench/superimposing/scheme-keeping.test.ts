import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { delayedAnswers } from '../testing/delayed-answers'
import { asSaved, changed, draftIn, draftText, type InHand, inHand, isDirty } from './in-hand'
import { newScheme } from './scheme-edits'
import { makeSchemeKeeping } from './scheme-keeping'
import { makeSchemeSaving } from './scheme-saving'
import { schemesIn } from './schemes-in'

const [a, b] = [newScheme('甲', ['1', '2']), newScheme('乙', ['1', '2'])]
const by = (scheme: OverlapScheme, overFun: OverlapScheme['overFun']): OverlapScheme => ({ ...scheme, overFun })

/** A case with one scheme, on the table of one window, and another window beside it. */
const table = () => {
  const state = { stored: serialiseSchemes([a]), seen: serialiseSchemes([a]), sent: 0, loses: false, isMoved: false }
  const answers = delayedAnswers()
  let hand = inHand(a, a)
  const saving = makeSchemeSaving({
    seen: () => state.seen,
    fetch: async () => {
      state.seen = state.stored
      return state.stored
    },
    update: async (content, from) => {
      state.sent += 1
      await answers.free()
      if (from !== state.stored) throw new Refused(409, 'OVERLAP_CONFLICT', '')
      state.stored = content
      if (state.loses) throw notReached()
      state.seen = content
    },
  })
  const change = (to: (hand: InHand) => InHand): void => {
    hand = to(hand)
  }
  const keeping = makeSchemeKeeping(
    {
      hand: () => hand,
      change,
      saved: () => schemesIn(state.seen),
      isMoved: () => state.isMoved,
      stored: scheme => ({ ...scheme, cephImgs: { 1: 'a.dcm' } }),
    },
    saving,
  )
  return {
    ...{ state, keeping, pause: answers.pause },
    edit: (scheme: OverlapScheme) => change(now => changed(now, scheme)),
    open: (scheme: OverlapScheme) => change(() => inHand(scheme, null)),
    elsewhere: (...schemes: readonly OverlapScheme[]) => {
      state.stored = serialiseSchemes(schemes)
    },
    hand: () => hand,
    now: () => schemesIn(state.stored).map(({ name, overFun }) => `${name} ${overFun}`),
  }
}

const conflictOf = async (kept: ReturnType<ReturnType<typeof table>['keeping']['keep']>) => {
  const outcome = await kept
  if (outcome.status !== 'conflict') throw new Error(outcome.status)
  return outcome.conflict
}

it('an unchanged scheme is not sent, unless its points were changed; nor is one that cannot be saved', async () => {
  const { state, keeping, edit } = table()
  expect(await keeping.keep()).toEqual({ status: 'fault', fault: 'NO_CHANGES' })
  state.isMoved = true
  expect(await keeping.keep()).toEqual({ status: 'saved' })
  edit({ ...a, uuids: ['1'] })
  expect(await keeping.keep()).toEqual({ status: 'fault', fault: 'OVERLAP_RECORDS_REQUIRED' })
  expect(state.sent).toBe(1)
})

it('is sent once however fast it is saved twice, and what is changed meanwhile is unsaved work on it', async () => {
  const { state, keeping, edit, hand, pause, now } = table()
  edit(by(a, 'sn'))
  const go = pause()
  const first = keeping.keep()
  edit(by(a, 'pp'))
  expect(await keeping.keep()).toEqual({ status: 'busy' })
  go()
  expect(await first).toEqual({ status: 'saved' })
  expect([isDirty(hand()), hand().base?.overFun, state.sent]).toEqual([true, 'sn', 1])
  expect(await keeping.keep()).toEqual({ status: 'saved' })
  expect([now(), isDirty(hand())]).toEqual([['甲 pp'], false])
})

it('meets what another window saved, and replaces it, or stands beside it, only when that is chosen', async () => {
  for (const [choose, stored] of [
    ['overwrite', ['甲 pp']],
    ['copy', ['甲 mp', '甲 2 pp']],
  ] as const) {
    const { keeping, edit, elsewhere, hand, now } = table()
    edit(by(a, 'sn'))
    elsewhere(by(a, 'mp'))
    const conflict = await conflictOf(keeping.keep())
    expect([conflict.theirs?.overFun, now()]).toEqual(['mp', ['甲 mp']])
    edit(by(a, 'pp'))
    expect(await (choose === 'copy' ? keeping.copy(conflict, '甲 2') : keeping.overwrite(conflict))).toEqual({ status: 'saved' })
    expect([now(), isDirty(hand())]).toEqual([stored, false])
  }
})

it('a conflict told once another scheme is open concerns the first: it is not replaced by the other', async () => {
  const { keeping, edit, open, elsewhere, hand, now, pause } = table()
  edit(by(a, 'sn'))
  elsewhere(by(a, 'mp'))
  const go = pause()
  const asked = keeping.keep()
  open(by(b, 'pp'))
  go()
  const conflict = await conflictOf(asked)
  expect(keeping.mine(conflict)).toEqual(by(a, 'sn'))
  keeping.giveUp(conflict, inHand(a, null))
  expect(hand().scheme).toEqual(by(b, 'pp'))
  await keeping.overwrite(conflict)
  expect([now(), hand().scheme, hand().base]).toEqual([['甲 sn'], by(b, 'pp'), null])
})

it('gives up what was changed here for what another window saved, or for another where it was deleted', async () => {
  for (const theirs of [by(a, 'mp'), null]) {
    const { keeping, edit, elsewhere, hand } = table()
    edit(by(a, 'sn'))
    elsewhere(...(theirs ? [theirs] : []))
    const conflict = await conflictOf(keeping.keep())
    keeping.giveUp(conflict, inHand(b, null))
    expect(hand().scheme).toEqual(theirs ?? b)
  }
})

it('deletes a scheme for another, but not one opened while it was deleted, nor one that another window changed', async () => {
  const { keeping, elsewhere, hand, now } = table()
  elsewhere(by(a, 'mp'))
  expect(await keeping.remove(a, inHand(b, null))).toMatchObject({ status: 'conflict', conflict: { theirs: by(a, 'mp') } })
  expect([now(), hand().scheme]).toEqual([['甲 mp'], a])
  const alone = table()
  expect(await alone.keeping.remove(a, inHand(b, null))).toEqual({ status: 'saved' })
  expect([alone.now(), alone.hand().scheme]).toEqual([[], b])
  const left = table()
  const go = left.pause()
  const removed = left.keeping.remove(a, inHand(b, null))
  left.open(by(b, 'pp'))
  go()
  await removed
  expect(left.hand().scheme).toEqual(by(b, 'pp'))
})

it('a failed save stays unsaved work; one whose answer the page did not live to see is saved when it is opened again', async () => {
  const { state, keeping, edit, hand } = table()
  edit(by(a, 'sn'))
  state.loses = true
  expect(await keeping.keep()).toEqual({ status: 'refused', error: notReached() })
  const left = draftText(hand())
  const opened = draftIn(left)
  if (!opened) throw new Error('nothing was left')
  expect([isDirty(opened), isDirty(asSaved(opened, schemesIn(state.stored)))]).toEqual([true, false])
})
