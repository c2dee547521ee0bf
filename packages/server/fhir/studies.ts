import type { ImageKind } from '@sella/contract/entities'
import type { DocumentReference, ImagingStudy, ImagingStudySeries, Media } from 'fhir/r4'
import { exportedThing } from '../exchange/exported-scale'
import { classOf, modalityOf } from '../exchange/objects'
import type { ImageRow } from '../records/rows'
import type { CaseFacts, RecordFacts } from './facts'
import { actors, ownSystem, referTo } from './names'

const day = (createday: string): string => createday.slice(0, 10)

const isModel = ({ width }: ImageRow): boolean => width === 0

/** What can be exported as DICOM: pictures, and models in STL. */
const asDicom = (image: ImageRow): boolean => !isModel(image) || image.oss_path.endsWith('.stl')

const seriesOf = (
  image: ImageRow,
  thing: string,
  { number, uid }: { number: number; uid: CaseFacts['uid'] },
): ImagingStudySeries => {
  const kind = image.type as ImageKind
  return {
    uid: uid(`series ${thing}`),
    number,
    modality: { system: 'http://dicom.nema.org/resources/ontology/DCM', code: modalityOf(kind, isModel(image)) },
    description: kind.replaceAll('_', ' '),
    numberOfInstances: 1,
    instance: [
      {
        uid: uid(`instance ${thing}`),
        sopClass: { system: 'urn:ietf:rfc:3986', code: `urn:oid:${classOf(kind, isModel(image))}` },
        number: 1,
      },
    ],
  }
}

/** A record as a study with its pictures as series, by the same UIDs as the case's DICOM objects. */
export const studyResource = ({ patient, uid }: CaseFacts, { record, images, scaleDoubted }: RecordFacts): ImagingStudy => {
  const within = { record, images, scaleDoubted }
  const series = images.filter(asDicom).map((image, i) => seriesOf(image, exportedThing(image, within), { number: i + 1, uid }))
  return {
    resourceType: 'ImagingStudy',
    id: actors.study(record.uuid),
    identifier: [
      { system: 'urn:dicom:uid', value: `urn:oid:${uid(`study ${record.uuid}`)}` },
      { system: ownSystem('record'), value: record.uuid },
    ],
    status: 'available',
    subject: referTo(patient.uuid),
    started: day(record.createday),
    numberOfSeries: series.length,
    numberOfInstances: series.length,
    ...(series.length > 0 ? { series } : {}),
  }
}

const photoKinds = /_Photo$|_Occlusal$|_Intraoral$/

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  stl: 'model/stl',
  ply: 'model/ply',
  pdf: 'application/pdf',
}

/** The file's metadata without its bytes, which are exported as DICOM or in the case's archive. */
const attachmentOf = ({ type, oss_path, created_at }: ImageRow) => {
  const contentType = types[oss_path.slice(oss_path.lastIndexOf('.') + 1).toLowerCase()]
  return { ...(contentType ? { contentType } : {}), title: type.replaceAll('_', ' '), creation: created_at }
}

const originalOf = ({ hash }: ImageRow) => [{ system: ownSystem('original-sha256'), value: hash }]

/** Photographs, identified by the hash of their originals. */
export const photoResources = ({ patient }: CaseFacts, { record, images }: RecordFacts): readonly Media[] =>
  images
    .filter(({ type }) => photoKinds.test(type))
    .map(image => ({
      resourceType: 'Media',
      id: image.uuid,
      identifier: originalOf(image),
      status: 'completed',
      type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/media-type', code: 'image' }] },
      subject: referTo(patient.uuid),
      partOf: [referTo(actors.study(record.uuid))],
      createdDateTime: day(record.createday),
      ...(image.width > 0 ? { width: image.width, height: image.height } : {}),
      content: attachmentOf(image),
    }))

/** Papers and other files that are not DICOM. */
export const fileResources = ({ patient }: CaseFacts, { images }: RecordFacts): readonly DocumentReference[] =>
  images
    .filter(image => image.type === 'Document' || !asDicom(image))
    .map(image => ({
      resourceType: 'DocumentReference',
      id: image.uuid,
      identifier: originalOf(image),
      status: 'current',
      type: { text: image.type.replaceAll('_', ' ') },
      subject: referTo(patient.uuid),
      content: [{ attachment: attachmentOf(image) }],
    }))
