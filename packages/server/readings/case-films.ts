import { caseScales } from '@sella/ceph/superimpose/case-scales'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { parseSchemes } from '@sella/contract/documents/overlap-schemes'
import type { Db } from '../db/open'
import type { PatientRow } from '../patients/rows'
import { type ImageRow, imagesOf, type RecordRow } from '../records/rows'
import { tracingsIn } from './stored-tracing'

/** The saved superimpositions of a case; none where they cannot be read. */
export const schemesOf = async (db: Db, caseUuid: string): Promise<readonly OverlapScheme[]> => {
  const row = await db.selectFrom('overlap').select('content').where('case_uuid', '=', caseUuid).executeTakeFirst()
  return (row && parseSchemes(row.content)) ?? []
}

interface CaseTracing {
  readonly row: RecordRow
  readonly images: readonly ImageRow[]
  readonly tracing: Tracing | null
}

/**
 * All records of a case outside the bin, oldest first, with their chosen images and the tracing of their film; null where none can
 * be read.
 */
export const caseTracings = async (db: Db, caseUuid: string): Promise<readonly CaseTracing[]> => {
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is', null)
    .orderBy('createday')
    .execute()
  const images = await imagesOf(
    db,
    rows.map(({ uuid }) => uuid),
  )
  const tracings = tracingsIn(rows, images)
  return rows.map(row => ({
    ...{ row, tracing: tracings.get(row.uuid) ?? null },
    images: images.filter(image => image.record_uuid === row.uuid),
  }))
}

/** Those of them with points on the film. */
export const tracedOf = async (
  db: Db,
  caseUuid: string,
): Promise<readonly { readonly row: RecordRow; readonly tracing: Tracing }[]> =>
  (await caseTracings(db, caseUuid)).flatMap(({ row, tracing }) =>
    tracing && Object.keys(tracing.points).length > 0 ? [{ row, tracing }] : [],
  )

type OfCase = Pick<PatientRow, 'uuid' | 'birthday' | 'sex'>

/** The scales of all films of a case beside each other. `inHand`: a scheme as it is on screen, instead of the saved one of its name. */
export const scalesOf = async (db: Db, { uuid, birthday, sex }: OfCase, inHand?: OverlapScheme): Promise<ScaleCheck> => {
  const films = (await tracedOf(db, uuid)).map(({ row, tracing }) => ({ id: row.uuid, tracing, day: row.createday }))
  const saved = await schemesOf(db, uuid)
  const schemes = inHand ? [...saved.filter(({ name }) => name !== inHand.name), inHand] : saved
  return caseScales(films, { birthday, sex }, schemes)
}

/**
 * The records of a case whose lengths are withheld everywhere: S-Na indicates that their scale is wrong, and no scheme states
 * that it is right.
 */
export const doubtedRecords = async (db: Db, patient: OfCase): Promise<ReadonlySet<string>> =>
  (await scalesOf(db, patient)).doubted
