import { Readable } from 'node:stream'
import type { SearchFilter } from '@sella/contract/case-search'
import { agenciesBy } from '../agencies/store'
import type { Db, OpenDatabase } from '../db/open'
import type { Signer } from '../files/signing'
import type { FileReply, Part } from '../http/handlers'
import { listRows } from '../patients/list-rows'
import { countDue } from '../readings/due'
import { findingsOf } from '../readings/findings'
import { glanceAt } from '../readings/glance'
import { mayBeInexact, type Scope } from './conditions'
import { type Fitting, fitting } from './fitting'
import { type CaseHit, rowsOf } from './rows'
import { scopeOf, wholeScopeOf } from './scope'
import { tableHead, tableLine, type Wanted } from './table'

interface Ports {
  readonly store: OpenDatabase
  readonly signer: Signer
}

/** Lines of a table written per step; other calls are served in between. */
const linesAtOnce = 100

const agenciesFor = (db: Db, hits: readonly CaseHit[]) =>
  agenciesBy(
    db,
    hits.flatMap(({ row }) => row.agency_uuid ?? []),
  )

/** What the findings of a filter could not be compared with. */
const leftOut = async (db: Db, filter: SearchFilter, { scope, fit }: { readonly scope: Scope; readonly fit: Fitting }) => {
  const findings = filter.findings ?? []
  const inexact = findings.some(finding => mayBeInexact(finding, scope)) && !filter.approximate
  const waiting = findings.length > 0 || filter.necks ? await countDue(db, scope.reader) : 0
  return { approximate: inexact ? fit.approximate : 0, unscaled: fit.unscaled, waiting }
}

async function* lines(db: Db, fit: Fitting, wanted: Wanted & { readonly filter: SearchFilter }): AsyncGenerator<string> {
  yield tableHead(wanted)
  for (let at = 0; at < fit.cases.length; at += linesAtOnce) {
    const hits = await rowsOf(db, fit.cases.slice(at, at + linesAtOnce), { ...wanted, fit })
    const agencies = await agenciesFor(db, hits)
    yield hits.map(hit => tableLine(hit, agencies.get(hit.row.agency_uuid ?? '')?.name ?? null, wanted)).join('')
  }
}

/** Searching cases by combined filters, on screen and as a table, and previewing one record. */
export const searchCalls = ({
  store: { db },
  signer,
}: Ports): Part<'caseSearch' | 'caseSearchCsv' | 'caseFindings' | 'recordGlance'> => ({
  caseSearch: async ({ filter, today, page, pageSize }, { doctor, only }) => {
    const scope = await scopeOf(db, { doctor, only, today, filter })
    const fit = await fitting(db, filter, scope)
    const shown = fit.cases.slice((page - 1) * pageSize, page * pageSize)
    const [hits, left] = await Promise.all([rowsOf(db, shown, { filter, scope, fit }), leftOut(db, filter, { scope, fit })])
    const listed = await listRows(
      db,
      hits.map(({ row }) => row),
      { signer, terms: [] },
    )
    const rows = listed.map((row, i) => ({ ...row, match: hits[i]?.match ?? null }))
    return { total: fit.cases.length, rows, left }
  },
  caseSearchCsv: async ({ filter, today }, { doctor, only, lang }): Promise<FileReply> => {
    const scope = await wholeScopeOf(db, { doctor, only, today, filter })
    const fit = await fitting(db, filter, scope)
    const items = [...new Set((filter.findings ?? []).map(finding => finding.item))]
    return {
      type: 'text/csv; charset=utf-8',
      content: Readable.from(lines(db, fit, { filter, items, necks: filter.necks !== undefined, lang, scope })),
      bytes: null,
      disposition: `attachment; filename="sella-${today}.csv"`,
      cacheSeconds: 0,
    }
  },
  caseFindings: async ({ cases, analysis }, { doctor }) => findingsOf(db, { doctor, cases, analysis }),
  recordGlance: async ({ recordUuid, analysis }, { doctor }) => glanceAt(db, { doctor, recordUuid, name: analysis }),
})
