import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../api/client'
import { useUser } from '../api/queries'
import { useChatNews, useConnected } from './use-live'

export const chatKeys = { all: ['chat'] as const, state: ['chat', 'state'] as const, inbox: ['chat', 'inbox-state'] as const }

/** Polling intervals in milliseconds, without live news and with them. */
const every = { alone: 15_000, connected: 120_000 }

/** Fetches everything shown of conversations again when one has news. Used once per page, by the entry. */
export const useSupportNews = (): void => {
  const client = useQueryClient()
  useChatNews(() => void client.invalidateQueries({ queryKey: chatKeys.all }))
}

/** State of the support entry: whether it leads to the inbox, and the number of unread messages. */
export const useSupport = (): { readonly staff: boolean; readonly unread: number } => {
  const staff = useUser().data?.role === 'staff'
  const refetchInterval = useConnected() ? every.connected : every.alone
  const own = useQuery({
    queryKey: chatKeys.state,
    queryFn: ({ signal }) => ask('chatState', {}, { signal }),
    enabled: !staff,
    refetchInterval,
  })
  const inbox = useQuery({
    queryKey: chatKeys.inbox,
    queryFn: ({ signal }) => ask('inboxState', {}, { signal }),
    enabled: staff,
    refetchInterval,
  })
  return { staff, unread: (staff ? inbox.data?.unread : own.data?.unread) ?? 0 }
}
