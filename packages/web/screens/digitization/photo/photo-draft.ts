import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { withAlignment } from '@sella/contract/documents/alignment'
import { keep, kept } from '../../../app/session'
import type { Desk } from '../desk'
import { profileImage, savedOn } from './photo-desk'

const nameOf = (filmUuid: string): string => `photo.${filmUuid}`

/** Keeps where the photo was put by hand on this machine; it outlives a crash, a closed tab and an expired session. */
export const keepPhotoDraft = (filmUuid: string, alignment: PhotoAlignment): void =>
  keep(nameOf(filmUuid), withAlignment(null, profileImage, alignment))

export const forgetPhotoDraft = (filmUuid: string): void => {
  if (kept(nameOf(filmUuid)) !== null) keep(nameOf(filmUuid), null)
}

/** Where the photo had been put; null where nothing waits, and when film or photo is another one since. */
export const photoDraftOf = (desk: Pick<Desk, 'photo' | 'record'>): PhotoAlignment | null =>
  savedOn(desk, kept(nameOf(desk.photo.uuid)))
