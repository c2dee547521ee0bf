import type { PictureEdit } from '@sella/contract/picture-edit'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'

interface Coming {
  readonly hash: string
  /** Which of the file's pictures, counted from 1. */
  readonly page: number
}

const pageIn = (recipe: string | null): number => (recipe === null ? 1 : ((JSON.parse(recipe) as PictureEdit).page ?? 1))

/**
 * Refuses a file that the case already shows, stating where: the day of its record and its kind. The bin does not count, nor does
 * another picture of the same file.
 */
export const refuseDuplicate = async (db: Db, caseUuid: string, { hash, page }: Coming): Promise<void> => {
  const all = await db
    .selectFrom('image')
    .innerJoin('record', 'record.uuid', 'image.record_uuid')
    .select(['record.uuid', 'record.createday', 'image.type', 'image.recipe'])
    .where('image.hash', '=', hash)
    .where('record.case_uuid', '=', caseUuid)
    .where('image.deleted_at', 'is', null)
    .where('record.deleted_at', 'is', null)
    .orderBy('record.createday')
    .execute()
  const twin = all.find(({ recipe }) => pageIn(recipe) === page)
  if (!twin) return
  const { uuid: record, createday, type: kind } = twin
  throw new Refusal('IMAGE_DUPLICATE', { place: `${createday.slice(0, 10)} ${kind}`, record, kind })
}
