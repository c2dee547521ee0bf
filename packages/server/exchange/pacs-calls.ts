import { note } from '../audit/log'
import { instant } from '../db/now'
import type { Db } from '../db/open'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import type { PacsAt } from '../machines/settings'
import type { TakingPorts } from '../waiting/take'
import { archiveNamed } from './archives'
import { fetchObject } from './fetch'
import { instancesOf, studiesBy } from './query'

interface Ports extends TakingPorts {
  /** The archives of the installation. */
  readonly archives: readonly PacsAt[]
}

const limits = { studies: 50, instances: 200 }

const hereAlready = async (db: Db, doctor: string, uids: readonly string[]): Promise<ReadonlySet<string | null>> => {
  if (uids.length === 0) return new Set()
  const rows = await db
    .selectFrom('waiting_file')
    .select('instance_uid')
    .where('doctor_id', '=', doctor)
    .where('instance_uid', 'in', uids)
    .execute()
  return new Set(rows.map(row => row.instance_uid))
}

/**
 * Queries an archive of the installation for studies, and fetches chosen objects. Only the addresses in the settings are ever
 * contacted.
 */
export const pacsCalls = (ports: Ports): Part<'pacsFind' | 'pacsStudy' | 'pacsFetch'> => {
  const { store, archives, now } = ports
  const { db } = store
  return {
    pacsFind: async ({ archive: wanted, ...question }, { doctor, gone }) => {
      const archive = await archiveNamed(db, archives, { doctor, name: wanted })
      if (!Object.values(question).some(value => value.trim() !== '')) throw new Refusal('INPUT_INVALID', { field: 'name' })
      const studies = await studiesBy(archive, question, { limit: limits.studies + 1, signal: gone })
      return { studies: studies.slice(0, limits.studies), more: studies.length > limits.studies }
    },
    pacsStudy: async ({ archive: wanted, study }, { doctor, gone }) => {
      const archive = await archiveNamed(db, archives, { doctor, name: wanted })
      const all = await instancesOf(archive, study, { limit: limits.instances + 1, signal: gone })
      const instances = all.slice(0, limits.instances)
      const here = await hereAlready(
        db,
        doctor,
        instances.map(({ instance }) => instance),
      )
      return {
        instances: instances.map(object => ({ ...object, here: here.has(object.instance) })),
        more: all.length > limits.instances,
      }
    },
    pacsFetch: async ({ archive: wanted, ...object }, { doctor, gone }) => {
      const archive = await archiveNamed(db, archives, { doctor, name: wanted })
      const { uuid, before } = await fetchObject(ports, object, { doctor, archive, signal: gone })
      const details = { archive: wanted, instance: object.instance, before }
      await note(db, { doctor, at: instant(now()), action: 'pacsFetch', entity: 'image', uuid, details })
      return { uuid, before }
    },
  }
}
