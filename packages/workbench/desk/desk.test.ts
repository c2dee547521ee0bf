import { affectedItems } from '@sella/ceph/analysis/affected'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { templateTracing } from '../subjects/template-scene'
import { deskDriver as desk } from '../testing/desk-driver'

const moved = (tracing: Tracing, name: 'A' | 'LowerLip'): Tracing => {
  const at = tracing.points[name]
  if (!at) throw new Error('the template has every point')
  return { ...tracing, points: { ...tracing.points, [name]: { ...at, x: at.x + 3 } } }
}

it('a moved point gives new rows only to the items that lean on it: only those are rendered while it is dragged', () => {
  const { evaluate } = desk()
  const before = evaluate(templateTracing)
  const after = evaluate(moved(templateTracing, 'A'))
  for (const [i, row] of after.rows.entries()) if (!affectedItems('A').has(row.item)) expect(row, row.item).toBe(before.rows[i])
  const sna = (of: typeof before) => of.rows.find(row => row.item === 'SNA')
  expect(sna(after)).not.toBe(sna(before))
  expect(sna(after)?.shown).not.toBe(sna(before)?.shown)
  expect(after.calibration).toBe(before.calibration)
})

it('the same tracing is read once, and anew when it is judged by something else', () => {
  const { evaluate, choice } = desk()
  const first = evaluate(templateTracing)
  expect(evaluate(templateTracing)).toBe(first)
  choice.set(now => ({ ...now, sex: 'male' }))
  expect(evaluate(templateTracing)).not.toBe(first)
})

it('what is open over one table is open over no other', () => {
  const [first, other] = [desk(), desk()]
  first.dialog.set('keys')
  first.defining.set(true)
  expect([other.dialog.get(), other.defining.get()]).toEqual([null, false])
})
