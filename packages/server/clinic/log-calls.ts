import { Readable } from 'node:stream'
import type { Parsed } from '@sella/contract/calls/index'
import { checkChain, type LogRow } from '../access/chain'
import { byteOrderMark, csvLine } from '../csv/line'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { FileReply, Part } from '../http/handlers'
import { clinicAt } from './desk'
import { changesOf, changeText } from './log-changes'

type Asked = Parsed<'clinicLog'>
type Named = LogRow & { readonly case_name: string | null; readonly case_no: string | null }

/** Rows per page; a table is fetched in steps of the same size. */
const page = 100

/** Entries before a number, latest first, with the current name of each case; null for one that no longer exists. */
const entriesBefore = (db: Db, clinic: string, { before, person, kind, from }: Omit<Asked, 'pageSize'>): Promise<Named[]> =>
  db
    .selectFrom('clinic_log')
    .leftJoin('patient', join => join.onRef('patient.uuid', '=', 'clinic_log.case_uuid').on('patient.doctor_id', '=', clinic))
    .selectAll('clinic_log')
    .select(['patient.name as case_name', 'patient.case_no'])
    .where('clinic_log.clinic_uuid', '=', clinic)
    .$if(before !== undefined, some => some.where('seq', '<', before ?? 0))
    .$if(person !== undefined, some => some.where('person_id', '=', person ?? ''))
    .$if(kind !== undefined, some => some.where('kind', '=', kind ?? 'see'))
    .$if(from !== undefined, some => some.where('at', '>=', from ?? ''))
    .orderBy('seq', 'desc')
    .limit(page)
    .execute()

const anyUuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The names of members mentioned in details; things have none. */
const namesIn = async (db: Db, rows: readonly Named[]): Promise<Record<string, string>> => {
  const uuids = new Set(rows.flatMap(({ details }) => details.match(anyUuid) ?? []))
  if (uuids.size === 0) return {}
  const people = await db
    .selectFrom('doctor')
    .select(['uuid', 'user_name'])
    .where('uuid', 'in', [...uuids])
    .execute()
  return Object.fromEntries(people.map(({ uuid, user_name }) => [uuid, user_name]))
}

const heads = {
  zh: ['序号', '时间（UTC）', '成员', '类别', '操作', '病历号', '病例编号', '改了什么', '详情', '校验'],
  en: ['No', 'Time (UTC)', 'Member', 'Kind', 'Call', 'Case number', 'Case', 'Changed', 'Details', 'Hash'],
} as const

async function* lines(db: Db, clinic: string, { lang, asked }: { lang: 'zh' | 'en'; asked: Asked }): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(heads[lang])
  for (let { before } = asked; ; ) {
    const rows = await entriesBefore(db, clinic, { ...asked, before })
    const changes = await changesOf(db, clinic, rows)
    const cells = (row: Named) => [
      ...[row.seq, row.at, row.person, row.kind, row.action, row.case_no, row.case_uuid],
      ...[changeText(changes.get(row.seq)), row.details, row.hash],
    ]
    yield rows.map(row => csvLine(cells(row))).join('')
    before = rows.at(-1)?.seq
    if (rows.length < page) return
  }
}

/** Calls about who saw and changed what at a clinic. */
export const clinicLogCalls = ({
  store: { db },
  now,
}: {
  readonly store: OpenDatabase
  readonly now: Clock
}): Part<'clinicLog' | 'clinicLogCheck' | 'clinicLogCsv'> => ({
  clinicLog: async (asked, asking) => {
    const rows = await entriesBefore(db, clinicAt(asking), asked)
    const changes = await changesOf(db, clinicAt(asking), rows)
    return {
      rows: rows.map(row => ({
        change: changes.get(row.seq) ?? null,
        ...{ seq: row.seq, at: row.at, person: row.person, action: row.action, kind: row.kind, caseUuid: row.case_uuid },
        ...{ caseName: row.case_name, details: row.details, hash: row.hash },
      })),
      more: rows.length === page,
      names: await namesIn(db, rows),
    }
  },
  clinicLogCheck: async (_, asking) => ({ ...(await checkChain(db, clinicAt(asking))), at: instant(now()) }),
  clinicLogCsv: async (asked, asking): Promise<FileReply> => ({
    type: 'text/csv; charset=utf-8',
    content: Readable.from(lines(db, clinicAt(asking), { lang: asking.lang, asked })),
    bytes: null,
    disposition: 'attachment; filename="sella-log.csv"',
    cacheSeconds: 0,
  }),
})
