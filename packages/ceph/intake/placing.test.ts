import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clashOf, type Incoming, newDays, proposePlaces, type RecordPlace, settled } from './placing'

type Kind = 'film' | 'smile' | 'opg'
const today = '2026-11-22'
const file = (kind: Kind | null, day: string | null, chosen = false): Incoming<Kind> => ({ kind, day, chosen })
const record = (uuid: string, day: string, taken: readonly Kind[] = []): RecordPlace<Kind> => ({ uuid, day, taken })
const of = (records: readonly RecordPlace<Kind>[], more = {}) => ({
  records,
  birthday: '2012-03-04',
  today,
  undated: { day: today },
  ...more,
})

describe('where files go', () => {
  it('two films of two years go into two new records', () => {
    const places = proposePlaces([file('film', '2024-05-01'), file('film', '2025-06-02')], of([]))
    expect(places.map(({ target, kind }) => [target, kind])).toEqual([
      [{ day: '2024-05-01' }, 'film'],
      [{ day: '2025-06-02' }, 'film'],
    ])
    expect(newDays(places.map(place => place.target))).toEqual(['2024-05-01', '2025-06-02'])
  })

  it('a record of the day is taken before a new one, and what has no day goes where the doctor is', () => {
    const records = [record('a', '2024-05-01'), record('b', '2026-01-01')]
    const places = proposePlaces([file('film', '2024-05-01'), file('smile', null)], of(records, { undated: { record: 'b' } }))
    expect(places.map(place => place.target)).toEqual([{ record: 'a' }, { record: 'b' }])
  })

  it('of two records of one day the one with a free place is meant', () => {
    const records = [record('a', '2024-05-01', ['film']), record('b', '2024-05-01', ['opg'])]
    const places = proposePlaces([file('film', '2024-05-01'), file('opg', '2024-05-01')], of(records))
    expect(places.map(place => place.target)).toEqual([{ record: 'b' }, { record: 'a' }])
  })

  it('two films of one day are asked about, and so is one for a place that is taken, unless it was put there', () => {
    const twice = proposePlaces([file('film', '2024-05-01'), file('film', '2024-05-01')], of([]))
    expect(twice.map(({ kind, clash }) => [kind, clash])).toEqual([
      ['film', null],
      [null, 'twice'],
    ])
    const full = of([record('a', '2024-05-01', ['film'])])
    expect(proposePlaces([file('film', '2024-05-01')], full)[0]).toMatchObject({ kind: null, clash: 'taken' })
    expect(proposePlaces([file('film', '2024-05-01', true)], full)[0]).toMatchObject({ kind: 'film', clash: null })
  })

  it('a day from the future or from before birth is told and makes no record', () => {
    const places = proposePlaces([file('film', '2027-01-01'), file('opg', '1970-01-01')], of([], { undated: { record: 'b' } }))
    expect(places.map(({ target, wrongDay }) => [target, wrongDay])).toEqual([
      [{ record: 'b' }, 'future'],
      [{ record: 'b' }, 'before-birth'],
    ])
  })

  it('a new record of today becomes the one of today once it is there', () => {
    expect(settled({ day: today }, [record('a', today)])).toEqual({ record: 'a' })
    expect(settled({ day: today }, [record('a', '2026-01-01')])).toEqual({ day: today })
  })
})

describe('what a person chose', () => {
  const a = { record: 'a' }
  it('is told where two want one place, or an image is there', () => {
    const records = [record('a', today, ['opg'])]
    const placed = [
      { target: a, kind: 'film' as const },
      { target: a, kind: 'film' as const },
      { target: a, kind: 'opg' as const },
    ]
    expect(placed.map((_, i) => clashOf<Kind>(placed, i, records))).toEqual(['twice', 'twice', 'taken'])
    const apart = [
      { target: a, kind: 'film' as const },
      { target: { day: today }, kind: 'film' as const },
      { target: a, kind: null },
    ]
    expect(apart.map((_, i) => clashOf<Kind>(apart, i, records))).toEqual([null, null, null])
  })
})

const kinds = fc.constantFrom<Kind>('film', 'smile', 'opg')
const days = fc.constantFrom('1970-01-01', '2024-05-01', '2024-05-02', '2025-06-02', today, '2027-01-01')
const files = fc.array(fc.record({ kind: fc.option(kinds), day: fc.option(days), chosen: fc.boolean() }), { maxLength: 12 })
const records = fc
  .array(fc.record({ day: days, taken: fc.uniqueArray(kinds) }), { maxLength: 4 })
  .map(rows => rows.map((row, i) => ({ ...row, uuid: `r${i}` })))

describe('laws', () => {
  it('nothing is dropped, and no two files are proposed for one place of one record', () => {
    fc.assert(
      fc.property(files, records, fc.constantFrom({ day: today }, { record: 'r0' }), (some, kept, undated) => {
        const places = proposePlaces<Kind>(some, of(kept, { undated }))
        expect(places).toHaveLength(some.length)
        const slots = places.flatMap(({ target, kind }) => (kind ? [JSON.stringify([target, kind])] : []))
        expect(new Set(slots).size).toBe(slots.length)
      }),
    )
  })

  it('a kind is left open only with a reason, and a place that is taken is proposed only where a person chose it', () => {
    fc.assert(
      fc.property(files, records, (some, kept) => {
        for (const [i, { target, kind, clash }] of proposePlaces<Kind>(some, of(kept)).entries()) {
          expect(kind === null).toBe(some[i]?.kind === null || clash !== null)
          const there = 'record' in target && kept.find(({ uuid }) => uuid === target.record)
          if (kind && there && there.taken.includes(kind)) expect(some[i]?.chosen).toBe(true)
        }
      }),
    )
  })

  it('a file with a possible day goes into a record of that very day', () => {
    fc.assert(
      fc.property(files, records, (some, kept) => {
        for (const [i, { target, wrongDay }] of proposePlaces<Kind>(some, of(kept)).entries()) {
          const day = some[i]?.day
          if (!day || wrongDay) continue
          expect('day' in target ? target.day : kept.find(({ uuid }) => uuid === target.record)?.day).toBe(day)
        }
      }),
    )
  })
})
