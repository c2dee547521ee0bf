import { imageKind, recordType } from '@sella/contract/entities'
import type { WaitingFile } from '@sella/contract/waiting'
import { same } from '@sella/workbench/same'
import { type Filing, proposedFiling } from '@sella/workbench/uploads/filing'
import { z } from 'zod/mini'
import { entriesHere } from '../../../form-draft/use-form-draft'

const newCase = z.object({
  at: z.literal('new'),
  name: z.string(),
  birthday: z.string(),
  sex: z.nullable(z.enum(['male', 'female'])),
  caseNo: z.string(),
})
const goal = z.discriminatedUnion('at', [z.object({ at: z.literal('case'), uuid: z.string() }), newCase])
const newRecord = z.object({ at: z.literal('new'), day: z.string(), type: recordType })
const record = z.discriminatedUnion('at', [z.object({ at: z.literal('record'), uuid: z.string() }), newRecord])

/** What was chosen for a waiting file and not filed yet. */
const filingDraft = z.object({
  goal: z.nullable(goal),
  record: z.nullable(record),
  kind: z.nullable(imageKind),
  spacing: z.nullable(z.enum(['imager', 'none'])),
  /** What an attempt that failed has created: it is not created twice. */
  begun: z.object({
    newCase: z.optional(z.object({ uuid: z.string(), as: newCase })),
    newRecord: z.optional(z.object({ uuid: z.string(), caseUuid: z.string(), version: z.number(), as: newRecord })),
  }),
})

export type FilingDraft = z.infer<typeof filingDraft>

export const proposedDraft = (file: WaitingFile): FilingDraft => ({ ...proposedFiling(file), spacing: null, begun: {} })

export const filingOf = ({ goal: chosen, record: at, kind }: FilingDraft): Filing => ({ goal: chosen, record: at, kind })

export const filingSlot = (uuid: string): string => `filing.${uuid}`

/** A case that the form does not list cannot be shown as chosen: it is chosen again. */
const isListed = ({ place, candidates }: WaitingFile, uuid: string): boolean =>
  place?.caseUuid === uuid || candidates.some(({ caseUuid }) => caseUuid === uuid)

/** The choices left for a file, as far as the form can show them; null if there are none. */
export const draftIn = (value: unknown, file: WaitingFile): FilingDraft | null => {
  const { data: left } = filingDraft.safeParse(value)
  if (!left) return null
  if (left.goal?.at !== 'case' || isListed(file, left.goal.uuid)) return left
  return { ...left, goal: null, record: null }
}

export const keepFiling = (file: WaitingFile, draft: FilingDraft): void => {
  const slot = filingSlot(file.uuid)
  if (same(draft, proposedDraft(file))) entriesHere().forget(slot)
  else entriesHere().keep(slot, draft)
}

/** What is kept for a file with what an attempt has added for it, whether or not its form is open. */
export const keepBegun = (uuid: string, wished: FilingDraft): void => {
  const { data: left } = filingDraft.safeParse(entriesHere().of(filingSlot(uuid)))
  entriesHere().keep(filingSlot(uuid), { ...(left ?? wished), begun: wished.begun })
}
