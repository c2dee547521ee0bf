import type { Db } from '../db/open'

/** Instances of an Orthanc that it could not deliver when it told of them. */
export interface LeftInstances {
  /** Their ids there, the longest left first. */
  all(): Promise<readonly string[]>
  /** Notes one, or moves it behind the others. */
  add(id: string): Promise<void>
  remove(id: string): Promise<void>
}

/** The instances left at a machine of this name, noted in the database, so that a restart forgets none. */
export const leftInstances = (db: Db, machine: string): LeftInstances => {
  const name = `${machine} left`
  const all = async (): Promise<readonly string[]> => {
    const row = await db.selectFrom('machine_mark').select('mark').where('name', '=', name).executeTakeFirst()
    return row?.mark ? row.mark.split(' ') : []
  }
  const write = async (ids: readonly string[]): Promise<void> => {
    const mark = ids.join(' ')
    await db
      .insertInto('machine_mark')
      .values({ name, mark })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ mark }))
      .execute()
  }
  const others = async (id: string): Promise<readonly string[]> => (await all()).filter(other => other !== id)
  return {
    all,
    add: async id => write([...(await others(id)), id]),
    remove: async id => write(await others(id)),
  }
}
