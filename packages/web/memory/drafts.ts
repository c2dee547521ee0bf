import { draftsIn } from '@sella/workbench/record/draft'
import { keep, kept } from './session'

/** The unsaved work stored in this browser for the signed-in doctor. */
export const drafts = draftsIn({ kept, keep })
