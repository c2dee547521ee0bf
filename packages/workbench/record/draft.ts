import { type Draft, draftFromStored, draftToStored } from '@sella/contract/documents/draft'
import type { StoredImage } from '@sella/contract/documents/tracing'
import type { StoredTexts } from '../stored-texts'

/** Unsaved work stored on this machine, by the uuid of the picture it belongs to. */
export interface Drafts {
  /** `place`: where the picture is shown, a record and a kind of picture; the place remembers whose work was stored last. */
  readonly keep: (photoUuid: string, draft: Draft, image?: StoredImage, place?: string) => void
  readonly forget: (photoUuid: string) => void
  /** Makes room for other work: what is stored is offered again once that is saved or discarded. */
  readonly setAside: (photoUuid: string) => void
  /** Deletes all, also what was set aside. */
  readonly drop: (photoUuid: string) => void
  /** Null if there is none or it cannot be read. */
  readonly of: (photoUuid: string, image?: StoredImage) => Draft | null
  /** Uuid of the picture whose work was last stored at a place; null if none was. */
  readonly lastAt: (place: string) => string | null
}

export const draftName = (photoUuid: string): string => `draft.${photoUuid}`
const placeName = (place: string): string => `draft.at.${place}`
const asideName = (photoUuid: string): string => `${draftName(photoUuid)}.aside`

/** Drafts stored among a machine's texts. `image`: the type of picture, the lateral film by default. */
export const draftsIn = ({ kept, keep }: StoredTexts): Drafts => ({
  keep: (photoUuid, draft, image, place) => {
    const text = draftToStored(draft, image)
    if (text === null) return
    keep(draftName(photoUuid), text)
    if (place !== undefined && kept(placeName(place)) !== photoUuid) keep(placeName(place), photoUuid)
  },
  forget: photoUuid => keep(draftName(photoUuid), null),
  setAside: photoUuid => {
    const text = kept(draftName(photoUuid))
    if (text !== null) keep(asideName(photoUuid), text)
  },
  drop: photoUuid => {
    for (const name of [draftName(photoUuid), asideName(photoUuid)]) keep(name, null)
  },
  of: (photoUuid, image) => {
    const text = kept(draftName(photoUuid)) ?? kept(asideName(photoUuid))
    return text === null ? null : draftFromStored(text, image)
  },
  lastAt: place => kept(placeName(place)),
})
