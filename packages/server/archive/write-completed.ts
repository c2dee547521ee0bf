import { note } from '../audit/log'
import { Refusal } from '../http/refusal'
import { marksOfRecord, putMarks } from '../images/marks'
import { putBack } from '../images/restore'
import { checkTracing } from '../records/document-checks'
import { neckColumns } from '../records/neck'
import type { ArchivedPlan, ArchivedReread } from './format'
import { importedName } from './imported-name'
import type { Fills, Match } from './same-record'
import { writeImages, writePlans, writeRereads } from './write-records'
import type { Writing } from './writing'

/** A plan brought in before may have been given a longer name since. */
const isPlanHere = (plan: ArchivedPlan, here: readonly ArchivedPlan[], { names }: Writing): boolean =>
  here.some(own => own.content === names.inText(plan.content) && own.name.startsWith(plan.name))

const isReadingHere = (reading: ArchivedReread, here: readonly ArchivedReread[]): boolean =>
  here.some(own => own.createdAt === reading.createdAt && own.film === reading.film && own.cephPoints === reading.cephPoints)

const columnsOf = (fills: Fills, { cephFilm, tracedAt, maturationFilm }: Match['archived'], { names }: Writing) => ({
  ...(fills.cephPoints && {
    ...{ ceph_points: fills.cephPoints, ceph_film: cephFilm, traced_at: tracedAt },
    has_tracing: checkTracing(fills.cephPoints) ? 1 : 0,
  }),
  ...(fills.facePoints && { face_points: fills.facePoints }),
  ...(fills.alignment && { alignment: names.inText(fills.alignment) }),
  ...(fills.modelReadings && { model_readings: fills.modelReadings }),
  ...(fills.ageGroup && { age_group: fills.ageGroup }),
  ...(fills.note && { note: fills.note }),
  ...(fills.maturation && neckColumns({ ...fills.maturation, by: importedName(fills.maturation.by) }, maturationFilm)),
})

/** Columns that are written without a new version of their record. */
const besideVersion = {
  note: ['note'],
  ageGroup: ['age_group'],
  maturation: ['neck_at'],
} as const

/** Fills what the record has not, if it still is as it was when that was found. */
const fill = async (writing: Writing, { archived, here, lacking: { fills } }: Match): Promise<void> => {
  const { tx, by } = writing
  const blank = (['note', 'ageGroup', 'maturation'] as const).flatMap(name => (fills[name] ? besideVersion[name] : []))
  const filled = await tx
    .updateTable('record')
    .set({ ...columnsOf(fills, archived, writing), version: here.version + 1, updated_at: by.at })
    .where('uuid', '=', here.uuid)
    .where('version', '=', here.version)
    .where(({ and, eb }) => and(blank.map(column => eb(column, 'is', null))))
    .executeTakeFirst()
  if (filled.numUpdatedRows === 0n) throw new Refusal('RECORD_CONFLICT')
}

/** Takes a record out of the bin of its case. */
const returned = async ({ tx, by }: Writing, here: Match['here']): Promise<Match['here']> => {
  const version = here.version + 1
  const taken = await tx
    .updateTable('record')
    .set({ deleted_at: null, updated_at: by.at, version })
    .where('uuid', '=', here.uuid)
    .where('version', '=', here.version)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) throw new Refusal('RECORD_CONFLICT')
  await note(tx, { ...by, action: 'timebarRestore', entity: 'record', uuid: here.uuid, details: { version } })
  return { ...here, version }
}

/** Takes pictures of a record out of the bin: none displaces one that has been chosen since. */
const picturesReturned = async ({ tx, by }: Writing, { here, lacking }: Match): Promise<void> => {
  for (const { image: uuid, beside } of lacking.back) {
    const inBin = tx.selectFrom('image').selectAll().where('uuid', '=', uuid).where('deleted_at', 'is not', null)
    const image = await inBin.executeTakeFirst()
    if (!image) throw new Refusal('RECORD_CONFLICT')
    const record = await tx.selectFrom('record').selectAll().where('uuid', '=', here.uuid).executeTakeFirstOrThrow()
    await putBack(tx, { image: { ...image, beside: beside ? 1 : 0 }, record, by })
  }
}

/** Puts marks on pictures that have none; refuses where somebody has marked one since that was found. */
const writeMarks = async ({ tx, by }: Writing, { here, lacking }: Match): Promise<void> => {
  if (lacking.marks.length === 0) return
  const marked = await marksOfRecord(tx, here.uuid)
  for (const { image, marks } of lacking.marks) {
    if (marked.has(image)) throw new Refusal('RECORD_CONFLICT')
    await putMarks(tx, { uuid: image, content: marks.content }, { ...by, at: marks.updatedAt })
  }
}

/** Adds to a record that is here what the archive's has more; resolves to whether there was anything. */
const complete = async (writing: Writing, match: Match): Promise<boolean> => {
  const { tx, by } = writing
  const { archived, here, lacking } = match
  const plans = archived.plans.filter(plan => !isPlanHere(plan, here.plans, writing))
  const rereads = archived.rereads.filter(reading => !isReadingHere(reading, here.rereads))
  const fields = Object.keys(lacking.fills)
  const pictures = lacking.images.length + lacking.back.length + lacking.marks.length
  if (fields.length + pictures + plans.length + rereads.length === 0) return false
  const more = { ...archived, images: [...lacking.images], plans, rereads }
  if (fields.length > 0) await fill(writing, match)
  await picturesReturned(writing, match)
  await writeImages(writing, more)
  await writePlans(writing, more)
  await writeRereads(writing, more)
  await writeMarks(writing, match)
  const details = {
    completed: fields,
    images: more.images.map(image => image.file),
    plans: plans.length,
    rereads: rereads.length,
  }
  await note(tx, { ...by, action: 'import', entity: 'record', uuid: here.uuid, details })
  return true
}

/** What became of records that are here already: how many got something, and how many records and pictures the bin gave back for it. */
type Completed = Readonly<Record<'completed' | 'returned' | 'picturesReturned', number>>

/** Records that are here already. */
export const writeCompleted = async (writing: Writing, matches: readonly Match[]): Promise<Completed> => {
  let [completed, records, pictures] = [0, 0, 0]
  for (const match of matches) {
    const binned = match.here.deletedAt !== null
    const here = binned ? await returned(writing, match.here) : match.here
    if (await complete(writing, { ...match, here })) completed += 1
    if (binned) records += 1
    pictures += match.lacking.back.length
  }
  return { completed, returned: records, picturesReturned: pictures }
}
