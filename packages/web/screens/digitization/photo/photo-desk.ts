import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { alignmentOf } from '@sella/contract/documents/alignment'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { createStore, type Store } from '@sella/workbench/store'
import type { Desk } from '../desk'
import { type Laid, resting } from './laid'

/** The image whose profile is laid on the film. */
export const profileImage = 'Lateral_Photo'

/** A record's side photo; null when it has none. */
export const sidePhotoOf = (record: CaseRecord): Photo | null => record.photos.find(photo => photo.type === profileImage) ?? null

/** Where the record's photo was laid; null when nowhere, or when film or photo has been replaced since. */
export const savedOn = (desk: Pick<Desk, 'photo' | 'record'>, text: string | null): PhotoAlignment | null => {
  const stored = alignmentOf(text, profileImage)
  const photo = sidePhotoOf(desk.record)
  return stored && photo && stored.film === desk.photo.hash && stored.photo === photo.hash ? stored : null
}

const known = new WeakMap<Desk['bench'], Store<Laid>>()

/** Where the photo of the film on the table lies. */
export const laidOn = (desk: Desk): Store<Laid> => {
  const held = known.get(desk.bench) ?? createStore(resting(savedOn(desk, desk.base.get().alignment)))
  known.set(desk.bench, held)
  return held
}

/** True while the photo is moved by hand: the rest of the workbench rests. */
export const adjusting = createStore(false)
