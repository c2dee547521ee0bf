import { note } from '../audit/log'
import { putMarks } from '../images/marks'
import { namedUuid } from '../keys/named-uuid'
import type { By } from '../patients/store'
import { editColumns } from '../records/edit-columns'
import { neckColumns } from '../records/neck'
import { storedOrder } from '../rereads/rows'
import type { Content } from './content'
import { importedName } from './imported-name'
import { factsOf } from './originals-in'
import type { Writing } from './writing'

export const writeImages = async ({ tx, by, names, facts }: Writing, record: Content['records'][number]) => {
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

export const writePlans = async ({ tx, by, names }: Writing, { uuid, plans }: Content['records'][number]) => {
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
 * installation. Anyone can write an archive, and no member may be credited with readings she did not make.
 */
const readerOf = (person: string | null, { doctor }: By): string | null => person && namedUuid(`sella reader ${doctor} ${person}`)

export const writeRereads = async ({ tx, by, names }: Writing, { uuid, rereads }: Content['records'][number]) => {
  for (const { uuid: own, film, reader, name, person, cephPoints, order, createdAt } of rereads)
    await tx
      .insertInto('reread')
      .values({
        ...{ uuid: names.of(own), doctor_id: by.doctor, record_uuid: names.of(uuid), film, reader },
        // For another reader the name is what was typed; a member's name belongs to somebody there.
        name: reader === 'member' ? importedName(name) : name,
        ...{ person_id: readerOf(person, by), ceph_points: cephPoints, film_order: storedOrder(order), created_at: createdAt },
      })
      .execute()
}

export const writeRecords = async (writing: Writing, { records, traced }: Pick<Content, 'records' | 'traced'>) => {
  const { tx, by, names, wrote } = writing
  for (const record of records) {
    const row = {
      uuid: names.of(record.uuid),
      doctor_id: by.doctor,
      case_uuid: names.of(record.caseUuid),
      createday: record.createday,
      type: record.type,
      ceph_points: record.cephPoints,
      traced_at: record.tracedAt,
      ceph_film: record.cephFilm,
      has_tracing: traced.has(record.uuid) ? 1 : 0,
      face_points: record.facePoints,
      alignment: record.alignment && names.inText(record.alignment),
      model_readings: record.modelReadings,
      age_group: record.ageGroup,
      ...neckColumns(
        record.maturation && { ...record.maturation, by: importedName(record.maturation.by) },
        record.maturationFilm,
      ),
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
