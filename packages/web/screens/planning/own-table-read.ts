import type { OwnRatioTable } from '@sella/ceph/planning/own-ratio-table'
import { ownRatiosSetting, ownRatiosUnread } from '@sella/contract/documents/own-ratios'
import type { PlanDocument } from '@sella/contract/documents/plan'
import { freshPlan } from '@sella/workbench/planning/planned'

/** What is known of the doctor's own ratios. */
export interface OwnTableRead {
  /** Null before she stored any, and while it is not known. */
  readonly table: OwnRatioTable | null
  /** Whether there is one is not known yet. */
  readonly waiting: boolean
  /** It was not received, or cannot be read: its content is unknown, which is not the same as none. */
  readonly failed: boolean
}

interface Asked {
  readonly data: string | null | undefined
  readonly isPending: boolean
  readonly isError: boolean
}

export const ownTableRead = ({ data, isPending, isError }: Asked): OwnTableRead => ({
  table: ownRatiosSetting.read(data),
  waiting: isPending,
  failed: (isError && data === undefined) || ownRatiosUnread(data),
})

/** What a new plan begins with; null while her ratios are not known, where it is for her to say that it takes the published ones. */
export const newPlan = ({ table, waiting, failed }: OwnTableRead): PlanDocument | null => {
  if (waiting || failed) return null
  return freshPlan(table)
}
