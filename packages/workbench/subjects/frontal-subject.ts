import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { frontalFilmItemNames } from '@sella/ceph/data/frontal/item-rows'
import {
  type FrontalFilmLandmarkName,
  frontalLandmarkNames,
  frontalLandmarks,
  isFrontalLandmark,
} from '@sella/ceph/data/frontal/landmarks'
import { frontalPlanes, midlineName, midlineTitle } from '@sella/ceph/data/frontal/planes'
import { frontalTemplate } from '@sella/ceph/data/frontal/template'
import type { PointName } from '@sella/ceph/data/point-name'
import { judgeFrontal } from '@sella/ceph/frontal/judge-frontal'
import { leantOn } from '@sella/ceph/frontal/read-item'
import { storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import { holdsImage, placedElsewhere, placedFromStored, placedToStored } from '@sella/contract/documents/placed-points'
import { frontalSheet } from '@sella/drawing/tracing/frontal-sheet'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { displayToggles } from '@sella/drawing/tracing/show'
import type { PictureSubject, PointGroup } from '../desk/subject'
import type { Storing } from '../record/storing'
import { frontalPicture } from './frontal-picture'

/**
 * A record stores the points of its frontal film next to those of the face photos, together with the picture they were placed on.
 */
const frontalStoring: Storing = {
  read: (record, photo) => {
    const read = placedFromStored(storedFrontalFilm, record.facePoints, pictureNameOf(photo))
    return read.ok ? { ...read.value, fileScale: photo.fileScale } : null
  },
  write: (tracing, onto, photo) => {
    const stored = placedToStored(storedFrontalFilm, tracing, { previous: onto.facePoints, of: pictureNameOf(photo) })
    return stored.ok ? { facePoints: stored.value } : null
  },
  isEmpty: record => !holdsImage(storedFrontalFilm, record.facePoints),
  isElsewhere: (record, photo) => placedElsewhere(storedFrontalFilm, record.facePoints, pictureNameOf(photo)),
  image: storedFrontalFilm,
}

const inRegion = (region: 'skeletal' | 'dental' | 'marker'): readonly FrontalFilmLandmarkName[] =>
  frontalLandmarkNames.filter(name => frontalLandmarks[name].region === region)

const groups: readonly PointGroup[] = [
  { name: 'skeletal', points: inRegion('skeletal') },
  { name: 'dental', points: inRegion('dental') },
  { name: 'marker', points: inRegion('marker') },
]

const text: PictureSubject['text'] = name => {
  const row = isFrontalLandmark(name) ? frontalLandmarks[name] : null
  const none = { zh: name, en: name }
  return { name: row?.name ?? none, definition: row?.definition ?? { zh: '', en: '' }, short: shortLandmarkName(name) }
}

/**
 * The side letter comes first, because no side may be named without it; one of the two is enough, and the other can be placed by
 * its name.
 */
const order: readonly PointName[] = ['Mark_R', ...inRegion('skeletal'), ...inRegion('dental')]

const affectedBy = new Map<string, ReadonlySet<string>>(
  frontalLandmarkNames.map(name => [name, new Set(frontalFilmItemNames.filter(item => leantOn(item).includes(name)))]),
)
const none: ReadonlySet<string> = new Set()

const hidden: ReadonlySet<string> = new Set(['estimated', 'neck', 'profilePhoto', 'uncertainty', 'confidence'])

/** The frontal (postero-anterior) film. Its points are not detected automatically. */
export const frontalSubject: PictureSubject = {
  view: 'frontal',
  names: frontalLandmarkNames,
  order,
  first: ['Mark_R'],
  groups,
  text,
  called: shortLandmarkName,
  template: { points: frontalTemplate, mirrors: true },
  picture: frontalPicture,
  sheet: frontalSheet,
  analyses: frontalAnalyses,
  lines: [...frontalPlanes.map(({ name, title }) => ({ name, title })), { name: midlineName, title: midlineTitle }],
  toggles: displayToggles.filter(name => !hidden.has(name)),
  judge: (tracing, { analysis, patient, record, overrides }) => judgeFrontal({ tracing, analysis, patient, record, overrides }),
  affected: name => affectedBy.get(name) ?? none,
  unsure: () => [],
  storing: frontalStoring,
}
