import { describe, expect, it } from 'vitest'
import { after, type Drop, emptyQueue, type Item, type Queue, type State } from './queue'
import { countOf, filedOver, progressOf, receiptsOf, takingBack } from './receipt'

const drop: Drop = { id: 'd', at: 5000, caseUuid: 'c', patient: '陈一' }
const item = (id: string, state: State, more: Partial<Item> = {}): Item => ({
  ...{ id, drop: 'd', name: id, bytes: 100, guessed: false, ifKnown: 'refuse' },
  place: { record: 'r', day: '2026-01-02', kind: 'Smile_Photo' },
  state,
  ...more,
})
const waiting: State = { at: 'waiting', tries: 0, from: 0 }
const sending = (sent: number): State => ({ at: 'sending', tries: 0, sent })
const filed: State = { at: 'filed', image: 'i' }
const failed: State = { at: 'failed', reason: { code: 'IMAGE_BROKEN', details: {} } }
const out: State = { at: 'out', why: 'skipped' }
const holding = (...items: readonly Item[]): Queue => after(emptyQueue, { type: 'came', drop, items })

describe('the numbers of a receipt', () => {
  it('count every file once, by what became of it, and all bytes', () => {
    const items = [waiting, sending(10), filed, filed, filed, failed, out].map((state, i) =>
      item(`${i}`, state, { bytes: i + 1 }),
    )
    expect(countOf(items)).toEqual({ all: 7, bytes: 28, filed: 3, going: 2, failed: 1, out: 1 })
  })

  it('say over how many patients and dates the filed ones spread, each once, whatever else came', () => {
    const other = { ...drop, id: 'e', caseUuid: 'c2' }
    const again = { ...drop, id: 'f' }
    const nobody = { ...drop, id: 'g', caseUuid: null }
    const failing = { ...drop, id: 'h', caseUuid: 'c3' }
    const place = { record: 'r2', day: '2026-02-03', kind: 'Smile_Photo' } as const
    const items = [
      ...[item('1', filed), item('2', filed, { place }), item('3', filed, { drop: 'e', place: { ...place, record: 'r3' } })],
      ...[item('4', filed, { drop: 'f' }), item('5', out, { drop: 'g', place: null }), item('6', failed, { drop: 'h' })],
    ]
    expect(filedOver({ drops: [drop, other, again, nobody, failing], items })).toEqual({ patients: 2, days: 3 })
    expect(filedOver({ drops: [], items: [] })).toEqual({ patients: 0, days: 0 })
  })

  it('what is sent counts by its bytes, what waits as nothing, what failed or was left out not at all', () => {
    expect(progressOf([item('a', filed), item('b', sending(50)), item('c', waiting), item('d', waiting)])).toBe(150 / 400)
    expect(progressOf([item('a', sending(50)), item('b', failed), item('c', out)])).toBe(0.5)
    expect(progressOf([item('a', sending(170))])).toBe(1)
    expect(progressOf([item('a', failed)])).toBe(1)
    expect(progressOf([])).toBe(1)
  })
})

describe('a receipt', () => {
  it('lists the last drop first, each with its own files', () => {
    const queue = after(holding(item('a', filed)), {
      ...{ type: 'came', drop: { ...drop, id: 'e' } },
      items: [item('b', failed, { drop: 'e' })],
    })
    const [last, first] = receiptsOf(queue)
    expect([last?.drop.id, last?.count.all, last?.failed.map(({ id }) => id)]).toEqual(['e', 1, ['b']])
    expect([first?.drop.id, first?.count.filed, first?.failed]).toEqual(['d', 1, []])
  })

  it('groups by record, earliest day first, without what was left out or has no place', () => {
    const on = (record: string, day: string) => ({ place: { record, day, kind: 'Smile_Photo' as const } })
    const queue = holding(
      item('a', filed, on('late', '2026-05-01')),
      item('b', filed, on('early', '2025-05-01')),
      item('c', waiting, on('late', '2026-05-01')),
      item('d', out, on('early', '2025-05-01')),
      item('e', failed, { place: null }),
    )
    const [receipt] = receiptsOf(queue)
    expect(receipt?.days.map(({ record, day, items }) => [record, day, items.map(({ id }) => id)])).toEqual([
      ['early', '2025-05-01', ['b']],
      ['late', '2026-05-01', ['a', 'c']],
    ])
  })

  it('groups what was left out by its reason: the same refusal with other details is another', () => {
    const large = (bytes: number) => ({ code: 'FILE_TOO_LARGE', details: { bytes } }) as never
    const reasons: readonly (State & { readonly at: 'out' })['why'][] = ['twin', large(1), large(2), 'twin', large(1), 'stray']
    const queue = holding(...reasons.map((why, i) => item(`${i}`, { at: 'out', why })), item('in', filed))
    expect(receiptsOf(queue)[0]?.out.map(({ why, items }) => [why, items.map(({ id }) => id)])).toEqual([
      ['twin', ['0', '3']],
      [large(1), ['1', '4']],
      [large(2), ['2']],
      ['stray', ['5']],
    ])
  })
})

describe('undoing a drop', () => {
  const day = 24 * 60 * 60 * 1000
  const receiptOf = (...items: readonly Item[]) => {
    const [receipt] = receiptsOf(holding(...items))
    if (!receipt) throw new Error('a drop has its receipt')
    return receipt
  }

  it('removes the pictures that arrived and discards what is under way or failed, each once', () => {
    const receipt = receiptOf(
      item('a', filed),
      item('b', sending(1)),
      item('c', failed),
      item('d', waiting),
      item('e', { at: 'filed' }),
      item('f', out),
    )
    expect(takingBack(receipt, 5000)).toEqual({ images: ['i'], filed: ['a'], open: ['b', 'd', 'c'] })
  })

  it('is possible for a day, and not a moment longer', () => {
    const receipt = receiptOf(item('a', filed))
    expect(takingBack(receipt, 5000 + day)).not.toBeNull()
    expect(takingBack(receipt, 5001 + day)).toBeNull()
  })

  it('is not offered where nothing is left to undo', () => {
    expect(takingBack(receiptOf(item('a', out)), 0)).toBeNull()
    // Its reply was lost: which picture is its own is not known, so none is removed.
    expect(takingBack(receiptOf(item('a', { at: 'filed' })), 0)).toBeNull()
    expect(takingBack(receiptOf(item('a', filed), item('b', waiting)), 0)).toMatchObject({ filed: ['a'], open: ['b'] })
    expect(takingBack(receiptOf(item('a', failed)), 0)).toEqual({ images: [], filed: [], open: ['a'] })
  })
})
