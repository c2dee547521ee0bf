import { goesWithoutName } from '@sella/contract/anonymous-case'
import { base } from '@sella/contract/call'
import type { Output } from '@sella/contract/calls/index'
import type { Db } from '../db/open'
import { type Signer, validity } from '../files/signing'
import { sketchOf } from '../readings/sketch'
import { tracingsOf } from '../readings/stored-tracing'
import { type ImageRow, imagesOf, photoOf } from '../records/rows'
import { documentsOf, recordsOf, type ShareRow } from './rows'

type View = Output<'shareOpen'>

/** The name under which a document's address is signed. */
export const signedName = (share: string, document: string): string => `share ${share} document ${document}`

/** File names, originals and file headers identify the patient, so none of them is exposed through a link. */
const pictureOf = (row: ImageRow, scope: ShareRow['scope'], signer: Signer): View['records'][number]['pictures'][number] => {
  const { type, width, height, previewUrl, url } = photoOf(row, signer)
  return { type, width, height, previewUrl, url: scope === 'download' ? url : null }
}

/** Papers name the patient, and a picture of no known kind may show anything. */
const isShown = ({ type, width, beside }: ImageRow, { identity }: ShareRow): boolean =>
  width > 0 && beside === 0 && (identity === 1 || goesWithoutName(type, true))

const recordsIn = async (db: Db, row: ShareRow, signer: Signer): Promise<View['records']> => {
  const records = await db
    .selectFrom('record')
    .selectAll()
    .where('uuid', 'in', recordsOf(row))
    .where('case_uuid', '=', row.case_uuid)
    .where('deleted_at', 'is', null)
    .orderBy('createday')
    .execute()
  const uuids = records.map(({ uuid }) => uuid)
  const [images, tracings] = [uuids.length > 0 ? await imagesOf(db, uuids) : [], await tracingsOf(db, uuids)]
  return records.map(record => {
    const tracing = tracings.get(record.uuid)
    const pictures = images.filter(image => image.record_uuid === record.uuid && isShown(image, row))
    return {
      createday: record.createday,
      type: record.type,
      pictures: pictures.map(image => pictureOf(image, row.scope, signer)),
      tracing: tracing
        ? { curves: sketchOf(tracing).curves.map(curve => ({ ...curve })), waits: record.awaits_review === 1 }
        : null,
    } as View['records'][number]
  })
}

const documentsIn = async (db: Db, row: ShareRow, signer: Signer): Promise<View['documents']> => {
  const uuids = documentsOf(row)
  if (uuids.length === 0) return []
  const papers = await db
    .selectFrom('document')
    .selectAll()
    .where('uuid', 'in', uuids)
    .where('case_uuid', '=', row.case_uuid)
    .where('revoked_at', 'is', null)
    .orderBy('made_at')
    .execute()
  return papers.map(({ uuid, number, title, made_at: madeAt, pages }) => {
    const signed = signer.sign(signedName(row.uuid, uuid), validity)
    const url = `${base}/share/file?${new URLSearchParams({ share: row.uuid, document: uuid, ...signed })}`
    return { number, title, madeAt, pages, url }
  })
}

const patientIn = async (db: Db, row: ShareRow): Promise<View['patient']> => {
  if (row.identity !== 1) return null
  const {
    name,
    case_no: caseNo,
    sex,
    birthday,
  } = await db
    .selectFrom('patient')
    .select(['name', 'case_no', 'sex', 'birthday'])
    .where('uuid', '=', row.case_uuid)
    .executeTakeFirstOrThrow()
  return { name, caseNo, sex, birthday }
}

/** What a link shows: only what was chosen, as far as it still exists. */
export const viewOf = async (db: Db, row: ShareRow, signer: Signer): Promise<View> => {
  const { user_name: from } = await db
    .selectFrom('doctor')
    .select('user_name')
    .where('uuid', '=', row.doctor_id)
    .executeTakeFirstOrThrow()
  return {
    ...{ from, madeBy: row.made_name, name: row.name, endsAt: row.ends_at, scope: row.scope },
    patient: await patientIn(db, row),
    records: await recordsIn(db, row, signer),
    documents: await documentsIn(db, row, signer),
  }
}
