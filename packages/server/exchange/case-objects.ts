import type { Lang } from '@sella/ceph/words'
import { goesWithoutName } from '@sella/contract/anonymous-case'
import type { ImageKind } from '@sella/contract/entities'
import sharp from 'sharp'
import type { Db } from '../db/open'
import { contentMoment } from '../dicom/content-moment'
import { cameLossy } from '../dicom/lossy'
import { type Charset, dicomFileOf } from '../dicom/write'
import { standingDocuments } from '../documents/standing'
import { bytesAt } from '../files/bytes'
import { orBroken } from '../files/intake/read'
import { remakeRenditions, renditionPath } from '../files/renditions'
import type { FileStore } from '../files/store'
import { ownPatient } from '../patients/rows'
import { doubtedRecords } from '../readings/case-films'
import { steadily } from '../readings/steady'
import { type ImageRow, imagesOf, type RecordRow, shownOf } from '../records/rows'
import { recordsOf } from '../records/store'
import { exportedThing, filmScaleOf, modelUnitOf } from './exported-scale'
import { type Frame, framing, uidsFor } from './framing'
import { measurementObjects } from './measurement-objects'
import { type CaseObject, type ExportPixels, imageFields, isFilmKind, pdfFields, stlFields } from './objects'

export interface ExchangePorts {
  readonly db: Db
  readonly files: FileStore
  /** A keyed digest of a text that only this installation can compute, in base64url; object UIDs are derived from it. */
  readonly mac: (text: string) => string
}

export interface ExchangeWish {
  readonly doctor: string
  readonly caseUuid: string
  readonly charset: Charset
  /** If false, nobody is named: no name, number, date, report or text, and new UIDs each time. */
  readonly identity: boolean
  /** Whether an anonymous export includes photos of the face. */
  readonly facePhotos: boolean
  /** The analysis by which the records are measured, and the language; null for no measurements. */
  readonly measured: { readonly analysis: string; readonly lang: Lang } | null
}

/** Whether the picture lost something before: its working copy, or a DICOM file whose working copy is lossless. */
const wasLossy = async (files: FileStore, { oss_path }: ImageRow, workFormat: string): Promise<boolean> =>
  workFormat === 'jpeg' || (oss_path.endsWith('.dcm') && cameLossy(await bytesAt(files, oss_path)))

const pixelsOf = async (files: FileStore, image: ImageRow): Promise<ExportPixels> => {
  const path = renditionPath('work', shownOf(image))
  if (!(await files.find(path))) await remakeRenditions(files, image)
  const place = await files.renditionPlace(path)
  const channels = isFilmKind(image.type as ImageKind) ? 1 : 3
  return orBroken(async () => {
    const picture = sharp(place, { limitInputPixels: false })
    const plain = channels === 1 ? picture.toColourspace('b-w').extractChannel(0) : picture.toColourspace('srgb').removeAlpha()
    const { format } = await picture.metadata()
    const { data, info } = await plain.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, channels, lossy: await wasLossy(files, image, format), data }
  })
}

interface Made extends ExchangeWish {
  readonly frame: Frame
  readonly uid: (thing: string) => string
  /** Uuids of the records whose scale is doubted beside the others of the case. */
  readonly doubted: ReadonlySet<string>
}

const imageObject = (
  { files }: ExchangePorts,
  { image, record, images, number }: { image: ImageRow; record: RecordRow; images: readonly ImageRow[]; number: number },
  { frame, uid, charset, doubted }: Made,
): CaseObject => {
  const kind = image.type as ImageKind
  const within = { record, images, scaleDoubted: doubted.has(record.uuid) }
  const thing = exportedThing(image, within)
  const about = frame({ record, thing, number })
  return {
    name: `${number}-${kind}.dcm`,
    make: async () => {
      const own =
        image.width === 0
          ? stlFields(await bytesAt(files, image.oss_path), {
              kind,
              mmPerUnit: modelUnitOf(image, record),
              space: uid(`space ${thing}`),
            })
          : imageFields(kind, await pixelsOf(files, image), filmScaleOf(image, within))
      return dicomFileOf({ ...about, ...own }, charset)
    },
  }
}

const goesAlong = ({ type, oss_path, width }: ImageRow, { identity, facePhotos }: ExchangeWish): boolean => {
  if (width === 0) return oss_path.endsWith('.stl') && identity
  return identity || goesWithoutName(type, facePhotos)
}

/** The reports of the case that are in force. */
const reportObjects = async (
  { db, files }: ExchangePorts,
  record: RecordRow,
  { frame, charset, ...wish }: Made,
): Promise<readonly CaseObject[]> => {
  const rows = await standingDocuments(db, wish)
  return rows.map(({ uuid, path, title, made_at }, i) => ({
    name: `report-${i + 1}.dcm`,
    make: async () => {
      const about = frame({ record, thing: `document ${uuid}`, number: 100 + i })
      const moment = contentMoment(made_at)
      return dicomFileOf({ ...about, ...pdfFields(await bytesAt(files, path), { title, moment }) }, charset)
    },
  }))
}

/**
 * Every picture, model, structured report of measurements and report of a case as DICOM objects. Each record is a study; the
 * reports belong to the last one. All as the case stood at one moment.
 */
export const caseObjects = (ports: ExchangePorts, wish: ExchangeWish): Promise<readonly CaseObject[]> =>
  steadily(ports.db, wish, () => gathered(ports, wish))

const gathered = async (ports: ExchangePorts, wish: ExchangeWish): Promise<readonly CaseObject[]> => {
  const patient = await ownPatient(ports.db, { doctor: wish.doctor, uuid: wish.caseUuid })
  const records = await recordsOf(ports.db, wish)
  const uid = uidsFor(ports.mac, wish.identity)
  const frame = framing(uid, patient, wish.identity)
  const made: Made = { ...wish, frame, uid, doubted: await doubtedRecords(ports.db, patient) }
  const objects: CaseObject[] = []
  const measurements =
    wish.measured && wish.identity ? await measurementObjects(ports.db, records, { ...made, ...wish.measured }) : null
  for (const [i, record] of records.entries()) {
    const images = await imagesOf(ports.db, [record.uuid])
    const folder = wish.identity ? `${i + 1}-${record.createday.slice(0, 10)}` : String(i + 1)
    for (const [n, image] of images.filter(each => goesAlong(each, wish)).entries()) {
      const { name, make } = imageObject(ports, { image, record, images, number: n + 1 }, made)
      objects.push({ name: `${folder}/${name}`, make })
    }
    const report = measurements?.get(record.uuid)
    if (report) objects.push({ ...report, name: `${folder}/${report.name}` })
  }
  const last = records.at(-1)
  return last && wish.identity ? [...objects, ...(await reportObjects(ports, last, made))] : objects
}
