import { sql } from 'kysely'
import type { Db, Engine } from '../open'

const does = "update record_index set stamp = '' where record_uuid = new.uuid"

/** Any change of a record's model readings invalidates its searchable facts. */
export const modelFindings = async (db: Db, { name }: Engine): Promise<void> => {
  const on = 'after update of model_readings on record'
  const statements =
    name === 'sqlite'
      ? [`create trigger record_index_models ${on} begin ${does}; end`]
      : [
          `create function record_index_models() returns trigger language plpgsql as $$ begin ${does}; return null; end $$`,
          `create trigger record_index_models ${on} for each row execute function record_index_models()`,
        ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
