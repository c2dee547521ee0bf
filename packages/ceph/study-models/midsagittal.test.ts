import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point3 } from '../geometry/space'
import { bothArches, turned } from '../testing/dental-arch'
import { archSymmetry } from './midsagittal'
import { modelAnalysis } from './model-analysis'
import { modelRows } from './model-rows'
import type { ModelReadings } from './readings'

const front: Point3 = { x: 0, y: 8, z: 14 }
const rear: Point3 = { x: 0, y: 10, z: -16 }

/** An arch with the right first molar's cusp 2 mm ahead and 3 mm nearer to the middle than the left one's, its raphe marked. */
const skewed = (place: (at: Point3) => Point3 = at => at, raphe = { from: front, to: rear }, scale = 1): ModelReadings => {
  const plain = bothArches()
  const cusp = plain.teeth['26']?.CU
  if (!cusp) throw new Error('no cusp')
  const moved = {
    ...plain,
    teeth: { ...plain.teeth, 16: { ...plain.teeth['16'], CU: { x: 3 - cusp.x, y: cusp.y, z: cusp.z + 2 } } },
  }
  const put = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if ('x' in value) return place(value as Point3)
    return Array.isArray(value)
      ? value.map(put)
      : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, put(each)]))
  }
  return {
    ...moved,
    teeth: put(moved.teeth) as ModelReadings['teeth'],
    mmPerUnit: { upper: 1 / scale, lower: 1 / scale },
    inBite: true,
    raphe: { from: place(raphe.from), to: place(raphe.to) },
  }
}

const anyTurn = fc.tuple(...([0, 1, 2] as const).map(() => fc.double({ min: -3, max: 3, noNaN: true, noDefaultInfinity: true })))

describe('an arch against the midpalatal raphe', () => {
  it('measures what was built: 3 mm nearer and 2 mm ahead on the right, in whatever order the raphe was marked', () => {
    for (const raphe of [
      { from: front, to: rear },
      { from: rear, to: front },
    ]) {
      const molar = archSymmetry(skewed(undefined, raphe), 'upper')?.pairs.molar
      expect((molar?.left ?? 0) - (molar?.right ?? 0)).toBeCloseTo(3, 6)
      // The plane is laid through the moved cusp, too: a cosine of it.
      expect(molar?.rightAhead).toBeCloseTo(2, 2)
      expect(molar?.turns).toBeCloseTo(((molar?.left ?? 0) + (molar?.right ?? 0)) / 30, 2)
    }
  })

  it('an even arch is even, its midline on the raphe; one set 1.5 mm to the right has its midline to the left', () => {
    const even = { ...bothArches(), raphe: { from: front, to: rear } }
    const { pairs, midline } = archSymmetry(even, 'upper') ?? {}
    expect([pairs?.canine?.rightAhead, midline].map(mm => Math.abs(mm ?? 9) < 1e-6)).toEqual([true, true])
    expect(pairs?.canine?.right).toBeCloseTo(pairs?.canine?.left ?? 0, 6)
    const aside = { ...even, raphe: { from: { ...front, x: -1.5 }, to: { ...rear, x: -1.5 } } }
    expect(archSymmetry(aside, 'upper')?.midline).toBeCloseTo(1.5, 6)
  })

  it('the lower arch is told only in the bite; without a raphe, or with its points in one place, nothing is', () => {
    const readings = skewed()
    expect(archSymmetry(readings, 'lower')?.pairs.molar?.rightAhead).toBeCloseTo(0, 1)
    expect(archSymmetry({ ...readings, inBite: false }, 'lower')).toBeNull()
    expect(archSymmetry({ ...readings, raphe: null }, 'upper')).toBeNull()
    expect(archSymmetry({ ...readings, raphe: { from: front, to: { ...front, z: front.z - 9 } } }, 'upper')).toBeNull()
    expect(archSymmetry({ ...readings, teeth: {} }, 'upper')).toBeNull()
  })

  it('says so in rows: sides by name, the sign of what is ahead', () => {
    const readings = skewed()
    const rows = modelRows(modelAnalysis(readings), readings).map(({ name, value }) => [name.en, value] as const)
    const of = (name: string) => rows.find(([en]) => en === name)?.[1]
    const molars = 'Upper First molars, mesiobuccal cusps'
    expect((of(`${molars} left, to the raphe`) ?? 0) - (of(`${molars} right, to the raphe`) ?? 0)).toBeCloseTo(3, 6)
    expect(of(`${molars} right ahead (below 0 behind)`)).toBeCloseTo(2, 2)
  })

  it('law: it does not matter where the file lies or what its unit is', () => {
    const still = archSymmetry(skewed(), 'upper')
    fc.assert(
      fc.property(anyTurn, fc.constantFrom(1, 0.1, 1 / 25.4), ([a = 0, b = 0, c = 0], scale) => {
        const moved = archSymmetry(skewed(turned([a, b, c], { x: 40, y: -7, z: 12 }, scale), undefined, scale), 'upper')
        expect(moved?.pairs.molar?.right).toBeCloseTo(still?.pairs.molar?.right ?? 0, 5)
        expect(moved?.pairs.molar?.rightAhead).toBeCloseTo(still?.pairs.molar?.rightAhead ?? 0, 5)
        expect(moved?.midline).toBeCloseTo(still?.midline ?? 0, 5)
      }),
    )
  })
})
