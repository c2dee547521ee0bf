import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { alignmentOf, profileImage, withAlignment } from '@sella/contract/documents/alignment'
import { withFoundFace, withoutFoundFace } from '@sella/contract/documents/found-face'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import type { KeptTexts } from '../record/draft'
import { createStore, type ValueStore } from '../store'
import { type Laid, letGo, placed, resting, takeInHand } from './laid'
import { type MakeTexts, type PhotoServer, savePhoto } from './photo-saving'
import { firstPlace } from './placing'
import type { LaidProfile } from './profile-detection'

/** A record's side photo; null when it has none. */
export const sidePhotoOf = (record: CaseRecord): Photo | null => record.photos.find(photo => photo.type === profileImage) ?? null

/** Where the text of a record lays its side photo; null when nowhere, and when film or photo has been replaced since. */
export const laidIn = (text: string | null, film: Photo, side: Photo | null): PhotoAlignment | null => {
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

/** Where a photo moved by hand is written down, and who keeps it for good. */
export interface LayingPorts {
  readonly kept: KeptTexts
  readonly server: PhotoServer
}

const textsOf =
  ({ face, photo, alignment }: LaidProfile): MakeTexts =>
  record => {
    const facePoints = withFoundFace(record.facePoints, { image: profileImage, of: photo }, face)
    return { alignment: withAlignment(record.alignment, profileImage, alignment), ...(facePoints === null ? {} : { facePoints }) }
  }

const withoutPhoto: MakeTexts = record => ({
  alignment: withAlignment(record.alignment, profileImage, null),
  ...(record.facePoints === null ? {} : { facePoints: withoutFoundFace(record.facePoints, profileImage) }),
})

/** The side photo of an open film: where it lies, and what a doctor does with it. `side`: the record's side photo as it is now. */
export const createLaying = ({ photo, film, base }: Given, { kept, server }: LayingPorts) => {
  const name = `photo.${photo.uuid}`
  const read = (text: string | null, side: Photo | null): PhotoAlignment | null => laidIn(text, photo, side)
  const laying = createStore(resting(read(base.get().alignment, sidePhotoOf(base.get()))))
  const save = (make: MakeTexts): Promise<CaseRecord> => savePhoto(base, make, server)
  const forgetDraft = (): void => {
    if (kept.kept(name) !== null) kept.keep(name, null)
  }
  const draftOf = (side: Photo | null): PhotoAlignment | null => read(kept.kept(name), side)
  const take = (side: Photo): void => {
    const start = { fit: firstPlace(film, side), mirrored: false, residualMm: null, origin: 'manual' } as const
    laying.set(now => takeInHand(now, { ...start, film: pictureNameOf(photo), photo: pictureNameOf(side) }))
  }
  return {
    laid: laying as ValueStore<Laid>,
    /** Where a record's text lays it; null when nowhere, and when film or photo has been replaced since. */
    savedIn: read,
    /** What the server holds is taken in, unless the photo is in hand. */
    follow: (side: Photo | null): void => {
      if (laying.get().mode === 'resting') laying.set(resting(read(base.get().alignment, side)))
    },
    /** Where it had been put before the browser went away; null where nothing waits. */
    draftOf,
    /** Written down on this machine; it outlives a crash, a closed tab and an expired session. */
    keepDraft: (alignment: PhotoAlignment): void => kept.keep(name, withAlignment(null, profileImage, alignment)),
    forgetDraft,
    take,
    /** Takes up where the photo had been put before the browser went away. */
    resume: (side: Photo): void => {
      const draft = draftOf(side)
      take(side)
      if (draft) laying.set(now => placed(now, draft))
    },
    /** Lies where the server has it; what was moved by hand is forgotten. */
    cancel: (): void => {
      forgetDraft()
      laying.set(letGo)
    },
    /** Keeps where the hand put it. Throws what the save refused; it then stays in hand. */
    finish: async (): Promise<CaseRecord> => {
      const { present } = laying.get()
      const saved = await save(record => ({ alignment: withAlignment(record.alignment, profileImage, present) }))
      forgetDraft()
      laying.set(resting(present))
      return saved
    },
    /** Keeps what was found, and lays it there. */
    takeFound: async (profile: LaidProfile): Promise<CaseRecord> => {
      const saved = await save(textsOf(profile))
      laying.set(resting(profile.alignment))
      return saved
    },
    /** Takes the photo off the film, with the points found on it. */
    remove: async (): Promise<CaseRecord> => {
      const saved = await save(withoutPhoto)
      laying.set(resting(null))
      return saved
    },
    /** The photo's texts as they were. */
    restore: ({ alignment, facePoints }: CaseRecord): Promise<CaseRecord> => save(() => ({ alignment, facePoints })),
  }
}

export type Laying = ReturnType<typeof createLaying>
