import type { Jaw } from '@sella/ceph/study-models/tooth'
import { alignmentOf, profileImage, withAlignment } from '@sella/contract/documents/alignment'
import { placedOn } from '@sella/contract/documents/detected-face'
import { modelReadingsFrom, modelReadingsText } from '@sella/contract/documents/model-readings'
import { isFields, jsonIn } from '@sella/contract/documents/salvage'
import { withKeys } from '@sella/contract/documents/setting'
import { jawKinds } from '@sella/contract/documents/study-models'
import type { ArchivedImage, ArchivedRecord } from './format'

/** A picture made anew: its row, its new name, and the names by which the record refers to it. */
export interface Renamed {
  readonly image: ArchivedImage
  readonly name: string
  readonly shown: string
  readonly frame: string
  readonly plain: string
}

type Named = 'frame' | 'plain'

/**
 * The new name of a picture of this kind; null where the record has none of that name. By its kind, since one file may have become
 * several pictures, each cropped differently.
 */
const newName = (pictures: readonly Renamed[], kind: string, by: { readonly [N in Named]?: unknown }): string | null => {
  const fits = pictures.filter(({ image, frame, plain }) => image.type === kind && (frame === by.frame || plain === by.plain))
  return (fits.find(({ image }) => !image.beside) ?? fits[0])?.name ?? null
}

const facePointsOn = (text: string | null, pictures: readonly Renamed[]): string | null => {
  const document = jsonIn(text)
  if (text === null || !isFields(document) || !isFields(document.placedOn)) return text
  const on = Object.entries(placedOn(document)).map(([kind, plain]) => [kind, newName(pictures, kind, { plain }) ?? plain])
  return withKeys(text, { placedOn: Object.fromEntries(on) })
}

const alignedOn = (text: string | null, pictures: readonly Renamed[]): string | null => {
  const alignment = alignmentOf(text, profileImage)
  if (!alignment) return text
  const { film, photo } = alignment
  return withAlignment(null, profileImage, {
    ...alignment,
    film: newName(pictures, 'Lateral_Ceph', { plain: film }) ?? film,
    photo: newName(pictures, profileImage, { plain: photo }) ?? photo,
  })
}

/** Of jaws read on photographs; models are left out. */
const modelReadingsOn = (text: string | null, pictures: readonly Renamed[]): string | null => {
  if (text === null) return null
  const readings = modelReadingsFrom(text)
  const nameOf = (jaw: Jaw): string | null => {
    const frame = readings.files[jaw]
    return (readings.on[jaw] === 'photo' && frame !== null ? newName(pictures, jawKinds.photo[jaw], { frame }) : null) ?? frame
  }
  return modelReadingsText({ ...readings, files: { upper: nameOf('upper'), lower: nameOf('lower') } })
}

/**
 * A record with its pictures made anew, and what is placed on them. Points and readings of films that are not there are removed:
 * nothing could show them.
 */
export const onNewPictures = (record: ArchivedRecord, pictures: readonly Renamed[]): ArchivedRecord => {
  const filmNamed = (frame: string): string | null => newName(pictures, 'Lateral_Ceph', { frame })
  const film = record.cephFilm === null ? null : filmNamed(record.cephFilm)
  const neckFilm = record.maturationFilm && newName(pictures, 'Lateral_Ceph', { plain: record.maturationFilm })
  const isStale = record.cephFilm !== null && film === null
  return {
    ...record,
    images: pictures.map(({ image }) => image),
    cephFilm: film,
    cephPoints: isStale ? null : record.cephPoints,
    maturationFilm: neckFilm,
    maturation: record.maturationFilm !== null && neckFilm === null ? null : record.maturation,
    facePoints: facePointsOn(record.facePoints, pictures),
    alignment: alignedOn(record.alignment, pictures),
    modelReadings: modelReadingsOn(record.modelReadings, pictures),
    rereads: record.rereads.flatMap(reread => {
      const read = filmNamed(reread.film)
      return read === null ? [] : [{ ...reread, film: read }]
    }),
  }
}
