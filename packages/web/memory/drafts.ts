import { draftName, draftsIn } from '@sella/workbench/record/draft'
import { isElsewhere, windowTexts } from './window-texts'

/** The unsaved work stored in this browser for the signed-in doctor. */
export const drafts = draftsIn(windowTexts)

/** Whether a window of this browser has unsaved work on a picture. */
export const isDrafted = (photoUuid: string): boolean => drafts.of(photoUuid) !== null || isElsewhere(draftName(photoUuid))
