import { expect, test } from 'vitest'
import { onDay } from './record-draft'

const records = [{ createday: '2026-11-28T09:00', type: 1 as const }]

test('the type of a new record follows its day, and stays where the doctor chose another', () => {
  expect(onDay({ day: '2027-02-01', type: 2 }, '2025-11-20', records)).toEqual({ day: '2025-11-20', type: 1 })
  expect(onDay({ day: '2027-02-01', type: 3 }, '2025-11-20', records)).toEqual({ day: '2025-11-20', type: 3 })
  expect(onDay({ day: '2027-02-01', type: 2 }, '2025-1', records)).toEqual({ day: '2025-1', type: 2 })
})
