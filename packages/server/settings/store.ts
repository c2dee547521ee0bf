import type { Db } from '../db/open'

/** A doctor's setting as saved, JSON text; null when there is none. */
export const settingNamed = async (db: Db, doctor: string, name: string): Promise<string | null> => {
  const row = await db
    .selectFrom('setting')
    .select('content')
    .where('doctor_id', '=', doctor)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.content ?? null
}

/** Several of a doctor's settings as saved, by name; those never saved are missing. */
export const settingsNamed = async (db: Db, doctor: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('setting')
    .select(['name', 'content'])
    .where('doctor_id', '=', doctor)
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map(({ name, content }) => [name, content]))
}

/** Stores a setting under its name, replacing the previous one. */
export const saveSetting = async (
  db: Db,
  doctor: string,
  { name, content, at }: { name: string; content: string; at: string },
): Promise<void> => {
  await db
    .insertInto('setting')
    .values({ doctor_id: doctor, name, content, updated_at: at })
    .onConflict(conflict => conflict.columns(['doctor_id', 'name']).doUpdateSet({ content, updated_at: at }))
    .execute()
}

/**
 * Stores a setting if the stored one is still `before` (null: none), or already equals the new one, as when the reply to the
 * same save was lost; false if another was stored meanwhile.
 */
export const replaceSetting = async (
  db: Db,
  doctor: string,
  { name, before, content, at }: { name: string; before: string | null; content: string; at: string },
): Promise<boolean> => {
  const row = { content, updated_at: at }
  const stored = async () => (await settingNamed(db, doctor, name)) === content
  if (before === null) {
    const added = db.insertInto('setting').values({ doctor_id: doctor, name, ...row })
    return (
      (await added.onConflict(conflict => conflict.doNothing()).executeTakeFirst()).numInsertedOrUpdatedRows === 1n || stored()
    )
  }
  const changed = db.updateTable('setting').set(row).where('doctor_id', '=', doctor).where('name', '=', name)
  return (await changed.where('content', '=', before).executeTakeFirst()).numUpdatedRows === 1n || stored()
}
