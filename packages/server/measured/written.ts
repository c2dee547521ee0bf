import { keyed } from '@sella/ceph/tabulate/grid'
import { type MeasuredTable, unnamed } from '@sella/ceph/tabulate/measured'
import { longGrid, methodGrids, recordGrids } from '@sella/ceph/tabulate/measured-grids'
import { researchGrid } from '@sella/ceph/tabulate/research-grid'
import type { Lang } from '@sella/ceph/words'
import type { Parsed } from '@sella/contract/calls/index'
import type { FileReply } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { asCsv } from './as-csv'
import { asXlsx } from './as-xlsx'

type Asked = Pick<Parsed<'caseMeasurements'>, 'format' | 'shape' | 'identity' | 'lang'>
type Format = Asked['format']

const types: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
}

/** A workbook with more sheets opens slowly, and nobody would page through it. */
const mostSheets = 250

const recordsOf = ({ cases }: MeasuredTable): number => cases.reduce((sum, each) => sum + each.records.length, 0)

const bookOf = (table: MeasuredTable, { shape, lang }: Asked): Promise<Buffer> => {
  if (shape === 'research') return asXlsx([researchGrid(table), ...methodGrids(table, lang)], lang)
  const count = recordsOf(table)
  if (count > mostSheets) throw new Refusal('TABLE_TOO_LARGE', { count, limit: mostSheets })
  return asXlsx([...recordGrids(table), ...methodGrids(table, lang)], lang)
}

/** Measurements 3: `class` and `stars` are null where nothing was judged. */
const json = (table: MeasuredTable, shape: Asked['shape']): Buffer => {
  const { method, cases } = table
  const content =
    shape === 'research'
      ? { format: 'sella-research', version: 2, method, rows: keyed(researchGrid(table)) }
      : { format: 'sella-measurements', version: 3, method, cases }
  return Buffer.from(JSON.stringify(content))
}

const gridOf = (table: MeasuredTable, shape: Asked['shape']) => (shape === 'research' ? researchGrid(table) : longGrid(table))

const contentOf = async (table: MeasuredTable, asked: Asked, lang: Lang): Promise<Buffer> => {
  if (asked.format === 'xlsx') return bookOf(table, asked)
  return asked.format === 'json' ? json(table, asked.shape) : Buffer.from(asCsv(gridOf(table, asked.shape), lang))
}

/** A table in the requested format; refuses one without records. */
export const writtenTable = async (table: MeasuredTable, asked: Asked): Promise<FileReply> => {
  if (table.cases.length === 0) throw new Refusal('STAGE_NOT_DIGITIZED')
  const content = await contentOf(asked.identity ? table : unnamed(table), asked, asked.lang)
  const name = asked.shape === 'research' ? 'research' : 'measurements'
  const disposition = `attachment; filename="${name}.${asked.format}"`
  return { type: types[asked.format], content, bytes: content.length, disposition, cacheSeconds: 0 }
}
