import type { Lang } from '@sella/ceph/words'
import { byteOrderMark, csvLine } from '../csv/line'
import type { CaseTable } from './case-table'
import { columns, facts } from './heads'

/** One line a measurement; the record it is of stands before each. */
export const asCsv = ({ patient, method, records }: CaseTable, lang: Lang): string => {
  const first = [
    facts.caseNo,
    facts.patient,
    facts.date,
    facts.stage,
    facts.method,
    facts.ageGroup,
    facts.scale,
    facts.mmPerPixel,
  ]
  const head = csvLine([...first, ...columns.map(column => column.head)].map(words => words[lang]))
  const lines = records.flatMap(({ date, stage, ageGroup, scale, rows }) => {
    const told = [patient.caseNo, patient.name, date, stage, method.title, ageGroup, scale.provenance, scale.mmPerPixel]
    return rows.map(row => csvLine([...told, ...columns.map(column => row[column.of])]))
  })
  return byteOrderMark + head + lines.join('')
}
