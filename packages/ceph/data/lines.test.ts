import { expect, it } from 'vitest'
import pinned from '../golden/lines.json'
import { itemNames, measurements } from './measurements'
import { type LineName, planes } from './planes'

it('every reference line runs as in the clinical source', () => {
  const rows = (Object.keys(planes) as readonly LineName[]).map(name => {
    const line = planes[name]
    const reach = 'before' in line ? [line.before, line.after] : [0, 0]
    return [name, [line.kind, ...line.nodes, ...reach, line.listed, line.auto]]
  })
  expect(Object.fromEntries(rows)).toEqual(pinned.planes)
})

it('every item lights up the lines of the clinical source', () => {
  expect(Object.fromEntries(itemNames.map(item => [item, measurements[item].lines]))).toEqual(pinned.itemLines)
})
