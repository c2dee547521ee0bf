import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { alignmentOf, profileImage, withAlignment } from '@sella/contract/documents/alignment'
import { withDetectedFace, withoutDetectedFace } from '@sella/contract/documents/detected-face'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { createStore, type ValueStore } from '../store'
import type { StoredTexts } from '../stored-texts'
import { type AlignmentHistory, placed, resting, takeInHand, withoutChanges } from './alignment-history'
import { type MakeTexts, type PhotoServer, savePhoto } from './photo-saving'
import { firstPlace } from './placing'
import type { AlignedProfile } from './profile-detection'

/** A record's side photo; null if it has none. */
export const sidePhotoOf = (record: CaseRecord): Photo | null => record.photos.find(photo => photo.type === profileImage) ?? null

/** The side photo's alignment stored in a record's text; null if there is none, or if film or photo has been replaced since. */
export const storedAlignment = (text: string | null, film: Photo, side: Photo | null): PhotoAlignment | null => {
  const stored = alignmentOf(text, profileImage)
  return stored && side && stored.film === pictureNameOf(film) && stored.photo === pictureNameOf(side) ? stored : null
}

interface Given {
  /** The film, and its size in pixels. */
  readonly photo: Photo
  readonly film: { readonly width: number; readonly height: number }
  /** The record the open tracing was read from. */
  readonly base: ValueStore<CaseRecord>
}

/** Stores a manually moved photo, as a draft and permanently. */
export interface LayingPorts {
  readonly kept: StoredTexts
  readonly server: PhotoServer
}

const textsOf =
  ({ face, photo, alignment }: AlignedProfile): MakeTexts =>
  record => {
    const facePoints = withDetectedFace(record.facePoints, { image: profileImage, of: photo }, face)
    return { alignment: withAlignment(record.alignment, profileImage, alignment), ...(facePoints === null ? {} : { facePoints }) }
  }

const withoutPhoto: MakeTexts = record => ({
  alignment: withAlignment(record.alignment, profileImage, null),
  ...(record.facePoints === null ? {} : { facePoints: withoutDetectedFace(record.facePoints, profileImage) }),
})

/** The draft of a manual alignment on this machine, which survives a crash, a closed tab and an expired session. */
const draftsOf = (name: string, kept: StoredTexts, read: (text: string | null, side: Photo | null) => PhotoAlignment | null) => ({
  /** The alignment drafted before the browser was closed; null if there is none. */
  draftOf: (side: Photo | null): PhotoAlignment | null => read(kept.kept(name), side),
  keepDraft: (alignment: PhotoAlignment): void => kept.keep(name, withAlignment(null, profileImage, alignment)),
  forgetDraft: (): void => kept.keep(name, null),
})

/** What saves the photo's texts. */
const savesOf = (
  laying: ValueStore<AlignmentHistory>,
  forgetDraft: () => void,
  save: (make: MakeTexts) => Promise<CaseRecord>,
) => ({
  /** Saves the manual alignment. Throws if saving is refused; adjusting then continues. */
  finish: async (): Promise<CaseRecord> => {
    const { present } = laying.get()
    const saved = await save(record => ({ alignment: withAlignment(record.alignment, profileImage, present) }))
    forgetDraft()
    laying.set(resting(present))
    return saved
  },
  /** Saves a detected profile and aligns the photo by it. */
  takeFound: async (profile: AlignedProfile): Promise<CaseRecord> => {
    const saved = await save(textsOf(profile))
    laying.set(resting(profile.alignment))
    return saved
  },
  /** Removes the photo from the film, with the points detected on it. */
  remove: async (): Promise<CaseRecord> => {
    const saved = await save(withoutPhoto)
    laying.set(resting(null))
    return saved
  },
  /** Restores earlier texts of the photo. */
  restore: ({ alignment, facePoints }: CaseRecord): Promise<CaseRecord> => save(() => ({ alignment, facePoints })),
})

/** The side photo of an open film: its alignment, and the doctor's actions on it. `side`: the record's current side photo. */
export const createLaying = ({ photo, film, base }: Given, { kept, server }: LayingPorts) => {
  const read = (text: string | null, side: Photo | null): PhotoAlignment | null => storedAlignment(text, photo, side)
  const laying = createStore(resting(read(base.get().alignment, sidePhotoOf(base.get()))))
  const drafts = draftsOf(`photo.${photo.uuid}`, kept, read)
  const take = (side: Photo): void => {
    const start = { fit: firstPlace(film, side), mirrored: false, residualMm: null, origin: 'manual' } as const
    laying.set(now => takeInHand(now, { ...start, film: pictureNameOf(photo), photo: pictureNameOf(side) }))
  }
  return {
    state: laying as ValueStore<AlignmentHistory>,
    /** The alignment stored in a record's text; null if there is none, or if film or photo has been replaced since. */
    savedIn: read,
    ...drafts,
    ...savesOf(laying, drafts.forgetDraft, make => savePhoto(base, make, server)),
    /** Takes over the server's state, unless the photo is being adjusted. */
    follow: (side: Photo | null): void => {
      if (laying.get().mode === 'resting') laying.set(resting(read(base.get().alignment, side)))
    },
    take,
    /** Restores the alignment drafted before the browser was closed. */
    resume: (side: Photo): void => {
      const draft = drafts.draftOf(side)
      take(side)
      if (draft) laying.set(now => placed(now, draft))
    },
    /** Returns to the alignment stored on the server; manual changes are discarded. */
    cancel: (): void => {
      drafts.forgetDraft()
      laying.set(withoutChanges)
    },
  }
}

export type Laying = ReturnType<typeof createLaying>
