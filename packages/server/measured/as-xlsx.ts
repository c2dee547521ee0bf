import type { Lang } from '@sella/ceph/words'
import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node'
import type { CaseTable, MeasuredRecord } from './case-table'
import { columns, facts } from './heads'

const strong = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' })

/** A text stays a text, whatever it begins with; a number is one, and shown as it is. */
const cell = (value: string | number | null): Cell =>
  value === null ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String }

const recordSheet = (record: MeasuredRecord, lang: Lang, name: string): Sheet<Buffer> => ({
  sheet: name,
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
  data: [columns.map(({ head }) => strong(head[lang])), ...record.rows.map(row => columns.map(({ of }) => cell(row[of])))],
})

const factSheet = ({ patient, method, records }: CaseTable, lang: Lang): Sheet<Buffer> => {
  const pairs = [
    [facts.caseNo, patient.caseNo],
    [facts.patient, patient.name],
    [facts.sex, patient.sex],
    [facts.birthday, patient.birthday],
    [facts.method, method.title],
  ] as const
  const heads = [facts.date, facts.stage, facts.ageGroup, facts.scale, facts.mmPerPixel]
  const sources = [...new Set(records.flatMap(({ rows }) => rows.flatMap(({ source }) => source ?? [])))].sort()
  return {
    sheet: facts.method[lang],
    columns: [{ width: 24 }, { width: 40 }, { width: 18 }, { width: 18 }, { width: 14 }],
    data: [
      ...pairs.map(([head, value]) => [strong(head[lang]), cell(value)]),
      [],
      heads.map(head => strong(head[lang])),
      ...records.map(({ date, stage, ageGroup, scale }) => [date, stage, ageGroup, scale.provenance, scale.mmPerPixel].map(cell)),
      [],
      [strong(facts.sources[lang])],
      ...sources.map(source => [cell(source)]),
    ],
  }
}

/** A sheet for each record, named by its day, and one of the method, the scales and the sources of the norms. */
export const asXlsx = async (table: CaseTable, lang: Lang): Promise<Buffer> => {
  const sheets = table.records.map((record, i) => {
    const same = table.records.slice(0, i).filter(({ date }) => date === record.date).length
    return recordSheet(record, lang, same > 0 ? `${record.date} (${same + 1})` : record.date)
  })
  return writeExcelFile([...sheets, factSheet(table, lang)]).toBuffer()
}
