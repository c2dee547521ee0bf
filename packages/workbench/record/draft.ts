import { type Draft, draftFromStored, draftToStored } from '@sella/contract/documents/draft'
import type { StoredImage } from '@sella/contract/documents/tracing'
import type { StoredTexts } from '../stored-texts'

/** Unsaved work stored on this machine, by the uuid of the picture it belongs to. */
export interface Drafts {
  readonly keep: (photoUuid: string, draft: Draft, image?: StoredImage) => void
  readonly forget: (photoUuid: string) => void
  /** Makes room for other work: what is stored is offered again once that is saved or discarded. */
  readonly setAside: (photoUuid: string) => void
  /** Deletes all, also what was set aside. */
  readonly drop: (photoUuid: string) => void
  /** Null if there is none or it cannot be read. */
  readonly of: (photoUuid: string, image?: StoredImage) => Draft | null
}

export const draftName = (photoUuid: string): string => `draft.${photoUuid}`
const asideName = (photoUuid: string): string => `${draftName(photoUuid)}.aside`

/** Drafts stored among a machine's texts. `image`: the type of picture, the lateral film by default. */
export const draftsIn = ({ kept, keep }: StoredTexts): Drafts => ({
  keep: (photoUuid, draft, image) => {
    const text = draftToStored(draft, image)
    if (text !== null) keep(draftName(photoUuid), text)
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
})
