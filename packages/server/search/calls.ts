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
import { isFilmLength, mayBeInexact, type Scope } from './conditions'
import { countCases, countUnscaled, findCases, rarestFirst } from './find'
import { type CaseHit, rowsOf } from './rows'
import { scopeOf } from './scope'
import { tableHead, tableLine, type Wanted } from './table'

interface Ports {
  readonly store: OpenDatabase
  readonly signer: Signer
}

/** Lines of a table made in one go; other calls are answered in between. */
const linesAtOnce = 100

const agenciesFor = (db: Db, hits: readonly CaseHit[]) =>
  agenciesBy(
    db,
    hits.flatMap(({ row }) => row.agency_uuid ?? []),
  )

/** What the findings of a filter could not be compared with. */
const leftOut = async (db: Db, filter: SearchFilter, { scope, total }: { readonly scope: Scope; readonly total: number }) => {
  const findings = filter.findings ?? []
  const inexact = findings.some(finding => mayBeInexact(finding, scope))
  const [more, unscaled, waiting] = await Promise.all([
    inexact && !filter.approximate ? countCases(db, { ...filter, approximate: true }, scope) : total,
    findings.some(finding => isFilmLength(finding, scope)) ? countUnscaled(db, filter, scope) : 0,
    findings.length > 0 || filter.necks ? countDue(db, scope.reader) : 0,
  ])
  return { approximate: more - total, unscaled, waiting }
}

async function* lines(
  db: Db,
  uuids: readonly string[],
  wanted: Wanted & { readonly filter: SearchFilter },
): AsyncGenerator<string> {
  yield tableHead(wanted)
  for (let at = 0; at < uuids.length; at += linesAtOnce) {
    const hits = await rowsOf(db, uuids.slice(at, at + linesAtOnce), wanted)
    const agencies = await agenciesFor(db, hits)
    yield hits.map(hit => tableLine(hit, agencies.get(hit.row.agency_uuid ?? '')?.name ?? null, wanted)).join('')
  }
}

/** Cases by combined filters, on the screen and as a table, and a look at one record. */
export const searchCalls = ({
  store: { db },
  signer,
}: Ports): Part<'caseSearch' | 'caseSearchCsv' | 'caseFindings' | 'recordGlance'> => ({
  caseSearch: async ({ filter: asked, today, page, pageSize }, { doctor, only }) => {
    const scope = await scopeOf(db, { doctor, only, today, filter: asked })
    const filter = await rarestFirst(db, asked, scope)
    const { total, uuids } = await findCases(db, filter, { ...scope, limit: pageSize, offset: (page - 1) * pageSize })
    const [hits, left] = await Promise.all([rowsOf(db, uuids, { filter, scope }), leftOut(db, filter, { scope, total })])
    const listed = await listRows(
      db,
      hits.map(({ row }) => row),
      { signer, terms: [] },
    )
    const rows = listed.map((row, i) => ({ ...row, match: hits[i]?.match ?? null }))
    return { total, rows, left }
  },
  caseSearchCsv: async ({ filter: asked, today }, { doctor, only, lang }): Promise<FileReply> => {
    const scope = await scopeOf(db, { doctor, only, today, filter: asked })
    const filter = await rarestFirst(db, asked, scope)
    const { uuids } = await findCases(db, filter, { ...scope, limit: Number.MAX_SAFE_INTEGER, offset: 0 })
    const items = [...new Set((asked.findings ?? []).map(finding => finding.item))]
    return {
      type: 'text/csv; charset=utf-8',
      content: Readable.from(lines(db, uuids, { filter, items, lang, scope })),
      bytes: null,
      disposition: `attachment; filename="sella-${today}.csv"`,
      keepFor: 0,
    }
  },
  caseFindings: async ({ cases, analysis }, { doctor }) => findingsOf(db, { doctor, cases, analysis }),
  recordGlance: async ({ recordUuid, analysis }, { doctor }) => glanceAt(db, { doctor, recordUuid, name: analysis }),
})
