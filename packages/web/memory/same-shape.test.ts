import { expect, it } from 'vitest'
import { hasShapeOf } from './same-shape'

const form = { name: '', count: 0, tags: [] as string[], inner: { open: false }, day: null as string | null }
const whole = { name: '王', count: 2, tags: ['a'], inner: { open: true }, day: '2026-01-02' }

it('what is stored of a form is taken with every field of its kind, also where it says more', () => {
  for (const value of [whole, { ...whole, day: null }, { ...whole, tags: [] }, { ...whole, later: 1 }])
    expect([value, hasShapeOf(form, value)]).toEqual([value, true])
})

it('what is stored of another form, of an older one or by a fault is not taken for this one', () => {
  const { day: _, ...older } = whole
  const others = [null, 'x', [], {}, older, { ...whole, count: '2' }, { ...whole, tags: [1] }, { ...whole, tags: 'a' }]
  for (const value of [...others, { ...whole, inner: {} }, { ...whole, inner: null }])
    expect([value, hasShapeOf(form, value)]).toEqual([value, false])
})
