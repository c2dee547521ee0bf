import type { Input, Output } from '@sella/contract/calls/index'
import type { Conversation } from '@sella/contract/chat'
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../api/client'
import { useConnected } from '../../chat/use-live'
import { chatKeys } from '../../chat/use-support'

/** Milliseconds between two requests without and with server push. */
const every = { alone: 10_000, connected: 60_000 }

const keys = {
  list: (wish: object) => [...chatKeys.all, 'list', wish] as const,
  lists: [...chatKeys.all, 'list'] as const,
  staff: [...chatKeys.all, 'staff'] as const,
  conversation: (uuid: string) => [...chatKeys.all, 'one', uuid] as const,
}

/** A page of conversations; the sidebar's entry listens to the events and refetches all of them. */
export const useConversations = (wish: Input<'inboxList'>) => {
  const connected = useConnected()
  return useQuery({
    queryKey: keys.list(wish),
    queryFn: ({ signal }) => ask('inboxList', wish, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: connected ? every.connected : every.alone,
  })
}

/** The chosen conversation, whichever list it now belongs to. */
export const useConversation = (uuid: string | null) => {
  const connected = useConnected()
  return useQuery({
    queryKey: keys.conversation(uuid ?? ''),
    queryFn: async ({ signal }) => (await ask('inboxGet', { uuid: uuid ?? '' }, { signal })).conversation,
    enabled: uuid !== null,
    refetchInterval: connected ? every.connected : every.alone,
  })
}

export const useStaff = () =>
  useQuery({ queryKey: keys.staff, queryFn: ({ signal }) => ask('inboxStaff', {}, { signal }), refetchInterval: 60_000 })

const place = (client: QueryClient, changed: Conversation): void => {
  client.setQueryData(keys.conversation(changed.uuid), changed)
  client.setQueriesData<Output<'inboxList'>>({ queryKey: keys.lists }, page =>
    page
      ? {
          ...page,
          conversations: page.conversations.map(conversation => (conversation.uuid === changed.uuid ? changed : conversation)),
        }
      : page,
  )
  void client.invalidateQueries({ queryKey: chatKeys.all })
}

export const useClose = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'inboxClose'>) => ask('inboxClose', input),
    onSuccess: changed => place(client, changed),
  })
}

export const useAssign = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'inboxAssign'>) => ask('inboxAssign', input),
    onSuccess: changed => place(client, changed),
  })
}
