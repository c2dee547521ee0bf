import { createHash } from 'node:crypto'
import type { FrozenDocument, Verified } from '@sella/contract/document'
import type { Db } from '../db/open'
import { readFrozen } from '../pdf/read-frozen'
import { type DocumentRow, documentOf } from './rows'

const registered = (db: Db, doctor: string | null, column: 'hash' | 'identity', value: string) => {
  const all = db.selectFrom('document').selectAll().where(column, '=', value).orderBy('made_at')
  return (doctor === null ? all : all.where('doctor_id', '=', doctor)).execute()
}

/** The document that a file claims to be: of those that show the same, as one revoked and made again, that of its number. */
const claimed = async (db: Db, doctor: string | null, { number, identity }: { number: string; identity: string }) => {
  const all = identity === '' ? [] : await registered(db, doctor, 'identity', identity)
  return all.find(row => row.number === number) ?? all[0]
}

/** The newest version of a superseded document; null if it was not superseded. */
const latestOf = async (db: Db, { uuid, doctor_id: doctor, superseded_by }: DocumentRow): Promise<FrozenDocument | null> => {
  // What an archive says of its documents may name one of another account, or go round in a circle.
  const seen = new Set([uuid])
  let latest: DocumentRow | null = null
  for (let next = superseded_by; next !== null && !seen.has(next); ) {
    seen.add(next)
    const row = await db
      .selectFrom('document')
      .selectAll()
      .where('uuid', '=', next)
      .where('doctor_id', '=', doctor)
      .executeTakeFirst()
    if (!row) break
    latest = row
    next = row.superseded_by
  }
  return latest && documentOf(latest)
}

/**
 * Verifies a file against a doctor's register (null: that of every account, as on the command line), and against the seal and the
 * data the file carries. Without a register, a change that also wrote a new seal goes unnoticed: `whole` says no more than that.
 */
export const verifyPdf = async (db: Db, pdf: Buffer, doctor: string | null): Promise<Verified> => {
  const hash = createHash('sha256').update(pdf).digest('hex')
  const { seal, number, identity } = readFrozen(pdf)
  const [kept] = await registered(db, doctor, 'hash', hash)
  if (kept) {
    const { number, identity } = kept
    return { verdict: 'registered', number, identity, document: documentOf(kept), latest: await latestOf(db, kept) }
  }
  if (seal === 'none') return { verdict: 'foreign', number: '', identity: '', document: null, latest: null }
  const like = await claimed(db, doctor, { number, identity })
  // An intact seal on bytes other than those registered under the same identity and number was written by somebody else.
  const forged = seal === 'whole' && like !== undefined && like.number === number
  const verdict = seal === 'whole' && !forged ? 'whole' : 'altered'
  return { verdict, number, identity, document: like ? documentOf(like) : null, latest: like ? await latestOf(db, like) : null }
}
