import { sql } from 'kysely'
import type { Db, Engine } from '../open'

const photos = (row: string): string => `${row}.type in ('Upper_Occlusal', 'Lower_Occlusal')`
const stale = (row: string): string => `update record_index set stamp = '' where record_uuid = ${row}.record_uuid`

const triggers = [
  { name: 'record_index_photo_new', on: 'insert', when: photos('new'), does: [stale('new')] },
  {
    name: 'record_index_photo_changed',
    on: 'update',
    when: `${photos('new')} or ${photos('old')}`,
    does: [stale('new'), stale('old')],
  },
  { name: 'record_index_photo_gone', on: 'delete', when: photos('old'), does: [stale('old')] },
] as const

/** A jaw may also be read on an occlusal photograph: as after a change of a model's file (0039), its readings are looked at anew. */
export const modelPhotos = async (db: Db, { name: engine }: Engine): Promise<void> => {
  for (const { name, on, when, does } of triggers) {
    const body = does.join('; ')
    const statements =
      engine === 'sqlite'
        ? [`create trigger ${name} after ${on} on image when ${when} begin ${body}; end`]
        : [
            `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`,
            `create trigger ${name} after ${on} on image for each row when (${when}) execute function ${name}()`,
          ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
  await sql
    .raw(
      `update record_index set stamp = '' where record_uuid in (select uuid from record where model_readings like '%"photo"%')`,
    )
    .execute(db)
}
