import { expect, it } from 'vitest'
import type { MeasuredRow } from './measured'
import { researchGrid } from './research-grid'

const row = (item: string, name: string, unit: MeasuredRow['unit']): MeasuredRow =>
  ({ item, name, unit, value: 1, error: 0.5, group: 'permanent' }) as MeasuredRow

it('a column says its unit once, whether its name has it or not', () => {
  const rows = [
    row('U1_NA', 'U1-NA (mm)', 'mm'),
    row('SNA', 'SNA', 'degree'),
    row('Ratio', 'Facial ratio (%)', 'percent'),
    row('R', 'R', ''),
  ]
  const record = { uuid: null, date: null, day: 0, age: 13, stage: 1, ageGroup: null, errorsBy: '', rows } as const
  const subject = { label: 'C1', caseNo: null, name: null, sex: null, birthday: null } as const
  const cases = [{ ...subject, records: [{ ...record, scale: { mmPerPixel: 0.1, provenance: 'ruler' } }] }] as const
  const heads = researchGrid({ method: { name: 'ABO', title: 'ABO' }, cases }).columns.map(({ head }) => head.en)
  for (const head of ['U1-NA (mm)', 'SNA (°)', 'Facial ratio (%)', 'R']) expect(heads).toContain(head)
})
