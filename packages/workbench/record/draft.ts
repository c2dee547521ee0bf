import { type Draft, draftFromStored, draftToStored } from '@sella/contract/documents/draft'
import type { StoredImage } from '@sella/contract/documents/tracing'

/** Stores texts by name on this machine; they survive a crash, a closed tab and an expired session. */
export interface KeptTexts {
  readonly kept: (name: string) => string | null
  /** Null deletes the text. */
  readonly keep: (name: string, text: string | null) => void
}

/** Unsaved work stored on this machine, by the uuid of the picture it belongs to. */
export interface Drafts {
  readonly keep: (photoUuid: string, draft: Draft, image?: StoredImage) => void
  readonly forget: (photoUuid: string) => void
  /** Null if there is none or it cannot be read. */
  readonly of: (photoUuid: string, image?: StoredImage) => Draft | null
}

const nameOf = (photoUuid: string): string => `draft.${photoUuid}`

/** Drafts stored among a machine's texts. `image`: the type of picture, the lateral film by default. */
export const draftsIn = ({ kept, keep }: KeptTexts): Drafts => ({
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
