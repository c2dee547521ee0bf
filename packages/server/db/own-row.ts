import type { Selectable } from 'kysely'
import { Refusal } from '../http/refusal'
import type { Db } from './open'
import type { Tables } from './tables'

/** Tables whose rows belong to an account, whatever their state. */
type OwnTable = 'job' | 'phone_link' | 'plan' | 'user_analysis' | 'waiting_file'

export interface OwnRow {
  readonly doctor: string
  readonly uuid: string
}

/** An account's row, in any state; one of another account is refused in the same way as one that does not exist. */
export const ownRow = async <Name extends OwnTable>(
  db: Db,
  table: Name,
  { doctor, uuid }: OwnRow,
): Promise<Selectable<Tables[Name]>> => {
  const row = await db
    .selectFrom<OwnTable>(table)
    .selectAll()
    .where('uuid', '=', uuid)
    .where('doctor_id', '=', doctor)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row as Selectable<Tables[Name]>
}
