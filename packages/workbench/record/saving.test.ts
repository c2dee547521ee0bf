import { describe, expect, it } from 'vitest'
import { notReached } from '../server/refused'
import { cancelEditing } from '../session/session'
import { recordDriver, tracingAt } from '../testing/record-driver'

const xs = (points: Readonly<Record<string, { readonly x: number } | undefined>>) =>
  Object.fromEntries(Object.entries(points).map(([name, point]) => [name, point?.x]))

describe('a save', () => {
  it('stores the points, ends editing and forgets the draft', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    expect(bench.drafts.of('film')?.tracing.points.S?.x).toBe(3)
    expect(await bench.saver.save()).toMatchObject({ end: 'saved', record: { version: 2 } })
    expect(xs(bench.stored())).toEqual({ S: 3, Na: 10 })
    expect(bench.traced.session.get().mode).toBe('reading')
    expect(bench.drafts.of('film')).toBeNull()
    expect(bench.traced.base.get().version).toBe(2)
  })

  it('of nothing sends nothing, and a second one beside the first neither', async () => {
    const bench = recordDriver()
    expect(await bench.saver.save()).toEqual({ end: 'unchanged' })
    bench.place({ S: 3 })
    const first = bench.saver.save()
    expect(await bench.saver.save()).toEqual({ end: 'busy' })
    expect(await first).toMatchObject({ end: 'saved' })
    expect(bench.portal.calls).toBe(1)
  })

  it('that did not reach the server goes by itself when it is back, as it was asked for', async () => {
    const bench = recordDriver()
    expect(await bench.saver.resume()).toBeNull()
    bench.place({ S: 3 })
    bench.portal.down = true
    await bench.saver.save()
    expect(await bench.saver.resume()).toMatchObject({ end: 'failed' })
    bench.portal.down = false
    expect(await bench.saver.resume()).toMatchObject({ end: 'saved' })
    expect(xs(bench.stored())).toEqual({ S: 3, Na: 10 })
    expect(await bench.saver.resume()).toBeNull()
    bench.portal.down = true
    bench.place({ S: 4 })
    await bench.saver.save()
    bench.place({ S: 5 })
    bench.portal.down = false
    expect(await bench.saver.resume()).toMatchObject({ end: 'saved' })
    // What was placed meanwhile is the doctor's to save.
    expect([xs(bench.stored()).S, xs(bench.present().points).S, bench.traced.session.get().mode]).toEqual([4, 5, 'editing'])
    expect(bench.drafts.of('film')).not.toBeNull()
    expect(await bench.saver.resume()).toBeNull()
  })

  it('that did not reach the server is given up once the doctor has gone back to the stored points', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.portal.down = true
    await bench.saver.save()
    bench.traced.session.set(cancelEditing)
    bench.portal.down = false
    expect([await bench.saver.resume(), bench.saver.state.get().unsent]).toEqual([null, null])
    expect(xs(bench.stored())).toEqual({ S: 0, Na: 10 })
  })

  it('whose reply was lost meets nobody: what is stored is its own, also where more was placed since', async () => {
    const bench = recordDriver()
    const lose = () => {
      bench.portal.beforeReply = () => {
        bench.portal.beforeReply = () => {}
        throw notReached()
      }
    }
    bench.place({ S: 3 })
    lose()
    expect(await bench.saver.save()).toMatchObject({ end: 'failed' })
    expect(await bench.saver.resume()).toMatchObject({ end: 'saved', record: { version: 2 } })
    expect(bench.drafts.of('film')).toBeNull()
    bench.place({ S: 4 })
    lose()
    await bench.saver.save()
    bench.place({ S: 5 })
    expect(await bench.saver.save()).toMatchObject({ end: 'saved', record: { version: 4 } })
    expect(xs(bench.stored())).toEqual({ S: 5, Na: 10 })
  })

  it.each([
    [0, true],
    [502, true],
    [503, true],
    [504, true],
    [400, false],
    [500, false],
  ])(
    'that ends with status %d is tried again by itself: %s, since only a server that is away comes back',
    async (status, again) => {
      const bench = recordDriver()
      bench.place({ S: 3 })
      Object.assign(bench.portal, { down: true, status })
      expect(await bench.saver.save()).toMatchObject({ end: 'failed' })
      bench.portal.down = false
      expect((await bench.saver.resume())?.end).toBe(again ? 'saved' : undefined)
    },
  )

  it('that fails keeps the work and its draft; the next one brings it home', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.portal.down = true
    expect(await bench.saver.save()).toMatchObject({ end: 'failed', error: { reason: 'NETWORK' } })
    expect(xs(bench.present().points)).toEqual({ S: 3, Na: 10 })
    expect(bench.drafts.of('film')).not.toBeNull()
    expect(bench.saver.state.get()).toMatchObject({ busy: false, conflict: null })
    bench.portal.down = false
    expect(await bench.saver.save()).toMatchObject({ end: 'saved' })
  })

  it('leaves what was changed while it travelled unsaved, with its draft', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.portal.beforeReply = () => bench.place({ Na: 12 })
    expect(await bench.saver.save()).toMatchObject({ end: 'saved' })
    expect(xs(bench.stored())).toEqual({ S: 3, Na: 10 })
    expect(xs(bench.present().points)).toEqual({ S: 3, Na: 12 })
    expect(bench.traced.session.get().mode).toBe('editing')
    expect(bench.drafts.of('film')?.tracing.points.Na?.x).toBe(12)
  })
})

describe('two windows on one record', () => {
  it('do not meet where the other changed no point: its change stays and the points are stored', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.retyped()
    expect(await bench.saver.save()).toMatchObject({ end: 'saved', record: { type: 2, version: 3 } })
    expect(xs(bench.stored())).toEqual({ S: 3, Na: 10 })
  })

  it('do not meet where the other only changed what scale comes with the picture, as of a photo aligned on a film', async () => {
    const bench = recordDriver(tracingAt({ S: 0, Na: 10 }), ({ type }) => ({ mmPerPixel: type / 10, provenance: 'film' }))
    bench.place({ S: 3 })
    bench.retyped()
    expect(await bench.saver.save()).toMatchObject({ end: 'saved', record: { type: 2, version: 3 } })
    expect(xs(bench.stored())).toEqual({ S: 3, Na: 10 })
  })

  it('never write over a newer version unseen: the conflict waits for the doctor', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.elsewhere({ S: 7 })
    expect(await bench.saver.save()).toEqual({ end: 'conflict' })
    expect(xs(bench.stored())).toEqual({ S: 7, Na: 10 })
    expect(xs(bench.present().points)).toEqual({ S: 3, Na: 10 })
    expect(bench.saver.conflict()).toMatchObject({ sides: { S: 'mine' }, differences: [{ name: 'S' }] })
    expect(bench.drafts.of('film')).not.toBeNull()
  })

  it('are joined by the side chosen for each point', async () => {
    const bench = recordDriver()
    bench.place({ S: 3, A: 20 })
    bench.elsewhere({ S: 7, Na: 15 })
    await bench.saver.save()
    expect(bench.saver.conflict()?.sides).toEqual({ S: 'mine', Na: 'theirs', A: 'mine' })
    expect(await bench.saver.settle({ S: 'theirs', Na: 'theirs', A: 'mine' })).toMatchObject({ end: 'saved' })
    expect(xs(bench.stored())).toEqual({ S: 7, Na: 15, A: 20 })
    expect(bench.saver.state.get()).toMatchObject({ busy: false, conflict: null })
  })

  it('meet again where the other saves once more before the choice is made', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.elsewhere({ S: 7 })
    await bench.saver.save()
    bench.elsewhere({ S: 9 })
    expect(await bench.saver.settle({ S: 'mine' })).toEqual({ end: 'conflict' })
    expect(xs(bench.stored())).toEqual({ S: 9, Na: 10 })
    expect(bench.saver.conflict()?.differences).toMatchObject([{ name: 'S', mine: { x: 3 }, theirs: { x: 9 } }])
  })

  it('once settled are one work: a save that then fails starts from the version it was settled against', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.elsewhere({ S: 7 })
    await bench.saver.save()
    bench.portal.down = true
    expect(await bench.saver.settle({ S: 'mine' })).toMatchObject({ end: 'failed' })
    bench.portal.down = false
    expect(await bench.saver.save()).toMatchObject({ end: 'saved' })
    expect(xs(bench.stored())).toEqual({ S: 3, Na: 10 })
  })

  it('the choice can be put off, and nothing is changed', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.elsewhere({ S: 7 })
    await bench.saver.save()
    bench.saver.later()
    expect([bench.saver.conflict(), xs(bench.present().points)]).toEqual([null, { S: 3, Na: 10 }])
  })

  it('what the other saved is taken in while reading, never while this one edits', () => {
    const reading = recordDriver()
    reading.elsewhere({ S: 7 })
    reading.hears()
    expect([xs(reading.present().points), reading.traced.base.get().version]).toEqual([{ S: 7, Na: 10 }, 2])
    const editing = recordDriver()
    editing.place({ S: 3 })
    editing.elsewhere({ S: 7 })
    editing.hears()
    expect([xs(editing.present().points), editing.traced.base.get().version]).toEqual([{ S: 3, Na: 10 }, 1])
  })

  it('an older version heard late changes nothing', () => {
    const bench = recordDriver()
    const old = bench.portal.record
    bench.elsewhere({ S: 7 })
    bench.hears()
    bench.portal.record = { ...old, cephPoints: null }
    bench.hears()
    expect(xs(bench.present().points)).toEqual({ S: 7, Na: 10 })
  })
})

it('work that was offered and not answered outlasts other work on the picture', async () => {
  const bench = recordDriver()
  bench.drafts.keep('film', { version: 1, at: 1, tracing: tracingAt({ S: 5 }) })
  bench.place({ S: 3 })
  bench.place({ S: 4 })
  expect(bench.drafts.of('film')?.tracing.points.S?.x).toBe(4)
  await bench.saver.save()
  expect(bench.drafts.of('film')?.tracing.points.S?.x).toBe(5)
  bench.place({ S: 6 })
  bench.place({ S: 4 })
  expect(bench.drafts.of('film')?.tracing.points.S?.x).toBe(5)
  bench.drafts.drop('film')
  expect(bench.drafts.of('film')).toBeNull()
})

it('a draft is forgotten when the doctor goes back to what is stored, and stays while she only reads', () => {
  const bench = recordDriver()
  bench.place({ S: 3 })
  bench.place({ S: 0 })
  expect(bench.drafts.of('film')).toBeNull()
  const other = recordDriver()
  other.drafts.keep('film', { version: 1, at: 1, tracing: tracingAt({ S: 5 }) })
  other.elsewhere({ S: 7 })
  other.hears()
  expect(other.drafts.of('film')?.tracing.points.S?.x).toBe(5)
})
