import { note } from '../audit/log'
import { writeFile, writtenFile } from '../patients/file-rows'
import { addKeys, findAnew, newPatientRow } from '../patients/rows'
import type { Content } from './content'
import type { Writing } from './writing'

/** Clinics with the same name count as one. Resolves to the uuid here, by the uuid in the archive. */
export const writeAgencies = async (
  { tx, by, names }: Writing,
  agencies: Content['agencies'],
): Promise<ReadonlyMap<string, string>> => {
  const present = await tx.selectFrom('agency').selectAll().where('doctor_id', '=', by.doctor).orderBy('position').execute()
  const here = new Map<string, string>()
  let position = present.length
  for (const { uuid, name } of agencies) {
    const existing = present.find(row => row.name === name)
    here.set(uuid, existing?.uuid ?? names.of(uuid))
    if (!existing)
      await tx
        .insertInto('agency')
        .values({ uuid: names.of(uuid), doctor_id: by.doctor, name, position })
        .execute()
    position += 1
  }
  return here
}

export const writePatients = async (
  { tx, by, names, wrote }: Writing,
  patients: Content['patients'],
  agencies: ReadonlyMap<string, string>,
) => {
  for (const { uuid, favorite, file, createdAt, updatedAt, deletedAt, ...fields } of patients) {
    const agencyUuid = fields.agencyUuid && (agencies.get(fields.agencyUuid) ?? null)
    const row = {
      ...newPatientRow({ ...fields, agencyUuid }, by),
      uuid: names.of(uuid),
      favorite: favorite ? 1 : 0,
      created_at: createdAt,
      updated_at: updatedAt,
      deleted_at: deletedAt,
    }
    await tx.insertInto('patient').values(row).execute()
    if (file) await writeFile(tx, { ...by, caseUuid: row.uuid }, file)
    if (deletedAt === null) await addKeys(tx, row)
    await note(tx, {
      ...by,
      action: 'import',
      entity: 'patient',
      uuid: row.uuid,
      details: { after: { ...fields, ...(file ? { file } : {}) } },
    })
    await wrote()
  }
}

/** Existing cases: adds notes where a case has none, and makes the case findable by what was imported. */
export const writeMerged = async ({ tx, by, merged }: Writing) => {
  for (const { uuid, file } of merged) {
    if (file && (await writtenFile(tx, uuid)) === null) await writeFile(tx, { ...by, caseUuid: uuid }, file)
    await tx.updateTable('patient').set({ updated_at: by.at }).where('uuid', '=', uuid).execute()
    await findAnew(tx, uuid)
    await note(tx, { ...by, action: 'import', entity: 'patient', uuid, details: { merged: true } })
  }
}

/** Notes of records make their cases findable, just as the text of the case itself does. */
export const writeNoteKeys = async ({ tx, names }: Writing, { patients, records }: Content) => {
  const noted = new Set(
    records.filter(record => record.note !== null && record.deletedAt === null).map(record => record.caseUuid),
  )
  for (const { uuid, deletedAt } of patients) {
    if (deletedAt !== null || !noted.has(uuid)) continue
    await findAnew(tx, names.of(uuid))
  }
}
