import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as s from './session'

const at = (x: number): Tracing => ({ ...emptyTracing, points: { S: { x, y: 1, origin: 'manual' } } })
const editing = (tracing: Tracing = at(0)): s.Session => s.startEditing(s.openSession(tracing))

describe('the editing session', () => {
  it('ignores a point moved while not editing', () => {
    const open = s.openSession(at(0))
    expect(s.preview(open, at(1))).toBe(open)
    expect(s.commit(open, at(1))).toBe(open)
  })

  it('draws a running gesture without remembering it', () => {
    const moving = s.preview(editing(), at(5))
    expect(s.shown(moving)).toEqual(at(5))
    expect(s.shown(s.dropPreview(moving))).toEqual(at(0))
    expect(moving.past).toHaveLength(0)
  })

  it('makes one gesture one step of undo', () => {
    const done = s.commit(s.preview(s.preview(editing(), at(2)), at(5)), at(5))
    expect(done.past).toHaveLength(1)
    expect(s.undo(done).present).toEqual(at(0))
    expect(s.redo(s.undo(done)).present).toEqual(at(5))
  })

  it('makes two gestures two steps, also of the same point', () => {
    const done = s.commit(s.commit(editing(), at(2)), at(5))
    expect(done.past).toEqual([at(0), at(2)])
    expect(s.undo(done).present).toEqual(at(2))
  })

  it('begins without anything to take back or to bring again', () => {
    expect(s.openSession(at(0))).toMatchObject({ past: [], future: [], preview: null, nudging: null })
    expect(s.undo(s.preview(s.commit(editing(), at(3)), at(5)))).toMatchObject({ present: at(3), preview: null })
    expect(s.undo(s.preview(editing(), at(5)))).toMatchObject({ present: at(0), preview: null })
  })

  it('remembers the latest steps up to its limit', () => {
    const steps = Array.from({ length: 205 }, (_, i) => at(i + 1))
    const { past } = steps.reduce((session, step) => s.commit(session, step), editing())
    expect([past.length, past[0], past.at(-1)]).toEqual([200, at(5), at(204)])
  })

  it('stays the same object where there is nothing to change', () => {
    const open = editing()
    for (const same of [s.startEditing, s.dropPreview, s.endNudge, s.redo, s.undo]) expect(same(open)).toBe(open)
    const still = s.commit(open, at(1))
    expect(s.commit(still, at(1))).toBe(still)
  })

  it('does not count a gesture that changed nothing', () => {
    expect(s.commit(editing(), at(0)).past).toHaveLength(0)
  })

  it('joins nudges of one target into one step until the key is let go', () => {
    const twice = s.commit(s.commit(editing(), at(1), 'nudge S'), at(2), 'nudge S')
    expect(twice.past).toHaveLength(1)
    expect(s.commit(twice, at(3), 'nudge Na').past).toHaveLength(2)
    expect(s.commit(s.endNudge(twice), at(3), 'nudge S').past).toHaveLength(2)
  })

  it('restores the saved points on cancel and leaves editing', () => {
    const cancelled = s.cancelEditing(s.commit(editing(), at(9)))
    expect(cancelled.present).toEqual(at(0))
    expect(cancelled.mode).toBe('reading')
  })

  it('is not changed when a point went away and came back', () => {
    expect(s.dirty(s.commit(s.commit(editing(), at(9)), at(0)))).toBe(false)
    expect(s.dirty(s.commit(editing(), at(9)))).toBe(true)
  })

  it('counts the steps that are not stored: since the last save, one where undo went behind it', () => {
    const sent = s.commit(s.commit(editing(), at(3)), at(4))
    const stored = s.saved(s.commit(sent, at(5)), sent.present)
    expect([sent, stored, s.commit(stored, at(6)), s.undo(s.undo(stored))].map(s.unsavedSteps)).toEqual([2, 1, 2, 1])
  })

  it('keeps what was changed while the save travelled', () => {
    const sent = s.commit(editing(), at(3))
    const meanwhile = s.commit(sent, at(4))
    expect(s.saved(sent, at(3)).mode).toBe('reading')
    expect(s.saved(meanwhile, at(3))).toMatchObject({ mode: 'editing', present: at(4), saved: at(3) })
  })

  it('forgets the future when something new is done', () => {
    const redone = s.commit(s.undo(s.commit(editing(), at(1))), at(2))
    expect(s.redo(redone)).toBe(redone)
  })
})

describe('a change', () => {
  const point = { x: 1, y: 2, origin: 'detected', confidence: 0.5, errorPx: 3, definition: 'machine' } as const
  const film: Tracing = { ...emptyTracing, points: { Po: point } }

  it.each([{ x: 9 }, { y: 9 }, { origin: 'manual' }, { confidence: 0.9 }, { errorPx: 9 }, { definition: 'anatomic' }] as const)(
    'of a point is any of what is kept of it: %j',
    change => {
      const other = { ...film, points: { Po: { ...point, ...change } } } as Tracing
      expect([s.sameTracing(film, other), s.sameTracing(film, { ...film, points: { Po: { ...point } } })]).toEqual([false, true])
    },
  )

  it('is a point more or less, a ruler, a scale of the file', () => {
    const others: readonly Tracing[] = [
      emptyTracing,
      { ...film, ruler: { ends: [point, point], mm: 40 } },
      { ...film, fileScale: { mmPerPixel: 0.1, from: 'dicom' } as unknown as NonNullable<Tracing['fileScale']> },
    ]
    for (const other of others) expect([s.sameTracing(film, other), s.sameTracing(other, film)]).toEqual([false, false])
  })
})

describe('undo', () => {
  it('goes back again over what redo brought', () => {
    const done = [at(1), at(2), at(3)].reduce((session, step) => s.commit(session, step), editing())
    const there = s.redo(s.redo(s.undo(s.undo(done))))
    expect([there.past, there.future]).toEqual([done.past, []])
    expect(s.undo(s.undo(s.undo(there))).present).toEqual(at(0))
  })

  it('takes back any number of gestures and redo brings them again', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 40 }), xs => {
        const end = xs.reduce((session, x) => s.commit(session, at(x)), editing())
        const steps = end.past.length
        const back = Array.from({ length: steps }).reduce<s.Session>(s.undo, end)
        expect(back.present).toEqual(at(0))
        expect(Array.from({ length: steps }).reduce<s.Session>(s.redo, back).present).toEqual(end.present)
      }),
    )
  })
})
