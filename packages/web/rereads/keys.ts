import { ownErrorsSetting } from '@sella/contract/documents/own-errors'
import type { QueryClient } from '@tanstack/react-query'
import { keys as shared } from '../api/queries'

/** Query keys of this page; those of cases start like all lists of cases. */
export const keys = { rereads: ['rereads'], drafts: ['rereads', 'drafts'], traced: ['patients', 'reliability'] } as const

/** A further reading was added or deleted: the server has recomputed the doctor's own errors, also for screens that are not open. */
export const rereadsChanged = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: keys.rereads }),
    client.invalidateQueries({ queryKey: shared.setting(ownErrorsSetting.name), refetchType: 'all' }),
  ])
