import { type Draft, draftFromStored, draftToStored } from '@sella/contract/documents/draft'
import type { StoredImage } from '@sella/contract/documents/tracing'
import type { StoredTexts } from '../stored-texts'

/** Unsaved work stored on this machine, by the uuid of the picture it belongs to. */
export interface Drafts {
  readonly keep: (photoUuid: string, draft: Draft, image?: StoredImage) => void
  readonly forget: (photoUuid: string) => void
  /** Null if there is none or it cannot be read. */
  readonly of: (photoUuid: string, image?: StoredImage) => Draft | null
}

const nameOf = (photoUuid: string): string => `draft.${photoUuid}`

/** Drafts stored among a machine's texts. `image`: the type of picture, the lateral film by default. */
export const draftsIn = ({ kept, keep }: StoredTexts): Drafts => ({
  keep: (photoUuid, draft, image) => {
    const text = draftToStored(draft, image)
    if (text !== null) keep(nameOf(photoUuid), text)
  },
  forget: photoUuid => keep(nameOf(photoUuid), null),
  of: (photoUuid, image) => {
    const text = kept(nameOf(photoUuid))
    return text === null ? null : draftFromStored(text, image)
  },
})
