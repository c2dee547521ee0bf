import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { overlayFilm } from '@sella/ceph/superimpose/overlay'
import { type OverlapScheme, registrationsOf } from '@sella/ceph/superimpose/scheme'
import { handErrorSentence } from '@sella/ceph/tracing/hand-errors'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { parseSchemes } from '@sella/contract/documents/overlap-schemes'
import { ownErrorsSetting, readersOf } from '@sella/contract/documents/own-errors'
import { layScheme } from '@sella/drawing/report/registered-scheme'
import type { Data } from '@sella/server/data'
import { Refusal } from '@sella/server/http/refusal'
import { schemeRecords } from '@sella/server/overlaps/scheme-records'
import { overlapOf } from '@sella/server/overlaps/store'
import { scalesOf } from '@sella/server/readings/case-films'
import { imagesOf, type RecordRow } from '@sella/server/records/rows'
import { tracedFilm } from '@sella/server/report/record-input'
import { settingOf } from '@sella/server/settings/documents'
import type { Holds } from './hold-input'
import { refused } from './refusals'
import { storedCase } from './stored-record'

interface Wish {
  readonly named: string
  readonly user: string | undefined
  /** Null: all traced records, oldest first, by every registration. */
  readonly scheme: string | null
  readonly holds: Holds
}

const recordsOf = (db: Data['store']['db'], caseUuid: string): Promise<RecordRow[]> =>
  db
    .selectFrom('record')
    .selectAll()
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is', null)
    .orderBy('createday')
    .execute()

const everything = (records: readonly RecordRow[]): OverlapScheme => ({
  ...{ name: '', uuids: records.map(row => row.uuid), overFun: 'multiview', cephImgs: {}, points: {}, imgTrans: {} },
})

const schemeNamed = (text: string, name: string): OverlapScheme => {
  const schemes = parseSchemes(text)
  if (!schemes) throw new Refusal('OVERLAP_FETCH')
  const match = schemes.find(scheme => scheme.name === name)
  if (match) return match
  throw refused(
    'noScheme',
    name,
    schemes.map(scheme => scheme.name),
  )
}

/** Whose errors count for the points set by hand on the films. */
const errorsOf = (films: readonly { readonly film: { readonly tracing: Tracing } }[], readers: ReaderErrors) =>
  handErrorSentence(
    films.map(({ film }) => film.tracing.points),
    readers,
  )

/** The traced records of a case, registered as on its screen and in its report. */
export const storedOverlap = async (data: Data, { named, user, scheme: name, holds }: Wish) => {
  const { db } = data.store
  const patient = await storedCase(data, { named, user })
  const owner = { doctor: patient.doctor_id, caseUuid: patient.uuid }
  const all = await recordsOf(db, patient.uuid)
  const kept = name === null ? everything(all) : schemeNamed(await overlapOf(db, owner), name)
  const scheme: OverlapScheme = { ...kept, registerAt: { ...kept.registerAt, ...holds } }
  const images = await imagesOf(db, scheme.uuids)
  const readers = readersOf(await settingOf(db, owner.doctor, ownErrorsSetting))
  const recordFilms = (await schemeRecords(db, owner, [scheme])).flatMap(record => {
    try {
      const own = images.filter(image => image.record_uuid === record.uuid)
      return [{ record, film: overlayFilm(record.uuid, tracedFilm(record, own).tracing, readers) }]
    } catch (error) {
      if (error instanceof Refusal) return []
      throw error
    }
  })
  const films = recordFilms.map(({ record, film }) => ({
    uuid: record.uuid,
    film,
    colour: '',
    day: record.createday.slice(0, 10),
  }))
  const { pictures, undrawn, scales } = layScheme(scheme, films, await scalesOf(db, patient))
  const order = registrationsOf(scheme)
  const overlays = [...pictures.map(({ overlay }) => overlay), ...undrawn].sort(
    (a, b) => order.indexOf(a.method) - order.indexOf(b.method),
  )
  return {
    caseUuid: patient.uuid,
    scheme: name,
    records: films.map(({ film, day }) => ({ film, day })),
    overlays,
    scales,
    errorsBy: errorsOf(films, readers),
  }
}
