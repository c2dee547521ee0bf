import { expect, it } from 'vitest'
import { text } from '../type'
import { flowed, type Strip } from './flow'
import { space, tableStrips } from './plan-table'

const row = (height: number): Strip => ({ height, draw: top => [text('row', 0, top, { size: 10 })] })
const page = { top: 0, bottom: 100 }

it('room after the last row makes no page of its own, and none begins a page', () => {
  expect(flowed([row(60), row(40), space(30)], page, page)).toHaveLength(1)
  const [, second] = flowed([row(60), row(40), space(30), row(20)], page, page)
  expect(second).toEqual(row(20).draw(0))
})

it('a long table never leaves a row or two under its names at the end of a page', () => {
  const columns = [{ title: 'Point', x: 0, align: 'start', maxWidth: 100 }] as const
  const rows = Array.from({ length: 20 }, () => [{ text: 'value' }])
  const table = tableStrips({ id: 't', title: 'Table', note: '', columns, rows, from: 0, to: 100 })
  const [before, after] = [row(1000), { top: 0, bottom: 1000 + 52 + 38 }]
  for (const [room, left] of [
    [36, 0],
    [72, 0],
    [108, 3],
  ] as const) {
    const [first = []] = flowed([before, ...table], { ...after, bottom: after.bottom + room }, { top: 0, bottom: 5000 })
    expect(JSON.stringify(first).split('"value"').length - 1).toBe(left)
  }
})
