import { describe, expect, it } from 'vitest'
import { recordDriver } from '../testing/record-driver'
import { isTaken, takenAway } from './taken-away'

const recipe = { flip: false, turn: 0, tilt: 0, crop: null, brightness: 0, contrast: 0 }

describe('unsaved points whose picture another window took away', () => {
  it.each([
    ['replaced it', { uuid: 'other', hash: 'other' }],
    ['brought in the same file again', { uuid: 'again' }],
    ['turned it', { edit: { recipe: { ...recipe, turn: 90 } } as never }],
    ['mirrored it', { edit: { recipe: { ...recipe, flip: true } } as never }],
    ['levelled it', { edit: { recipe: { ...recipe, tilt: 4 } } as never }],
  ])('are said to be left as a draft where it %s', (_, film) => {
    const bench = recordDriver()
    bench.filmed(film)
    expect(takenAway(bench.traced, [bench.portal.record])).toBeNull()
    bench.place({ S: 3 })
    expect(takenAway(bench.traced, [bench.portal.record])).toBe('picture')
    expect(bench.drafts.of('film')?.tracing.points.S?.x).toBe(3)
  })

  it('are said to be left where it deleted the record', () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    expect(takenAway(bench.traced, [{ ...bench.portal.record, uuid: 'another' }])).toBe('record')
  })

  it('stay where only its light was changed, other points were saved, or the records are not known', () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.filmed({ edit: { recipe: { ...recipe, brightness: 20 } } as never }, bench.portal.record.cephPoints)
    bench.elsewhere({ Na: 12 })
    expect([takenAway(bench.traced, [bench.portal.record]), takenAway(bench.traced, undefined)]).toEqual([null, null])
  })
})

describe('a picture on which something is under way', () => {
  it.each([
    ['replaced it', { uuid: 'other', hash: 'other', shown: 'other' }],
    ['turned it', { shown: 'turned' }],
    ['changed its light', { shown: 'lighter' }],
  ])('is gone where another window %s', (_, film) => {
    const bench = recordDriver()
    expect(isTaken(bench.traced, [bench.portal.record])).toBe(false)
    bench.filmed(film)
    expect(isTaken(bench.traced, [bench.portal.record])).toBe(true)
  })

  it('is gone where it was deleted, or its record was, and there as long as nothing is known', () => {
    const bench = recordDriver()
    expect(isTaken(bench.traced, [{ ...bench.portal.record, photos: [] }])).toBe(true)
    expect(isTaken(bench.traced, [{ ...bench.portal.record, uuid: 'another' }])).toBe(true)
    expect(isTaken(bench.traced, undefined)).toBe(false)
  })
})
