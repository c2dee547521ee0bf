import type { CaseRecord } from '@sella/contract/entities'
import { type SectionId, sectionIds } from '@sella/drawing/report/design'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { droppedOn, isPrintable, lackOf, listed, movedBy, taken } from './sections'

const chosen = fc.shuffledSubarray(sectionIds)
const anySection = fc.constantFrom(...sectionIds)
const without = (list: readonly SectionId[], id: SectionId) => list.filter(each => each !== id)

describe('the order of sections', () => {
  it('lists every section once, the chosen ones first and in their order', () => {
    fc.assert(
      fc.property(chosen, list => {
        expect(listed(list).slice(0, list.length)).toEqual(list)
        expect([...listed(list)].sort()).toEqual([...sectionIds].sort())
      }),
    )
  })

  it('a move, a drop or a tick concerns the one in hand alone: the others keep their order', () => {
    fc.assert(
      fc.property(chosen, anySection, anySection, fc.constantFrom(1 as const, -1 as const), (list, id, onto, by) => {
        for (const next of [taken(list, id, true), taken(list, id, false), droppedOn(list, id, onto)]) {
          expect(without(next, id)).toEqual(without(list, id))
          expect(new Set(next).size).toBe(next.length)
        }
        expect([...movedBy(list, id, by)].sort()).toEqual([...list].sort())
        expect(movedBy(movedBy(list, id, by), id, -by as 1 | -1)).toEqual(
          list.at(by === 1 ? -1 : 0) === id ? movedBy(list, id, -by as 1 | -1) : list,
        )
      }),
    )
  })

  it('a drop takes the place of what it falls on, at the end where that is left out', () => {
    expect(droppedOn(['cover', 'patient', 'analysis'], 'analysis', 'cover')).toEqual(['analysis', 'cover', 'patient'])
    expect(droppedOn(['cover', 'patient', 'analysis'], 'cover', 'analysis')).toEqual(['patient', 'analysis', 'cover'])
    expect(droppedOn(['cover'], 'notes', 'cover')).toEqual(['notes', 'cover'])
    expect(droppedOn(['cover', 'patient'], 'cover', 'notes')).toEqual(['patient', 'cover'])
  })
})

describe('why a section is empty', () => {
  const record = {
    photos: [{ type: 'Lateral_Ceph' }, { type: 'Panoramic' }, { type: 'Lateral_Photo', hash: 'h' }],
    facePoints: null,
  } as unknown as CaseRecord
  const facts = { record, tracing: null, schemes: [], plans: [], notes: null }

  it('is said of each that waits for something, and of no other', () => {
    const lacks = Object.fromEntries(sectionIds.flatMap(id => (lackOf(id, facts) ? [[id, lackOf(id, facts)]] : [])))
    expect(lacks).toMatchObject({
      faces: 'facePoints',
      frontal: 'frontal',
      plan: 'plans',
      models: 'models',
      maturation: 'neck',
      films: 'schemes',
      result: 'schemes',
    })
    for (const id of ['cover', 'patient', 'analysis', 'panoramic', 'notes']) expect(lacks).not.toHaveProperty(id)
    expect(lackOf('films', { ...facts, schemes: ['甲'] })).toBeNull()
    expect(lackOf('plan', { ...facts, plans: ['p'] })).toBeNull()
    const empty = { diagnosis: ' ', problems: '', plan: '', progress: '', records: [] }
    expect(lackOf('notes', { ...facts, notes: empty })).toBe('notes')
    expect(lackOf('notes', { ...facts, notes: { ...empty, plan: '拔牙' } })).toBeNull()
  })

  it('is the film where what is read off one has none; the rest is printed of what the record has', () => {
    const filmless = { ...record, photos: record.photos.slice(1) }
    const lacks = sectionIds.filter(id => lackOf(id, { ...facts, record: filmless, plans: ['p'] }) === 'film')
    expect(lacks).toEqual(['analysis', 'maturation', 'wiggle', 'plan'])
    expect(isPrintable(filmless)).toBe(true)
    const nothing = { ...record, photos: [] }
    expect(isPrintable(nothing)).toBe(false)
    const notes = { diagnosis: '', problems: '', plan: '观察', progress: '', records: [] }
    expect([isPrintable(nothing, notes), isPrintable(nothing, { ...notes, plan: ' ' })]).toEqual([true, false])
  })
})
