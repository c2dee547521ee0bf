import { type Draft, draftFromStored, draftToStored } from '@sella/contract/documents/draft'
import type { StoredImage } from '@sella/contract/documents/tracing'

/** Where this machine keeps texts by name; they outlive a crash, a closed tab and an expired session. */
export interface KeptTexts {
  readonly kept: (name: string) => string | null
  /** Null forgets it. */
  readonly keep: (name: string, text: string | null) => void
}

/** The unsaved work this machine keeps, by the uuid of the picture it was done on. */
export interface Drafts {
  readonly keep: (photoUuid: string, draft: Draft, image?: StoredImage) => void
  readonly forget: (photoUuid: string) => void
  /** Null when there is none or it cannot be read. */
  readonly of: (photoUuid: string, image?: StoredImage) => Draft | null
}

const nameOf = (photoUuid: string): string => `draft.${photoUuid}`

/** Drafts in the texts of a machine. `image`: what the picture is, the lateral film unless another is named. */
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
