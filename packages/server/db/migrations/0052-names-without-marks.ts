import { sql } from 'kysely'
import type { Db } from '../open'

/** Direction marks and characters that cannot be seen, as names are freed of them where they come in at the time of this step. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu

/** The name without them; as it is where nothing would remain. */
const cleaned = (name: string): string => name.replace(invisible, '').trim() || name

interface Named {
  readonly uuid: string
  readonly name: string
  readonly number: string
}

const share = 5000

const shareAfter = async (db: Db, uuid: string): Promise<readonly Named[]> => {
  const { rows } = await sql<Named>`select uuid, name, case_no as number from patient
    where uuid > ${uuid} order by uuid limit ${sql.lit(share)}`.execute(db)
  return rows
}

/**
 * Names and case numbers of patients, and names of doctors, written down before marks were taken off at the door: such a mark turned
 * around what stands after the name on screen, paper and slides. What can be read of a name does not change; its search keys never
 * held the marks.
 */
export const namesWithoutMarks = async (db: Db): Promise<void> => {
  for (let rows = await shareAfter(db, ''); rows.length > 0; rows = await shareAfter(db, rows.at(-1)?.uuid ?? ''))
    for (const { uuid, name, number } of rows) {
      const [plain, plainNumber] = [cleaned(name), cleaned(number)]
      if (plain !== name || plainNumber !== number)
        await sql`update patient set name = ${plain}, case_no = ${plainNumber} where uuid = ${uuid}`.execute(db)
    }
  const { rows: doctors } = await sql<{ uuid: string; name: string }>`select uuid, user_name as name from doctor`.execute(db)
  for (const { uuid, name } of doctors)
    if (cleaned(name) !== name) await sql`update doctor set user_name = ${cleaned(name)} where uuid = ${uuid}`.execute(db)
}
