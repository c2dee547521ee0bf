import { carriedTracing } from '@sella/contract/documents/carried'
import { recordsNamed } from '@sella/contract/documents/overlap-schemes'
import { noEdit, type PictureEdit } from '@sella/contract/picture-edit'
import { carriedPlace } from '@sella/contract/picture-places'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import type { EditColumns } from '../records/edit-columns'
import { frameOf, type ImageRow, type RecordRow } from '../records/rows'

interface Own {
  readonly image: ImageRow
  readonly record: RecordRow
}

const recipeIn = (text: string | null): PictureEdit =>
  text === null ? noEdit : { ...noEdit, ...(JSON.parse(text) as PictureEdit) }

const holdsOne = async (tx: Db, table: 'plan' | 'reread' | 'reread_draft', record: string): Promise<boolean> =>
  (await tx.selectFrom(table).select('uuid').where('record_uuid', '=', record).limit(1).executeTakeFirst()) !== undefined

const isOverlapped = async (tx: Db, record: RecordRow): Promise<boolean> => {
  const row = await tx.selectFrom('overlap').select('content').where('case_uuid', '=', record.case_uuid).executeTakeFirst()
  return row !== undefined && recordsNamed(row.content).some(({ uuids }) => uuids.includes(record.uuid))
}

/** Whether anything besides the tracing depends on the film's pixels and would be left behind. */
const isRestedOn = async (tx: Db, record: RecordRow): Promise<boolean> =>
  (await holdsOne(tx, 'plan', record.uuid)) ||
  (await holdsOne(tx, 'reread', record.uuid)) ||
  (await holdsOne(tx, 'reread_draft', record.uuid)) ||
  (await isOverlapped(tx, record))

/**
 * The columns of a record whose tracing moves along with its film into a new edit; null where the film has no tracing. Refuses
 * when the record has another version by now (RECORD_CONFLICT), other work depends on the film (FILM_RESTED_ON), or the tracing
 * cannot be read.
 */
export const carriedOver = async (
  tx: Db,
  { image, record }: Own,
  { columns, version }: { readonly columns: EditColumns; readonly version: number },
): Promise<Pick<RecordRow, 'ceph_points' | 'ceph_film'> | null> => {
  if (image.type !== 'Lateral_Ceph' || image.beside === 1 || record.ceph_points === null) return null
  if (record.ceph_film !== null && record.ceph_film !== frameOf(image)) return null
  if (record.version !== version) throw new Refusal('RECORD_CONFLICT', { currentVersion: record.version })
  if (await isRestedOn(tx, record)) throw new Refusal('FILM_RESTED_ON')
  const plain = { width: image.plain_width ?? image.width, height: image.plain_height ?? image.height }
  const move = carriedPlace(plain, { from: recipeIn(image.recipe), to: recipeIn(columns.recipe) })
  const carried = carriedTracing(record.ceph_points, move)
  if (!carried.ok) throw new Refusal('NODE_ABNORMAL')
  return { ceph_points: carried.value, ceph_film: frameOf({ ...image, ...columns }) }
}
