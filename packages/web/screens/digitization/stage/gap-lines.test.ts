import { expect, test } from 'vitest'
import { gapLines } from './gap-lines'

test('the log is told of a curve with all the points it is drawn without, in one line', () => {
  const gaps = [
    { curve: 'profile_upper', point: 'Glabella' },
    { curve: 'profile_lower', point: 'C' },
    { curve: 'profile_upper', point: 'SoftNasion' },
  ]
  expect(gapLines(gaps)).toEqual(['profile_upper (Glabella, SoftNasion)', 'profile_lower (C)'])
  expect(gapLines([])).toEqual([])
})
