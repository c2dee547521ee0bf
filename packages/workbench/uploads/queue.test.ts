import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after, type Event, emptyQueue, type Item, isGoing, type Queue, reopened, startable } from './queue'
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
