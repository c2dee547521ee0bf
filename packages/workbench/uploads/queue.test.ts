import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  after,
  type Event,
  emptyQueue,
  type Item,
  inSlot,
  isGoing,
  isOpen,
  nextTry,
  type Queue,
  reopened,
  type State,
  startable,
} from './queue'
import { countOf, progressOf, receiptsOf } from './receipt'

const drop = { id: 'd', at: 0, caseUuid: 'c', patient: '陈一' }
const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  drop: 'd',
  name: `${id}.jpg`,
  bytes: 100,
  place: { record: 'r', day: '2026-01-02', kind: 'Smile_Photo' },
  guessed: false,
  ifKnown: 'refuse',
  state: { at: 'waiting', tries: 0, from: 0 },
  ...more,
})
const holding = (...items: readonly Item[]): Queue => after(emptyQueue, { type: 'came', drop, items })
const run = (queue: Queue, ...events: readonly Event[]): Queue => events.reduce(after, queue)
const at = (queue: Queue, id: string) => queue.items.find(item => item.id === id)?.state

describe('the queue', () => {
  it('tries again by itself when the server was not reached, later each time', () => {
    const lost = run(holding(item('a')), { type: 'started', id: 'a' }, { type: 'unreached', id: 'a', now: 5000 })
    expect(at(lost, 'a')).toEqual({ at: 'waiting', tries: 1, from: 6000 })
    expect([startable(lost, 5999), startable(lost, 6000)]).toEqual([[], ['a']])
    const again = run(lost, { type: 'started', id: 'a' }, { type: 'unreached', id: 'a', now: 6000 })
    expect(at(again, 'a')).toEqual({ at: 'waiting', tries: 2, from: 8000 })
    expect(startable(after(again, { type: 'reached' }), 6000)).toEqual(['a'])
  })

  it('keeps a refusal until a person answers, and counts it as left out once she lets it go', () => {
    const reason = { code: 'IMAGE_BROKEN', details: {} } as const
    const failed = run(holding(item('a')), { type: 'started', id: 'a' }, { type: 'refused', id: 'a', reason })
    expect([at(failed, 'a'), startable(failed, 1e9)]).toEqual([{ at: 'failed', reason }, []])
    expect(startable(after(failed, { type: 'retried', id: 'a', keep: false }), 0)).toEqual(['a'])
    const gone = after(failed, { type: 'dropped', id: 'a' })
    expect(at(gone, 'a')).toEqual({ at: 'out', why: reason })
  })

  it('takes a file for filed that is there when it is sent again after its reply was lost', () => {
    const reason = { code: 'IMAGE_DUPLICATE', details: {} } as const
    const lost = run(holding(item('a')), { type: 'started', id: 'a' }, { type: 'unreached', id: 'a', now: 0 })
    const refused = run(lost, { type: 'started', id: 'a' }, { type: 'refused', id: 'a', reason })
    expect(at(refused, 'a')).toEqual({ at: 'filed' })
    const first = run(holding(item('a')), { type: 'started', id: 'a' }, { type: 'refused', id: 'a', reason })
    expect(at(first, 'a')?.at).toBe('failed')
  })

  it('takes a file for filed that is in its very place, though no earlier sending was written down', () => {
    const place = item('a').place
    if (!place) throw new Error('it has a place')
    const answered = (details: { readonly record: string; readonly kind: string }) =>
      at(
        run(
          holding(item('a')),
          { type: 'started', id: 'a' },
          { type: 'refused', id: 'a', reason: { code: 'IMAGE_DUPLICATE', details } },
        ),
        'a',
      )
    expect(answered(place)).toEqual({ at: 'filed' })
    expect(answered({ ...place, record: 'another' })?.at).toBe('failed')
    expect(answered({ ...place, kind: 'Other' })?.at).toBe('failed')
  })

  it('begins again after a restart what was under way, and keeps what had failed', () => {
    const reason = { code: 'IMAGE_BROKEN', details: {} } as const
    const [sent, failed] = reopened([
      item('a', { state: { at: 'sending', tries: 0, sent: 50 } }),
      item('b', { state: { at: 'failed', reason } }),
    ])
    expect([sent?.state, failed?.state.at]).toEqual([{ at: 'waiting', tries: 1, from: 0 }, 'failed'])
  })

  it('puts away what is done with, and never a drop with something to do', () => {
    const other = { ...drop, id: 'e' }
    const queue = run(holding(item('a')), {
      type: 'came',
      drop: other,
      items: [item('b', { drop: 'e', state: { at: 'filed' } })],
    })
    const cleared = after(queue, { type: 'cleared' })
    expect([cleared.drops.map(({ id }) => id), cleared.items.map(({ id }) => id)]).toEqual([['d'], ['a']])
  })
})

describe('one file', () => {
  const reason = { code: 'IMAGE_BROKEN', details: {} } as const
  const every: Readonly<Record<State['at'], State>> = {
    waiting: { at: 'waiting', tries: 1, from: 9 },
    sending: { at: 'sending', tries: 1, sent: 30 },
    failed: { at: 'failed', reason },
    filed: { at: 'filed', image: 'i' },
    out: { at: 'out', why: 'twin' },
  }
  const after1 = (from: State['at'], event: Event) => at(run(holding(item('a', { state: every[from] })), event), 'a')

  it.each<[Event, Partial<Record<State['at'], State>>]>([
    [{ type: 'started', id: 'a' }, { waiting: { at: 'sending', tries: 1, sent: 0 } }],
    [{ type: 'progress', id: 'a', sent: 70 }, { sending: { at: 'sending', tries: 1, sent: 70 } }],
    [{ type: 'arrived', id: 'a', image: 'n' }, { sending: { at: 'filed', image: 'n' } }],
    [{ type: 'takenBack', id: 'a' }, { filed: { at: 'out', why: 'takenBack' } }],
    [{ type: 'refused', id: 'a', reason }, { sending: { at: 'failed', reason } }],
    [{ type: 'unreached', id: 'a', now: 100 }, { sending: { at: 'waiting', tries: 2, from: 2100 } }],
    [{ type: 'retried', id: 'a', keep: false }, { failed: { at: 'waiting', tries: 0, from: 0 } }],
    [
      { type: 'dropped', id: 'a' },
      {
        ...{ failed: { at: 'out', why: reason }, waiting: { at: 'out', why: 'stopped' } },
        sending: { at: 'out', why: 'stopped' },
      },
    ],
    [{ type: 'reached' }, { waiting: { at: 'waiting', tries: 1, from: 0 } }],
    [{ type: 'started', id: 'another' }, {}],
  ])('%o changes it only where it fits', (event, changes) => {
    for (const from of Object.keys(every) as State['at'][]) expect(after1(from, event)).toEqual(changes[from] ?? every[from])
  })

  it('an event that does not fit leaves the very same file, so that nothing is stored again', () => {
    const queue = holding(item('a', { state: every.filed }))
    expect(after(queue, { type: 'started', id: 'a' }).items[0]).toBe(queue.items[0])
  })

  it('waits no longer than a minute between two attempts', () => {
    const state: State = { at: 'sending', tries: 40, sent: 0 }
    expect(at(run(holding(item('a', { state })), { type: 'unreached', id: 'a', now: 5 }), 'a')).toMatchObject({ from: 60_005 })
  })

  it('is taken although the case has it, once the doctor says so; asked again without, not', () => {
    const refusedTwin = holding(item('a', { state: every.failed }))
    expect(after(refusedTwin, { type: 'retried', id: 'a', keep: true }).items[0]?.ifKnown).toBe('keep')
    expect(after(refusedTwin, { type: 'retried', id: 'a', keep: false }).items[0]?.ifKnown).toBe('refuse')
  })

  it('that is known is no file of this queue unless it is the same attempt again, and unless twins are refused', () => {
    const duplicate = { code: 'IMAGE_DUPLICATE', details: {} } as const
    const refused = (more: Partial<Item>) =>
      at(run(holding(item('a', more)), { type: 'refused', id: 'a', reason: duplicate }), 'a')
    expect(refused({ state: every.sending })?.at).toBe('filed')
    expect(refused({ state: every.sending, ifKnown: 'keep' })?.at).toBe('failed')
    expect(refused({ state: { at: 'sending', tries: 0, sent: 0 } })?.at).toBe('failed')
    expect(after1('sending', { type: 'refused', id: 'a', reason })?.at).toBe('failed')
  })

  it('is going while it waits or is sent, and open while it also failed', () => {
    const kinds = (of: (item: Item) => boolean) =>
      Object.values(every)
        .filter(state => of(item('a', { state })))
        .map(state => state.at)
    expect(kinds(isGoing)).toEqual(['waiting', 'sending'])
    expect(kinds(isOpen)).toEqual(['waiting', 'sending', 'failed'])
  })
})

describe('the order', () => {
  const place = (record: string, kind: 'Smile_Photo' | 'Lateral_Ceph') => ({ place: { record, day: '', kind } })
  const sending: State = { at: 'sending', tries: 0, sent: 0 }

  it('two at a time in order of arrival; one under way leaves room for one, two for none', () => {
    const [a, b, c] = ['a', 'b', 'c'].map(id => item(id, place(id, 'Smile_Photo')))
    if (!a || !b || !c) throw new Error('three files')
    expect(startable(holding(a, b, c), 0)).toEqual(['a', 'b'])
    expect(startable(holding({ ...a, state: sending }, b, c), 0)).toEqual(['b'])
    expect(startable(holding({ ...a, state: sending }, { ...b, state: sending }, c), 0)).toEqual([])
    const three = ['x', 'y', 'z'].map(id => item(id, { ...place(id, 'Smile_Photo'), state: sending }))
    expect(startable(holding(...three, c), 0)).toEqual([])
  })

  it('for one place one after the other: the same record and the same kind, and only behind what still goes', () => {
    const first = item('a', place('r', 'Smile_Photo'))
    const second = (more: Partial<Item>) => item('b', more)
    const withSecond = (more: Partial<Item>, state: State = first.state) =>
      startable(holding({ ...first, state }, second(more)), 0)
    expect(withSecond(place('r', 'Smile_Photo'))).toEqual(['a'])
    expect(withSecond(place('r', 'Lateral_Ceph'))).toEqual(['a', 'b'])
    expect(withSecond(place('s', 'Smile_Photo'))).toEqual(['a', 'b'])
    expect(withSecond(place('r', 'Smile_Photo'), { at: 'filed' })).toEqual(['b'])
    expect(startable(holding(item('x', { place: null }), item('y', { place: null })), 0)).toEqual(['x', 'y'])
  })

  it('the next attempt is the earliest of those that wait longer', () => {
    const from = (id: string, at: number) => item(id, { state: { at: 'waiting', tries: 1, from: at } })
    expect(nextTry(holding(from('a', 900), from('b', 400), from('c', 100)), 100)).toBe(400)
    expect(nextTry(holding(from('a', 100), item('b', { state: sending })), 100)).toBeNull()
  })

  it('the file of a place is the last one that is not completed', () => {
    const queue = holding(
      item('a', place('r', 'Smile_Photo')),
      item('b', place('r', 'Smile_Photo')),
      item('c', { ...place('r', 'Smile_Photo'), state: { at: 'filed' } }),
      item('d', place('r', 'Lateral_Ceph')),
      item('e', place('s', 'Smile_Photo')),
      item('f', { place: null }),
    )
    expect(inSlot(queue, 'r', 'Smile_Photo')?.id).toBe('b')
    expect(inSlot(queue, 'r', 'Panoramic')).toBeUndefined()
  })

  it('what came already comes in no second time, and a drop is one however often its files come', () => {
    const twice = after(holding(item('a')), { type: 'came', drop, items: [item('a', { bytes: 7 }), item('b')] })
    expect([twice.drops.length, twice.items.map(({ id, bytes }) => [id, bytes])]).toEqual([
      1,
      [
        ['a', 100],
        ['b', 100],
      ],
    ])
  })
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const kinds = fc.constantFrom<'Smile_Photo' | 'Lateral_Ceph'>('Smile_Photo', 'Lateral_Ceph')
const id = fc.constantFrom(...ids)
const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('started' as const), id }),
  fc.record({ type: fc.constant('progress' as const), id, sent: fc.nat(200) }),
  fc.record({ type: fc.constant('arrived' as const), id }),
  fc.record({ type: fc.constant('refused' as const), id, reason: fc.constant({ code: 'IMAGE_BROKEN' as const, details: {} }) }),
  fc.record({ type: fc.constant('unreached' as const), id, now: fc.nat(10_000) }),
  fc.record({ type: fc.constant('retried' as const), id, keep: fc.boolean() }),
  fc.record({ type: fc.constant('dropped' as const), id }),
  fc.constant({ type: 'reached' as const }),
)
const queues = fc
  .tuple(fc.array(kinds, { minLength: 6, maxLength: 6 }), fc.array(events, { maxLength: 40 }))
  .map(([of, happened]) => {
    const items = ids.map((name, i) => item(name, { place: { record: 'r', day: '', kind: of[i] ?? 'Smile_Photo' } }))
    return run(holding(...items), ...happened)
  })

describe('laws', () => {
  it('no file is ever lost, and the numbers of a receipt always add up', () => {
    fc.assert(
      fc.property(queues, queue => {
        expect(queue.items.map(item => item.id)).toEqual(ids)
        const [receipt] = receiptsOf(queue)
        const { all, filed, going, failed, out } = receipt?.count ?? countOf([])
        expect(filed + going + failed + out).toBe(all)
        const listed = [...(receipt?.days.flatMap(day => day.items) ?? []), ...(receipt?.out.flatMap(group => group.items) ?? [])]
        expect(listed.map(item => item.id).sort()).toEqual(ids)
        expect(progressOf(queue.items)).toBeGreaterThanOrEqual(0)
        expect(progressOf(queue.items)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('says whose word the day of a record is, each once, and is silent for receipts of before', () => {
    const placed = (id: string, record: string, dayBy?: 'exif' | 'dicom') =>
      item(id, { place: { record, day: '2026-01-02', kind: 'Smile_Photo', dayBy } })
    const queue = holding(placed('a', 'r', 'exif'), placed('b', 'r', 'dicom'), placed('c', 'r', 'exif'), placed('d', 's'))
    expect(receiptsOf(queue)[0]?.days.map(({ record, by }) => [record, by])).toEqual([
      ['r', ['exif', 'dicom']],
      ['s', []],
    ])
  })

  it('what lies in nobody’s folder has a receipt of its own, by name', () => {
    const stray = { id: 'x', at: 1, caseUuid: null, patient: '旧系统' }
    const out = item('x', { drop: 'x', name: '旧系统/说明.jpg', place: null, state: { at: 'out', why: 'stray' } })
    const [receipt] = receiptsOf(after(holding(item('a')), { type: 'came', drop: stray, items: [out] }))
    expect([receipt?.drop.caseUuid, receipt?.out.flatMap(({ items }) => items.map(({ name }) => name))]).toEqual([
      null,
      ['旧系统/说明.jpg'],
    ])
  })

  it('at most two are under way, and never two for one place, if only what may start is started', () => {
    fc.assert(
      fc.property(queues, queue => {
        const calm = { ...queue, items: reopened(queue.items) }
        const started = startable(calm, 1e9).reduce((now, next) => after(now, { type: 'started', id: next }), calm)
        const sending = started.items.filter(({ state }) => state.at === 'sending')
        expect(sending.length).toBeLessThanOrEqual(2)
        expect(new Set(sending.map(({ place }) => place?.kind)).size).toBe(sending.length)
        if (calm.items.some(isGoing)) expect(sending.length).toBeGreaterThan(0)
      }),
    )
  })
})
