import { type FaceLandmarkName, type FaceView, faceLandmarkNames, faceLandmarks } from '@sella/ceph/data/face-landmarks'
import { faceLines } from '@sella/ceph/data/face-lines'
import { faceAnalyses } from '@sella/ceph/data/face-methods'
import { faceTemplates } from '@sella/ceph/data/face-template'
import type { PointName } from '@sella/ceph/data/point-name'
import { evaluateFace } from '@sella/ceph/face/evaluate-face'
import { faceItemsOn } from '@sella/ceph/face/leans-on'
import { calibrate } from '@sella/ceph/tracing/calibration'
import {
  faceFromStored,
  faceImages,
  faceToStored,
  holdsFace,
  onOtherPicture,
  storedFace,
} from '@sella/contract/documents/face-points'
import { photoScale } from '@sella/contract/documents/photo-scale'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import { calledPoint } from '@sella/drawing/tracing/called'
import { faceSheet } from '@sella/drawing/tracing/face-sheet'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { displayToggles, toggles } from '@sella/drawing/tracing/show'
import type { PictureSubject, PointGroup, PointText } from '../desk/subject'
import { filmOf } from '../open/records'
import type { Storing } from '../record/storing'
import { facePicture } from './face-picture'
import { unsureFacePoints } from './unsure-face'

const storing = (view: FaceView): Storing => ({
  read: (record, photo) => {
    const read = faceFromStored(view, record.facePoints, pictureNameOf(photo))
    const fileScale = photoScale(faceImages[view], photo, { ...record, film: filmOf(record) })
    return read.ok ? { ...read.value, fileScale } : null
  },
  write: (tracing, onto, photo) => {
    const stored = faceToStored(view, tracing, { previous: onto.facePoints, of: pictureNameOf(photo) })
    return stored.ok ? { facePoints: stored.value } : null
  },
  isEmpty: record => !holdsFace(view, record.facePoints),
  isElsewhere: (record, photo) => onOtherPicture(view, record.facePoints, pictureNameOf(photo)),
  image: storedFace(view),
})

const groups = (view: FaceView): readonly PointGroup[] => {
  const of = (which: (name: FaceLandmarkName) => boolean) => faceLandmarkNames(view).filter(which)
  const isLine = (name: FaceLandmarkName) => faceLandmarks[view][name]?.kind === 'construction'
  const isRed = (name: FaceLandmarkName) => faceLandmarks[view][name]?.red === true
  const all: readonly PointGroup[] = [
    { name: 'main', points: of(isRed) },
    { name: 'further', points: of(name => !isRed(name) && !isLine(name)) },
    { name: 'planes', points: of(isLine) },
  ]
  return all.filter(({ points }) => points.length > 0)
}

const text = (view: FaceView, name: PointName): PointText => {
  const row = faceLandmarks[view][name as FaceLandmarkName]
  return {
    name: row?.name ?? { zh: name, en: name },
    definition: row?.definition ?? { zh: '', en: '' },
    short: shortLandmarkName(name),
  }
}

const made = (view: FaceView): PictureSubject => ({
  view,
  names: faceLandmarkNames(view),
  order: faceLandmarkNames(view).filter(name => faceLandmarks[view][name]?.kind === 'primary'),
  groups: groups(view),
  text: name => text(view, name),
  called: calledPoint,
  template: { points: faceTemplates[view], mirrors: view === 'face_side' },
  picture: facePicture(view),
  sheet: faceSheet(view),
  analyses: faceAnalyses[view],
  lines: faceLines[view],
  toggles: displayToggles.filter(name => toggles[name].onFace !== false),
  judge: (tracing, { analysis, overrides, withholding }) => {
    // A length needs the photo's own scale, or that of the film it lies on: none is ever assumed.
    const whole = evaluateFace(
      { view, points: tracing.points, calibration: calibrate(tracing) },
      analysis.items,
      analysis.creator === 'user' ? overrides : {},
    )
    return withholding?.(tracing, whole) ?? whole
  },
  affected: name => faceItemsOn(view, name),
  unsure: (tracing, evaluation) => unsureFacePoints(view, tracing, evaluation),
  storing: storing(view),
})

/** The views of the face. */
export const faceSubjects: Readonly<Record<FaceView, PictureSubject>> = {
  face_side: made('face_side'),
  face_frontal: made('face_frontal'),
  face_smile: made('face_smile'),
}
