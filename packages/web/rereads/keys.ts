import { ownErrorsSetting } from '@sella/contract/documents/own-errors'
import type { QueryClient } from '@tanstack/react-query'
import { keys as shared } from '../api/queries'

/** Names under which answers of this page are held; those of cases begin as all lists of cases do. */
export const keys = { rereads: ['rereads'], drafts: ['rereads', 'drafts'], traced: ['patients', 'reliability'] } as const

/** A further reading came or went: the server has measured the doctor's own errors anew, also for screens that are not open. */
export const rereadsChanged = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: keys.rereads }),
    client.invalidateQueries({ queryKey: shared.setting(ownErrorsSetting.name), refetchType: 'all' }),
  ])
