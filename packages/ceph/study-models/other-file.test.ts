import { expect, it } from 'vitest'
import { bothArches } from '../testing/dental-arch'
import { hasReadings, onOtherFiles, withoutJaws } from './other-file'
import type { ModelReadings } from './readings'

const raphe = { from: { x: 0, y: 0, z: 0 }, to: { x: 0, y: 0, z: 20 } }
const read: ModelReadings = { ...bothArches(), files: { upper: 'a', lower: 'b' }, raphe }
const teethOf = ({ teeth }: ModelReadings, jaw: RegExp) => Object.keys(teeth).filter(tooth => jaw.test(tooth)).length

it('readings do not carry over to another file: the jaws concerned are told', () => {
  expect(onOtherFiles(read, { upper: 'a', lower: 'b' })).toEqual([])
  expect(onOtherFiles(read, { upper: 'a', lower: 'c' })).toEqual(['lower'])
  expect(onOtherFiles(read, { upper: 'b', lower: 'a' })).toEqual(['upper', 'lower'])
  expect(onOtherFiles(read, { upper: null, lower: 'b' })).toEqual(['upper'])
  // Nothing was read there, or the file was never recorded.
  expect(onOtherFiles({ ...read, teeth: {} }, { upper: 'x', lower: 'x' })).toEqual([])
  expect(onOtherFiles({ ...read, files: { upper: null, lower: 'b' } }, { upper: 'x', lower: 'b' })).toEqual([])
})

it('a jaw is read again without the readings of the other; the raphe goes with the upper', () => {
  const lower = withoutJaws(read, ['upper'])
  expect([hasReadings(lower, 'upper'), hasReadings(lower, 'lower'), lower.raphe]).toEqual([false, true, null])
  expect([teethOf(lower, /^[34]/), teethOf(lower, /^[12]/)]).toEqual([14, 0])
  const upper = withoutJaws(read, ['lower'])
  expect([hasReadings(upper, 'upper'), hasReadings(upper, 'lower'), upper.raphe]).toEqual([true, false, raphe])
  expect(withoutJaws(read, [])).toEqual(read)
  expect(withoutJaws(read, ['upper', 'lower']).teeth).toEqual({})
})
