import { note } from '../audit/log'
import { writeFile, writtenFile } from '../patients/file-rows'
import { fieldsOf } from '../patients/form-fields'
import { addKeys, columnsOf, findAnew, newPatientRow, type PatientRow } from '../patients/rows'
import type { Content } from './content'
import { mergedFields, mergedFile } from './merged-fields'
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

/** Takes a case out of the bin into which more is about to come. */
const restored = async ({ tx, by }: Writing, row: PatientRow): Promise<void> => {
  await tx.updateTable('patient').set({ deleted_at: null }).where('uuid', '=', row.uuid).execute()
  await addKeys(tx, row)
  await note(tx, { ...by, action: 'patientRestore', entity: 'patient', uuid: row.uuid, details: {} })
}

/**
 * Existing cases: fills what is blank, and makes the case findable by what was imported. Resolves to how many of them say something
 * else than the archive.
 */
export const writeMerged = async (writing: Writing, agencies: ReadonlyMap<string, string>): Promise<number> => {
  const { tx, by, merged } = writing
  let differ = 0
  for (const { here, archived } of merged) {
    const { uuid } = here
    if (here.deleted_at !== null) await restored(writing, here)
    const agencyUuid = archived.agencyUuid && (agencies.get(archived.agencyUuid) ?? null)
    const facts = mergedFields(fieldsOf(here), { ...archived, agencyUuid })
    const own = await writtenFile(tx, uuid)
    const file = archived.file && mergedFile(own, archived.file)
    if (file) await writeFile(tx, { ...by, caseUuid: uuid }, file.value)
    if (facts.differs || file?.differs) differ += 1
    await tx
      .updateTable('patient')
      .set({ ...columnsOf(facts.value), updated_at: by.at })
      .where('uuid', '=', uuid)
      .execute()
    await findAnew(tx, uuid)
    const before = { ...fieldsOf(here), ...(own && { file: own }) }
    const after = { ...facts.value, ...(file && { file: file.value }) }
    await note(tx, { ...by, action: 'import', entity: 'patient', uuid, details: { merged: true, before, after } })
  }
  return differ
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
