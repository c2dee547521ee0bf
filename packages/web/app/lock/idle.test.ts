import { expect, test } from 'vitest'
import { dueNow } from './idle'

const after = 1000

test('who does not move is locked after the time, not before', () => {
  expect(dueNow({ after, active: 0, heard: 0, now: 999 })).toBe(null)
  expect(dueNow({ after, active: 0, heard: 0, now: 1000 })).toBe('lock')
  // A machine that slept wakes long after.
  expect(dueNow({ after, active: 0, heard: 0, now: 90_000 })).toBe('lock')
})

test('who moves without asking the server for anything is told of, four times in the time and no more', () => {
  expect(dueNow({ after, active: 260, heard: 0, now: 249 })).toBe(null)
  expect(dueNow({ after, active: 240, heard: 0, now: 250 })).toBe('tell')
  expect(dueNow({ after, active: 240, heard: 250, now: 600 })).toBe(null)
})
