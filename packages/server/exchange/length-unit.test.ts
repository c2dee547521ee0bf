import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthUnit } from './length-unit'

const namedMm: Readonly<Record<string, number>> = { um: 0.001, mm: 1, cm: 10, '[in_i]': 25.4, m: 1000 }

test('the unit of a model is one code that a short string holds, and as long as was chosen', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ min: 1e-6, max: 1000, noNaN: true }), fc.constantFrom(...Object.values(namedMm))), mm => {
      const [item, ...more] = lengthUnit(mm)
      const code = String(item?.['00080100']?.[1])
      expect([more.length, code.length <= 16]).toEqual([0, true])
      const [, whole = '', power = '0'] = /^(\d+)(?:\.10\*(-\d+))?\.mm$/.exec(code) ?? []
      expect((namedMm[code] ?? Number(`${whole}e${power}`)) / mm).toBeCloseTo(1, 4)
    }),
  )
})
