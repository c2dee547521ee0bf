import { nameKey } from '../analyses/store'
import { note } from '../audit/log'
import type { Db } from '../db/open'
import { putMarks } from '../images/marks'
import { namedUuid } from '../keys/named-uuid'
import { writeFile, writtenFile } from '../patients/file-rows'
import { addKeys, findAnew, newPatientRow } from '../patients/rows'
import type { By } from '../patients/store'
import { checkTracing } from '../records/document-checks'
import { editColumns } from '../records/edit-columns'
import { neckColumns } from '../records/neck'
import type { Content } from './content'
import type { KeptDocument } from './documents-in'
import { importedName } from './imported-name'
import { type Fitted, withSchemes } from './merge'
import type { Names } from './new-names'
import { type Facts, factsOf } from './originals-in'

export interface Writing {
  readonly tx: Db
  readonly by: By
  readonly names: Names
  readonly facts: ReadonlyMap<string, Facts>
  readonly documents: ReadonlyMap<string, KeptDocument>
  /** Existing cases to which the archive adds data. */
  readonly merged: Fitted['merged']
  /** Called after each case and each record. */
  readonly wrote: () => Promise<void>
}

/** Clinics with the same name count as one. Resolves to the uuid here, by the uuid in the archive. */
const writeAgencies = async ({ tx, by, names }: Writing, agencies: Content['agencies']): Promise<ReadonlyMap<string, string>> => {
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

const writePatients = async (
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

const writeImages = async ({ tx, by, names, facts }: Writing, record: Content['records'][number]) => {
  for (const image of record.images) {
    const fact = facts.get(factsOf(image))
    if (!fact) throw new Error(`${image.file} was not kept`)
    const stated = image.scale ? { mm_per_pixel: image.scale.mmPerPixel, scale_provenance: image.scale.provenance } : {}
    const row = {
      ...fact,
      ...stated,
      ...editColumns(fact, fact.width > 0 ? (image.recipe ?? null) : null),
      guessed: image.guessed ? 1 : 0,
      beside: image.beside ? 1 : 0,
      checks: image.checks ? JSON.stringify(image.checks) : null,
      uuid: names.of(image.uuid),
      doctor_id: by.doctor,
      record_uuid: names.of(record.uuid),
      type: image.type,
      name: image.name,
      created_at: image.createdAt,
      deleted_at: image.deletedAt,
    }
    await tx.insertInto('image').values(row).execute()
    if (image.marks) await putMarks(tx, { uuid: row.uuid, content: image.marks.content }, { ...by, at: image.marks.updatedAt })
  }
}

const writePlans = async ({ tx, by, names }: Writing, { uuid, plans }: Content['records'][number]) => {
  for (const plan of plans) {
    const row = {
      uuid: names.of(plan.uuid),
      doctor_id: by.doctor,
      record_uuid: names.of(uuid),
      name: plan.name,
      // The content refers to the record of its result and that of its axis.
      content: names.inText(plan.content),
      version: plan.version,
      saved_by: importedName(plan.by),
      created_at: plan.createdAt,
      updated_at: plan.updatedAt,
      archived_at: plan.archivedAt,
    }
    await tx.insertInto('plan').values(row).execute()
  }
}

/**
 * A new identity for a reader named in an archive: the same throughout one account's imports, and never an account of this
 * installation. Anybody can write an archive, and no member may be made to have read what she did not.
 */
const readerOf = (person: string | null, { doctor }: By): string | null => person && namedUuid(`sella reader ${doctor} ${person}`)

const writeRereads = async ({ tx, by, names }: Writing, { uuid, rereads }: Content['records'][number]) => {
  for (const { uuid: own, film, reader, name, person, cephPoints, createdAt } of rereads)
    await tx
      .insertInto('reread')
      .values({
        ...{ uuid: names.of(own), doctor_id: by.doctor, record_uuid: names.of(uuid), film, reader },
        // For another reader the name is what was typed; a member's name belongs to somebody there.
        name: reader === 'member' ? importedName(name) : name,
        ...{ person_id: readerOf(person, by), ceph_points: cephPoints, created_at: createdAt },
      })
      .execute()
}

const writeRecords = async (writing: Writing, records: Content['records']) => {
  const { tx, by, names, wrote } = writing
  for (const record of records) {
    const row = {
      uuid: names.of(record.uuid),
      doctor_id: by.doctor,
      case_uuid: names.of(record.caseUuid),
      createday: record.createday,
      type: record.type,
      ceph_points: record.cephPoints,
      ceph_film: record.cephFilm,
      has_tracing: record.cephPoints !== null && checkTracing(record.cephPoints) ? 1 : 0,
      face_points: record.facePoints,
      alignment: record.alignment && names.inText(record.alignment),
      model_readings: record.modelReadings,
      age_group: record.ageGroup,
      ...neckColumns(record.maturation && { ...record.maturation, by: importedName(record.maturation.by) }),
      note: record.note,
      version: record.version,
      created_at: record.createdAt,
      updated_at: record.updatedAt,
      deleted_at: record.deletedAt,
    }
    await tx.insertInto('record').values(row).execute()
    await writeImages(writing, record)
    await writePlans(writing, record)
    await writeRereads(writing, record)
    const authors = [...new Set([record.maturation?.by ?? '', ...record.plans.map(plan => plan.by)])]
      .filter(Boolean)
      .map(importedName)
    const images = record.images.map(image => image.file)
    const details = { case: row.case_uuid, createday: row.createday, images, ...(authors.length > 0 ? { authors } : {}) }
    await note(tx, { ...by, action: 'import', entity: 'record', uuid: row.uuid, details })
    await wrote()
  }
}

/** Existing cases: adds notes where a case has none, and makes the case findable by what was imported. */
const writeMerged = async ({ tx, by, merged }: Writing) => {
  for (const { uuid, file } of merged) {
    if (file && (await writtenFile(tx, uuid)) === null) await writeFile(tx, { ...by, caseUuid: uuid }, file)
    await tx.updateTable('patient').set({ updated_at: by.at }).where('uuid', '=', uuid).execute()
    await findAnew(tx, uuid)
    await note(tx, { ...by, action: 'import', entity: 'patient', uuid, details: { merged: true } })
  }
}

/** Notes of records make their cases findable, just as the text of the case itself does. */
const writeNoteKeys = async ({ tx, names }: Writing, { patients, records }: Content) => {
  const noted = new Set(
    records.filter(record => record.note !== null && record.deletedAt === null).map(record => record.caseUuid),
  )
  for (const { uuid, deletedAt } of patients) {
    if (deletedAt !== null || !noted.has(uuid)) continue
    await findAnew(tx, names.of(uuid))
  }
}

const freeName = (name: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(nameKey(name))) return name
  for (let count = 2; ; count += 1) if (!taken.has(nameKey(`${name} (${count})`))) return `${name} (${count})`
}

/** An own analysis that already exists is not added again; a different one of the same name gets a number. */
const writeAnalyses = async ({ tx, by, names }: Writing, analyses: Content['analyses']) => {
  const present = await tx.selectFrom('user_analysis').selectAll().where('doctor_id', '=', by.doctor).execute()
  const taken = new Set(present.map(row => row.name_key))
  for (const { uuid, name, content, createdAt, updatedAt } of analyses) {
    if (present.some(row => row.name_key === nameKey(name) && row.content === content)) continue
    const free = freeName(name, taken)
    taken.add(nameKey(free))
    const row = { uuid: names.of(uuid), doctor_id: by.doctor, name: free, name_key: nameKey(free), content }
    await tx
      .insertInto('user_analysis')
      .values({ ...row, created_at: createdAt, updated_at: updatedAt })
      .execute()
  }
}

/** Frozen documents keep their numbers, which are printed on them. */
const writeFrozen = async ({ tx, by, names, documents }: Writing, rows: Content['documents']) => {
  for (const { uuid, caseUuid, file, sections, madeAt, revokedAt, revokeReason, supersededBy, ...facts } of rows) {
    const kept = documents.get(file)
    if (!kept) throw new Error(`${file} was not kept`)
    const closed = { revoked_at: revokedAt, revoke_reason: revokeReason, superseded_by: supersededBy && names.of(supersededBy) }
    const author = importedName(facts.author)
    const row = {
      ...facts,
      author,
      ...kept,
      ...closed,
      uuid: names.of(uuid),
      doctor_id: by.doctor,
      case_uuid: names.of(caseUuid),
    }
    await tx
      .insertInto('document')
      .values({ ...row, sections: JSON.stringify(sections), made_at: madeAt })
      .execute()
    await note(tx, {
      ...by,
      action: 'import',
      entity: 'document',
      uuid: row.uuid,
      details: { number: row.number, hash: row.hash },
    })
  }
}

/** The schemes of an existing case stay; those it lacks are added. */
const addSchemes = async (tx: Db, by: By, { case_uuid, here, content }: { case_uuid: string; here: string; content: string }) => {
  const after = withSchemes(here, content)
  if (after === here) return
  await tx.updateTable('overlap').set({ content: after, updated_at: by.at }).where('case_uuid', '=', case_uuid).execute()
  await note(tx, { ...by, action: 'import', entity: 'overlap', uuid: case_uuid, details: { before: here, after } })
}

const writeDocuments = async ({ tx, by, names }: Writing, { settings, overlaps }: Content) => {
  for (const { name, content, updatedAt } of settings)
    await tx
      .insertInto('setting')
      .values({ doctor_id: by.doctor, name, content: names.inText(content), updated_at: updatedAt })
      // The account's own settings take precedence.
      .onConflict(conflict => conflict.columns(['doctor_id', 'name']).doNothing())
      .execute()
  for (const { caseUuid, content, updatedAt } of overlaps) {
    const of = names.of(caseUuid)
    const here = await tx.selectFrom('overlap').select('content').where('case_uuid', '=', of).executeTakeFirst()
    const row = { case_uuid: of, doctor_id: by.doctor, content: names.inText(content), updated_at: updatedAt }
    if (here) await addSchemes(tx, by, { ...row, here: here.content })
    else await tx.insertInto('overlap').values(row).execute()
  }
}

/** Writes the rows of an archive into an account. Nothing that exists is changed; merged cases receive what they lack. */
export const writeRows = async (writing: Writing, content: Content): Promise<void> => {
  const agencies = await writeAgencies(writing, content.agencies)
  await writePatients(writing, content.patients, agencies)
  await writeRecords(writing, content.records)
  await writeNoteKeys(writing, content)
  await writeMerged(writing)
  await writeAnalyses(writing, content.analyses)
  await writeDocuments(writing, content)
  await writeFrozen(writing, content.documents)
}
