import type { Parsed } from '@sella/contract/calls/index'
import type { Store } from '../db/open'
import type { FileReply, Part } from '../http/handlers'
import { asCsv } from './as-csv'
import { asXlsx } from './as-xlsx'
import { type CaseTable, caseTable } from './case-table'

type Format = Parsed<'caseMeasurements'>['format']

const types: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
}

const written: Readonly<Record<Format, (table: CaseTable, lang: 'zh' | 'en') => Buffer | Promise<Buffer>>> = {
  csv: (table, lang) => Buffer.from(asCsv(table, lang)),
  xlsx: asXlsx,
  json: table => Buffer.from(JSON.stringify({ format: 'sella-measurements', version: 1, ...table })),
}

/** The measurements of a case, for spreadsheets and programs. */
export const measuredCalls = ({ store: { db } }: { readonly store: Store }): Part<'caseMeasurements'> => ({
  caseMeasurements: async ({ format, ...wish }, { doctor }): Promise<FileReply> => {
    const content = await written[format](await caseTable(db, wish, doctor), wish.lang)
    const disposition = `attachment; filename="measurements.${format}"`
    return { type: types[format], content, bytes: content.length, disposition, keepFor: 0 }
  },
})
