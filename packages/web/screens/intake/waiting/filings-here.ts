import type { ImageKind } from '@sella/contract/entities'
import type { FilingBegun } from '@sella/workbench/uploads/file-waiting'
import type { CaseChoice, RecordChoice } from '@sella/workbench/uploads/filing'
import { makeFilings } from '@sella/workbench/uploads/filings'
import { ask } from '../../../api/client'
import { filingPorts } from '../../../api/waiting'
import { entriesHere } from '../../../form-draft/use-form-draft'
import { type FilingDraft, filingSlot, keepBegun } from './kept-filing'

export interface FilingWish {
  readonly uuid: string
  readonly goal: CaseChoice
  readonly record: RecordChoice
  readonly kind: ImageKind
  readonly begun: FilingBegun
  /** How a pixel spacing stated at the detector is used; null: decided from the file. */
  readonly spacing: FilingDraft['spacing']
  /** Which frame or page is the picture, from 1. */
  readonly page: number
}

/** The files this page is filing; it goes on with them while their forms are closed. */
export const filings = makeFilings<FilingWish>({
  ...filingPorts,
  put: ({ uuid, kind, spacing, page }, recordUuid) => {
    const chosen = spacing === null ? {} : { spacing }
    return ask('waitingPlace', { uuid, recordUuid, type: kind, ...chosen, page: String(page), ifKnown: 'refuse' })
  },
  keep: ({ uuid, goal, record, kind, spacing }, begun) => {
    if (begun) keepBegun(uuid, { goal, record, kind, spacing, begun })
    else entriesHere().forget(filingSlot(uuid))
  },
})
