import { expect, it } from 'vitest'
import { type Grid, keyed } from './grid'
import type { MeasuredRow, MeasuredTable } from './measured'
import { longGrid, methodGrids, recordGrids } from './measured-grids'
import { researchGrid } from './research-grid'

const row = (item: string, name: string, unit: MeasuredRow['unit'], doubts: Partial<MeasuredRow> = {}): MeasuredRow =>
  ({
    item,
    name,
    unit,
    value: 1,
    error: 0.5,
    group: 'permanent',
    estimatedPoints: [],
    unconfirmedPoints: [],
    ...doubts,
  }) as MeasuredRow

const tableOf = (rows: readonly MeasuredRow[]): MeasuredTable => {
  const record = {
    uuid: null,
    date: null,
    day: 0,
    age: 13,
    stage: 1,
    ageGroup: null,
    scaleCaution: '',
    errorsBy: '',
    rows,
  } as const
  const subject = { label: 'C1', caseNo: null, name: null, sex: null, birthday: null } as const
  const cases = [{ ...subject, records: [{ ...record, scale: { mmPerPixel: 0.1, provenance: 'ruler' } }] }] as const
  return { method: { name: 'ABO', title: 'ABO' }, cases }
}

it('a column says its unit once, whether its name has it or not', () => {
  const rows = [
    row('U1_NA', 'U1-NA (mm)', 'mm'),
    row('SNA', 'SNA', 'degree'),
    row('Ratio', 'Facial ratio (%)', 'percent'),
    row('R', 'R', ''),
  ]
  const heads = researchGrid(tableOf(rows)).columns.map(({ head }) => head.en)
  for (const head of ['U1-NA (mm)', 'SNA (°)', 'Facial ratio (%)', 'R']) expect(heads).toContain(head)
})

it('a table says which points nobody saw or confirmed: of each value, and of the record once each', () => {
  const table = tableOf([
    row('SNA', 'SNA', 'degree', { estimatedPoints: ['A'], unconfirmedPoints: ['Na', 'S'] }),
    row('SNB', 'SNB', 'degree', { unconfirmedPoints: ['Na', 'B'] }),
    row('ANB', 'ANB', 'degree'),
  ])
  const doubts = (grid: Grid) =>
    keyed(grid).map(({ estimated_points: estimated, unconfirmed_points: unconfirmed }) => [estimated, unconfirmed])
  const values = [
    ['A', 'Na, S'],
    [null, 'Na, B'],
    [null, null],
  ]
  expect(doubts(longGrid(table))).toEqual(values)
  expect(recordGrids(table).map(doubts)).toEqual([values])
  expect(doubts(researchGrid(table))).toEqual([['A', 'Na, S, B']])
  const [records] = methodGrids(table, 'en')
  expect(records && doubts(records)).toEqual([['A', 'Na, S, B']])
})
