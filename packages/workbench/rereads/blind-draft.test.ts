import type { RereadDraft } from '@sella/contract/rereads'
import { expect, it } from 'vitest'
import { tracingFrom } from '../record/film-storing'
import { Refused } from '../server/refused'
import { commit, openSession, startEditing, undo } from '../session/session'
import { createStore } from '../store'
import { photo, tracingAt } from '../testing/record-driver'
import { createBlindDraft } from './blind-draft'
import { textOfTracing } from './stored-text'

const textOf = (points: Readonly<Record<string, number>>): string => textOfTracing(tracingAt(points)) ?? ''

/** A server that keeps one blind tracing, a hand, and a clock that waits to be moved. */
const bench = (opened: RereadDraft | null = null) => {
  let kept = opened
  let away = false
  let losing = false
  let waiting: (() => void)[] = []
  const closed: string[] = []
  const placedBefore = opened ? tracingFrom(opened.cephPoints, photo) : null
  const session = createStore(startEditing(openSession(placedBefore ?? tracingAt({}))))
  const conflict = () => new Refused(409, 'REREAD_CONFLICT', '')
  const put = (cephPoints: string) => {
    kept = { uuid: 'd', recordUuid: 'r', reader: 'self', name: '', cephPoints, version: (kept?.version ?? 0) + 1, updatedAt: '' }
    return kept
  }
  const draft = createBlindDraft({
    session,
    opened,
    ports: {
      save: async (cephPoints, version) => {
        if (away) throw new Refused(0, 'NETWORK', '')
        if ((kept?.version ?? 0) !== version) throw conflict()
        const stored = put(cephPoints)
        if (losing) throw new Refused(0, 'NETWORK', '')
        return stored
      },
      current: async () => kept,
      close: async ({ uuid, version, cephPoints }) => {
        if (kept?.version !== version) throw conflict()
        closed.push(cephPoints)
        kept = null
        return { uuid, recordUuid: 'r', reader: 'self', name: '', person: null, order: null, cephPoints, createdAt: '' }
      },
      giveUp: async () => {
        kept = null
      },
      textOf: textOfTracing,
      tracingOf: text => tracingFrom(text, photo),
      after: (_, act) => {
        waiting.push(act)
        return () => {
          waiting = waiting.filter(each => each !== act)
        }
      },
    },
  })
  return {
    ...{ draft, session, closed, put },
    kept: () => kept,
    place: (points: Readonly<Record<string, number>>) => session.set(now => commit(now, tracingAt(points))),
    placed: () => Object.fromEntries(Object.entries(session.get().present.points).map(([name, { x }]) => [name, x])),
    offline: (is: boolean) => {
      away = is
    },
    /** What is saved arrives, and its reply does not. */
    losesReplies: (is: boolean) => {
      losing = is
    },
    gone: () => {
      kept = null
    },
    rest: async () => {
      for (const act of waiting.splice(0)) act()
      await new Promise(resolve => setTimeout(resolve))
    },
  }
}

it('keeps itself once the hand rests, and what was done can still be undone', async () => {
  const { draft, place, rest, kept, session, placed } = bench()
  place({ S: 1 })
  place({ S: 1, Na: 2 })
  expect([draft.state.get().saving, kept()]).toEqual(['unsaved', null])
  await rest()
  expect([draft.state.get().saving, kept()?.version, kept()?.cephPoints]).toEqual(['saved', 1, textOf({ S: 1, Na: 2 })])
  session.set(undo)
  expect(placed()).toEqual({ S: 1 })
  await rest()
  expect(kept()?.cephPoints).toBe(textOf({ S: 1 }))
})

it('is taken up where it was left', async () => {
  const before = bench()
  before.place({ S: 1 })
  await before.rest()
  const again = bench(before.kept())
  expect(again.placed()).toEqual({ S: 1 })
  again.place({ S: 1, Na: 2 })
  await again.rest()
  expect(again.kept()?.version).toBe(2)
})

it('of two windows the second is asked; theirs is opened and mine can be had back, or mine is kept over theirs', async () => {
  const mine = bench()
  mine.place({ S: 1 })
  await mine.rest()
  mine.put(textOf({ S: 7 }))
  mine.place({ S: 1, Na: 2 })
  await mine.rest()
  expect(mine.draft.state.get().saving).toBe('conflict')
  expect(await mine.draft.save()).toBe(false)
  expect(mine.kept()?.cephPoints).toBe(textOf({ S: 7 }))
  await mine.draft.resolve(false)
  expect([mine.placed(), mine.draft.state.get().saving]).toEqual([{ S: 7 }, 'saved'])
  mine.session.set(undo)
  expect(mine.placed()).toEqual({ S: 1, Na: 2 })

  const two = bench()
  two.put(textOf({ S: 7 }))
  two.place({ S: 1 })
  await two.rest()
  await two.draft.resolve(true)
  expect([two.kept()?.cephPoints, two.kept()?.version]).toEqual([textOf({ S: 1 }), 2])
})

it('closes what is placed, unsaved or not, into a reading; nothing placed closes nothing', async () => {
  const { draft, place, closed, kept } = bench()
  expect(await draft.close()).toBeNull()
  place({ S: 1 })
  expect((await draft.close())?.cephPoints).toBe(textOf({ S: 1 }))
  expect([closed, kept()]).toEqual([[textOf({ S: 1 })], null])
})

it('what another window changed is never closed unseen', async () => {
  const { draft, place, rest, put, closed } = bench()
  place({ S: 1 })
  await rest()
  put(textOf({ S: 7 }))
  await expect(draft.close()).rejects.toThrow(Refused)
  expect([draft.state.get().saving, closed]).toEqual(['conflict', []])
})

it('stays where the server is not reached and goes with the next save; given up elsewhere, it is kept anew', async () => {
  const { draft, place, rest, offline, kept, gone } = bench()
  offline(true)
  place({ S: 1 })
  await rest()
  expect([draft.state.get().saving, draft.state.get().failed?.reason]).toEqual(['failed', 'NETWORK'])
  offline(false)
  expect(await draft.save()).toBe(true)
  gone()
  place({ S: 2 })
  await rest()
  expect(draft.state.get().saving).toBe('failed')
  expect(await draft.save()).toBe(true)
  expect(kept()?.cephPoints).toBe(textOf({ S: 2 }))
})

it('given up it is gone, and rests', async () => {
  const { draft, place, rest, kept } = bench()
  place({ S: 1 })
  await rest()
  await draft.giveUp()
  expect([kept(), draft.state.get().saving]).toEqual([null, 'saved'])
  draft.rest()
  place({ S: 2 })
  await rest()
  expect(kept()).toBeNull()
})

it('a save whose reply was lost meets nobody, also where more was placed since', async () => {
  const { draft, place, rest, kept, losesReplies } = bench()
  place({ S: 1 })
  losesReplies(true)
  await rest()
  expect([draft.state.get().saving, kept()?.version]).toEqual(['failed', 1])
  place({ S: 1, Na: 2 })
  losesReplies(false)
  await rest()
  expect([draft.state.get().saving, kept()?.cephPoints]).toEqual(['saved', textOf({ S: 1, Na: 2 })])
})
