import { draftsIn } from '@sella/workbench/record/draft'
import { keep, kept } from './session'

/** The unsaved work this browser keeps for the doctor who is signed in. */
export const drafts = draftsIn({ kept, keep })
