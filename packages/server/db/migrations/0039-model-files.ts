import { sql } from 'kysely'
import type { Db, Engine } from '../open'

const models = (row: string): string => `${row}.type in ('Upper_Model', 'Lower_Model')`
const stale = (row: string): string => `update record_index set stamp = '' where record_uuid = ${row}.record_uuid`

const triggers = [
  { name: 'record_index_model_new', on: 'insert', when: models('new'), does: [stale('new')] },
  {
    name: 'record_index_model_changed',
    on: 'update',
    when: `${models('new')} or ${models('old')}`,
    does: [stale('new'), stale('old')],
  },
  { name: 'record_index_model_gone', on: 'delete', when: models('old'), does: [stale('old')] },
] as const

/** After any change of a record's model files, it must be determined again which of its readings still belong to them. */
export const modelFiles = async (db: Db, { name: engine }: Engine): Promise<void> => {
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
}
