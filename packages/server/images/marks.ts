import { pictureMarksDocument } from '@sella/contract/documents/picture-marks'
import { note } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { checkJson } from '../http/json-text'
import { Refusal } from '../http/refusal'
import type { By } from '../patients/store'
import { lockedImage, ownImage } from './store'

const storedMarks = async (db: Db, uuid: string): Promise<string | null> =>
  (await db.selectFrom('picture_mark').select('content').where('image_uuid', '=', uuid).executeTakeFirst())?.content ?? null

/** What was measured and noted on pictures, by image uuid. */
export type ImageMarks = ReadonlyMap<string, { readonly content: string; readonly updatedAt: string }>

export const marksOfRecord = async (db: Db, record: string): Promise<ImageMarks> => {
  const rows = await db
    .selectFrom('picture_mark')
    .innerJoin('image', 'image.uuid', 'picture_mark.image_uuid')
    .select(['picture_mark.image_uuid', 'picture_mark.content', 'picture_mark.updated_at'])
    .where('image.record_uuid', '=', record)
    .execute()
  return new Map(rows.map(row => [row.image_uuid, { content: row.content, updatedAt: row.updated_at }]))
}

/** Stores a picture's marks, replacing those it had. */
export const putMarks = async (tx: Db, { uuid, content }: { uuid: string; content: string }, by: By): Promise<void> => {
  await tx
    .insertInto('picture_mark')
    .values({ image_uuid: uuid, doctor_id: by.doctor, content, updated_at: by.at })
    .onConflict(conflict => conflict.column('image_uuid').doUpdateSet({ content, updated_at: by.at }))
    .execute()
}

interface MarksSave {
  readonly uuid: string
  readonly content: string | null
  readonly from: string | null
}

const saveMarks = (store: OpenDatabase, { uuid, content, from }: MarksSave, by: By): Promise<void> =>
  store.db.transaction().execute(async tx => {
    await lockedImage({ ...store, db: tx }, { doctor: by.doctor, uuid })
    const before = await storedMarks(tx, uuid)
    if (before !== from) throw new Refusal('MARKS_CONFLICT')
    if (content === null) await tx.deleteFrom('picture_mark').where('image_uuid', '=', uuid).execute()
    else await putMarks(tx, { uuid, content }, by)
    await note(tx, { ...by, action: 'pictureMarksSave', entity: 'image', uuid, details: { before, after: content } })
  })

/** What was measured and noted on pictures, stored separately from them. */
export const markCalls = ({
  store,
  now,
}: {
  readonly store: OpenDatabase
  readonly now: Clock
}): Part<'pictureMarksGet' | 'pictureMarksSave'> => ({
  pictureMarksGet: async ({ uuid }, { doctor }) => {
    await ownImage(store.db, { doctor, uuid })
    return { content: await storedMarks(store.db, uuid) }
  },
  pictureMarksSave: async (save, { doctor }) => {
    if (save.content !== null) {
      checkJson(save.content, 'content')
      const field = pictureMarksDocument.faultIn(save.content)
      if (field) throw new Refusal('INPUT_INVALID', { field })
    }
    await saveMarks(store, save, { doctor, at: instant(now()) })
    return {}
  },
})
