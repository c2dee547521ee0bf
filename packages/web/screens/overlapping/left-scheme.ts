import type { StoredTexts } from '@sella/workbench/stored-texts'
import { draftIn, draftText, type InHand } from '@sella/workbench/superimposing/in-hand'

interface Texts {
  /** By window: what another open window has is its own. */
  readonly windows: StoredTexts
  /** As stored by pages that did not tell windows apart. */
  readonly former: StoredTexts['kept']
}

/** The unsaved superimposition of a case on this machine. */
export const leftScheme = (caseUuid: string, { windows, former }: Texts) => {
  const name = `overlap.${caseUuid}`
  return {
    of: (): InHand | null => draftIn(windows.kept(name)) ?? draftIn(former(name)),
    keep: (hand: InHand): void => windows.keep(name, draftText(hand)),
  }
}
