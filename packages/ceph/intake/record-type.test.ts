import { expect, test } from 'vitest'
import { proposedType } from './record-type'

const record = (createday: string, type: 1 | 2 | 3) => ({ createday, type })

test('a record is initial where the case has nothing older, also when newer ones were filed before it', () => {
  expect(proposedType('2026-11-28', [])).toBe(1)
  expect(proposedType('2025-11-20', [record('2026-11-28T09:00', 1), record('2027-01-04T09:00', 2)])).toBe(1)
})

test('a later record is of the middle, and of the end once treatment has ended', () => {
  const initial = record('2024-03-01T09:00', 1)
  expect(proposedType('2024-03-01', [initial])).toBe(2)
  expect(proposedType('2025-06-01', [initial])).toBe(2)
  const records = [record('2026-02-01T09:00', 3), initial]
  expect(proposedType('2025-06-01', records)).toBe(2)
  expect(proposedType('2026-02-01', records)).toBe(3)
  expect(proposedType('2027-02-01', records)).toBe(3)
})
