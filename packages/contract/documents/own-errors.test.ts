import { readerErrors } from '@sella/ceph/data/reader-errors'
import { expect, test } from 'vitest'
import { ownErrorsSetting, readersIn } from './own-errors'

const A = { forwardMm: 0.4, downMm: 0.6, correlation: -0.2, films: 12 }
const text = (errors: unknown, use: unknown = true) => JSON.stringify({ use, errors })

test('her own errors take the place of the table where she measured them and lets them count', () => {
  expect(readersIn(text({ A })).A).toEqual({ ...A, source: 'own' })
  expect(readersIn(text({ A })).B).toEqual(readerErrors.B)
  expect(readersIn(text({ A }, false))).toEqual(readerErrors)
  expect(readersIn(null)).toEqual(readerErrors)
})

test('an error of too few films, of no size or of no landmark leaves the table in force, and may not be written', () => {
  for (const wrong of [{ ...A, films: 9 }, { ...A, downMm: 0 }, { ...A, forwardMm: 21 }, { ...A, correlation: 2 }, 'x']) {
    expect(readersIn(text({ A: wrong, B: A })).A).toEqual(readerErrors.A)
    expect(readersIn(text({ A: wrong, B: A })).B?.source).toBe('own')
    expect(ownErrorsSetting.faultIn(text({ A: wrong }))).toContain('errors.A')
  }
  expect(readersIn(text({ constructor: A, Nose: A }))).toEqual(readerErrors)
  expect(ownErrorsSetting.faultIn(text({ Nose: A }))).not.toBeNull()
  expect(ownErrorsSetting.faultIn(text({ A }))).toBeNull()
})
