import { sql } from 'kysely'
import type { Db, Engine } from '../open'

/** The values of all records of a case are out of date. */
const stale = (cases: string): string =>
  `update record_index set stamp = '' where case_no in (select no from case_index where case_uuid in (${cases}))`

interface Trigger {
  readonly name: string
  readonly on: string
  readonly when: string
  readonly does: string
}

const differs = (column: string): string => `old.${column} is distinct from new.${column}`

/**
 * Whether a record's scale is doubted, and with it which of its values are stored, depends on the other records of its case: on
 * which there are, their days, the patient's age and sex, and what saved superimpositions state. A changed tracing makes its own
 * record stale already, and with it the others are looked at.
 */
const triggers: readonly Trigger[] = [
  {
    name: 'record_index_beside',
    on: 'update of createday, deleted_at, case_uuid on record',
    when: ['createday', 'deleted_at', 'case_uuid'].map(differs).join(' or '),
    does: stale('old.case_uuid, new.case_uuid'),
  },
  { name: 'record_index_beside_gone', on: 'delete on record', when: '', does: stale('old.case_uuid') },
  {
    name: 'record_index_patient',
    on: 'update of birthday, sex on patient',
    when: ['birthday', 'sex'].map(differs).join(' or '),
    does: stale('new.uuid'),
  },
  { name: 'record_index_overlap_new', on: 'insert on overlap', when: '', does: stale('new.case_uuid') },
  { name: 'record_index_overlap', on: 'update on overlap', when: differs('content'), does: stale('new.case_uuid') },
  { name: 'record_index_overlap_gone', on: 'delete on overlap', when: '', does: stale('old.case_uuid') },
]

const inSqlite = ({ name, on, when, does }: Trigger): readonly string[] => [
  `create trigger ${name} after ${on}${when && ` when ${when}`} begin ${does}; end`,
]

const inPostgres = ({ name, on, when, does }: Trigger): readonly string[] => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${does}; return null; end $$`,
  `create trigger ${name} after ${on} for each row ${when && `when (${when})`} execute function ${name}()`,
]

/** The values stored for searches withhold lengths by a scale that the other records of the case make doubtful. */
export const doubtedScales = async (db: Db, { name }: Engine): Promise<void> => {
  for (const statement of triggers.flatMap(name === 'sqlite' ? inSqlite : inPostgres)) await sql.raw(statement).execute(db)
}
