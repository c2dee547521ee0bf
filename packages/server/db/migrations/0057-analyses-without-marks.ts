import { sql } from 'kysely'
import type { Db } from '../open'

/** Direction marks and characters that cannot be seen, as names are freed of them where they come in at the time of this step. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu

/** The name without them; as it is where nothing would remain. */
const cleaned = (name: string): string => name.replace(invisible, '').trim() || name

/** As names of analyses are compared at the time of this step. */
const keyOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

interface Named {
  readonly uuid: string
  readonly doctor: string
  readonly name: string
}

const freeName = (name: string, taken: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) {
    const next = count === 1 ? name : `${name} (${count})`
    if (!taken.has(keyOf(next))) return next
  }
}

/**
 * Names of own analyses, written down before marks were taken off at the door. Two of a doctor's that differed by such marks alone stay
 * two: the one with marks gets a number, as one of the same name does that comes with an archive.
 */
export const analysesWithoutMarks = async (db: Db): Promise<void> => {
  const { rows } = await sql<Named>`select uuid, doctor_id as doctor, name from user_analysis
    order by created_at, uuid`.execute(db)
  for (const { uuid, doctor, name } of rows.filter(row => cleaned(row.name) !== row.name)) {
    const others = await sql<{ key: string }>`select name_key as key from user_analysis
      where doctor_id = ${doctor} and uuid <> ${uuid}`.execute(db)
    const free = freeName(cleaned(name), new Set(others.rows.map(({ key }) => key)))
    await sql`update user_analysis set name = ${free}, name_key = ${keyOf(free)} where uuid = ${uuid}`.execute(db)
  }
}
