import type { Db, OpenDatabase } from '../db/open'

/** Instances of an Orthanc that it could not deliver when it told of them. */
export interface LeftInstances {
  /** Their ids there, the longest left first. */
  all(): Promise<readonly string[]>
  /** Notes one, or moves it behind the others. */
  add(id: string): Promise<void>
  remove(id: string): Promise<void>
}

/** The instances left at a machine of this name, noted in the database, so that a restart forgets none. */
export const leftInstances = ({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>, machine: string): LeftInstances => {
  const name = `${machine} left`
  const allIn = async (db: Db): Promise<readonly string[]> => {
    const row = await db.selectFrom('machine_mark').select('mark').where('name', '=', name).executeTakeFirst()
    return row?.mark ? row.mark.split(' ') : []
  }
  const write = async (tx: Db, ids: readonly string[]): Promise<void> => {
    const mark = ids.join(' ')
    await tx
      .insertInto('machine_mark')
      .values({ name, mark })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ mark }))
      .execute()
  }
  /** One after another: of two servers that follow the same machine, neither may write over what the other has just noted. */
  const change = (id: string, end: readonly string[]): Promise<void> =>
    db.transaction().execute(async tx => {
      await engine.oneAtATime(tx, name)
      await write(tx, [...(await allIn(tx)).filter(other => other !== id), ...end])
    })
  return {
    all: () => allIn(db),
    add: id => change(id, [id]),
    remove: id => change(id, []),
  }
}
