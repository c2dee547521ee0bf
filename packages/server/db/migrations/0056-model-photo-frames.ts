import { sql } from 'kysely'
import type { Db } from '../open'

const edited = `from image i where i.shown is not null and i.type in ('Upper_Occlusal', 'Lower_Occlusal')`

interface Edited {
  readonly record_uuid: string
  readonly shown: string
  readonly frame: string
}

/**
 * Readings of a jaw on an occlusal photograph name where its pixels lie, no longer the picture as displayed: brightness and contrast
 * move no pixel. Those of edited photographs are renamed, also of ones in the bin; what was read before such an edit counts again.
 */
export const modelPhotoFrames = async (db: Db): Promise<void> => {
  const { rows } = await sql
    .raw<Edited>(`select i.record_uuid, i.shown, coalesce(i.frame, i.hash) as frame ${edited}`)
    .execute(db)
  for (const { record_uuid: uuid, shown, frame } of rows)
    await sql`update record set model_readings = replace(model_readings, ${shown}, ${frame})
      where uuid = ${uuid} and model_readings like ${`%${shown}%`}`.execute(db)
  await sql.raw(`update record_index set stamp = '' where record_uuid in (select i.record_uuid ${edited})`).execute(db)
}
