import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Parsed } from '@sella/contract/calls/index'
import { note } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { FileStore } from '../files/store'
import { noteUnused, removeUnused } from '../files/unused'
import { Refusal } from '../http/refusal'
import type { Progress } from '../jobs/worker'
import { lockedRecord } from '../records/locked'
import { ownRecord, type RecordRow } from '../records/rows'
import { makeAnalysisPage } from '../report/analysis-page'
import { makeComprehensive } from '../report/comprehensive'
import type { Whose } from '../report/gather'
import type { MakePdf, Numbered } from '../report/pdf-work'
import { turns } from '../threads/turns'
import { doctorBy } from '../user/store'
import { type TakenNumber, takeNumber } from './numbers'
import { type DocumentRow, ownDocument, sameShown } from './rows'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly now: Clock
  readonly makePdf: MakePdf
}

type Wish = Parsed<'documentMake'>

/** In bytes; a report of a hundred pages with photos stays far below. */
const largestDocument = 100_000_000

/** A document that shows the same and is not the one to be replaced. */
const sameAs = async (db: Db, { doctor_id: doctor, identity }: Shown, supersedes: string | null) => {
  const same = await sameShown(db, doctor, identity)
  return same && same.uuid !== supersedes ? same : null
}

type Shown = Pick<DocumentRow, 'doctor_id' | 'identity'>

/**
 * Writes the document's row and marks the document it replaces, in one transaction; resolves to the row, or to that of a document that
 * shows the same and was written meanwhile: by another server, which was asked first and whose reply was lost. Refuses (NOT_FOUND) where
 * the record was deleted, or its case given to another account, while the pages were drawn.
 */
const keepRow = (
  { store: { db, engine }, now }: Pick<Ports, 'store' | 'now'>,
  row: DocumentRow,
  { supersedes, record }: { supersedes: string | null; record: string },
): Promise<DocumentRow> =>
  db.transaction().execute(async tx => {
    await engine.oneAtATime(tx, `documents of ${row.doctor_id}`)
    await lockedRecord({ db: tx, engine }, { doctor: row.doctor_id, uuid: record })
    const same = await sameAs(tx, row, supersedes)
    if (same) {
      await noteUnused(tx, [row.hash], now())
      return same
    }
    await tx.insertInto('document').values(row).execute()
    const by = { doctor: row.doctor_id, at: row.made_at, action: 'documentMake' } as const
    const { number, identity, hash } = row
    await note(tx, { ...by, entity: 'document', uuid: row.uuid, details: { number, identity, hash, supersedes } })
    // A record's list recognises reports by these actions.
    const action = row.kind === 'page' ? 'reportAnalysis' : 'reportComprehensive'
    await note(tx, { ...by, action, entity: 'record', uuid: record, details: { document: number } })
    if (supersedes !== null) await supersede(tx, row, supersedes)
    return row
  })

const supersede = async (tx: Db, { doctor_id: doctor, uuid, case_uuid }: DocumentRow, old: string): Promise<void> => {
  const closed = await tx
    .updateTable('document')
    .set({ superseded_by: uuid })
    .where('uuid', '=', old)
    .where('doctor_id', '=', doctor)
    .where('case_uuid', '=', case_uuid)
    .where('revoked_at', 'is', null)
    .where('superseded_by', 'is', null)
    .executeTakeFirst()
  if (closed.numUpdatedRows === 0n) throw new Refusal('DOCUMENT_CLOSED')
}

interface Asked extends Whose {
  readonly progress: Progress
}

const drawn = async (ports: Ports, { kind, wish }: Wish, { progress, freeze, ...who }: Asked & { freeze: Numbered }) => {
  const means = { db: ports.store.db, files: ports.files, makePdf: ports.makePdf }
  const { overlaps: _, plans: __, ...page } = wish
  return kind === 'page'
    ? makeAnalysisPage(means, page, who, { progress, freeze })
    : makeComprehensive(means, wish, who, { progress, freeze })
}

/** The document made under the number taken, or an existing one that shows the same. */
const makeUnder = async (ports: Ports, asked: Wish, who: Asked & { record: RecordRow; number: string }): Promise<DocumentRow> => {
  const { store, files, now } = ports
  const { doctor, record, number } = who
  const { wish, kind, supersedes } = asked
  const at = instant(now())
  const { title, pdf } = await drawn(ports, asked, {
    ...who,
    freeze: { number, madeAt: `${at.slice(0, 16).replace('T', ' ')} UTC` },
  })
  const same = await sameAs(store.db, { doctor_id: doctor, identity: pdf.identity }, supersedes)
  if (same) return same
  const arrival = await files.receive(Readable.from([Buffer.from(pdf.bytes)]), largestDocument)
  let written = false
  try {
    const row: DocumentRow = {
      ...{ uuid: randomUUID(), doctor_id: doctor, case_uuid: record.case_uuid, number, kind, title },
      ...{
        author: (await doctorBy(store.db, who.person)).user_name,
        lang: wish.design.both ? 'both' : wish.lang,
        sections: JSON.stringify(pdf.sections),
      },
      ...{ pages: pdf.pages, bytes: arrival.bytes, hash: arrival.hash, path: await arrival.keep('pdf') },
      ...{ identity: pdf.identity, made_at: at, revoked_at: null, revoke_reason: '', superseded_by: null },
    }
    const stored = await keepRow(ports, row, { supersedes, record: record.uuid })
    written = true
    return stored
  } finally {
    await arrival.discard()
    // No page about the patient may stay behind without a row that would be erased with her.
    if (!written) await removeUnused({ files }, [arrival.hash]).catch(() => undefined)
  }
}

const makeNumbered = async (ports: Ports, asked: Wish, who: Asked): Promise<DocumentRow> => {
  const { db } = ports.store
  const { doctor } = who
  const { wish, supersedes } = asked
  const record = await ownRecord(db, { doctor, uuid: wish.recordUuid })
  if (supersedes !== null && (await ownDocument(db, { doctor, uuid: supersedes })).case_uuid !== record.case_uuid)
    throw new Refusal('NOT_FOUND')
  const taken: TakenNumber = await takeNumber(db, { doctor, day: wish.today })
  let used = false
  try {
    const row = await makeUnder(ports, asked, { ...who, record, number: taken.number })
    used = row.number === taken.number
    return row
  } finally {
    if (!used) await taken.giveBack()
  }
}

const turnOf = new Map<string, ReturnType<typeof turns>>()

/** Documents of one doctor are made one after another, so that two identical simultaneous requests make only one. */
export const makeDocument = (ports: Ports, asked: Wish, who: Asked): Promise<DocumentRow> => {
  const turn = turnOf.get(who.doctor) ?? turns(1)
  turnOf.set(who.doctor, turn)
  return turn(() => {
    if (who.progress.signal.aborted) throw new Refusal('BODY_CUT')
    return makeNumbered(ports, asked, who)
  })
}
