import { describe, expect, it } from 'vitest'
import { apartOf } from './apart'

describe('how long two readings of a film lie apart', () => {
  it('is too short under two weeks, whichever came first', () => {
    const second = '2026-11-15T08:00:00.000Z'
    const soon = ['2026-11-15T07:58:00.000Z', '2026-11-01T08:00:00.001Z', '2026-11-29T07:59:59.999Z']
    const late = ['2026-11-01T08:00:00.000Z', '2025-11-15T08:00:00.000Z', '2026-11-29T08:00:00.000Z']
    for (const first of soon) expect([first, apartOf([{ first, second }])]).toEqual([first, { soon: 1, undated: 0 }])
    for (const first of late) expect([first, apartOf([{ first, second }])]).toEqual([first, { soon: 0, undated: 0 }])
    expect(apartOf([...soon, ...late, null, null].map(first => ({ first, second })))).toEqual({ soon: 3, undated: 2 })
    expect(apartOf([])).toEqual({ soon: 0, undated: 0 })
  })
})
