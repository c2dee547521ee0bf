import { sql } from 'kysely'
import type { Db } from '../db/open'
import { visibleCases } from '../db/visible-cases'
import { hashIn } from './store'

interface Asked {
  readonly clinic: string
  /** The person, if she may see only the cases assigned to her. */
  readonly only: string | null
  readonly path: string
}

/** Whether a clinic has a picture that a person may see there: as its original, as shown, or before its edit. */
export const shownThere = async (db: Db, { clinic, only, path }: Asked): Promise<boolean> => {
  const name = hashIn(path)
  const image = await db
    .selectFrom('image')
    .innerJoin('record', 'record.uuid', 'image.record_uuid')
    .select('image.uuid')
    .where('image.doctor_id', '=', clinic)
    .where(({ or, eb }) => or([eb('hash', '=', name), eb('shown', '=', name), eb('plain', '=', name)]))
    .where(sql<boolean>`1 = 1 ${visibleCases('record.case_uuid', only)}`)
    .limit(1)
    .executeTakeFirst()
  return image !== undefined
}
