import type { Input } from '@sella/contract/calls/index'
import { useQuery } from '@tanstack/react-query'
import { setSessionEnd } from '../memory/session'
import { ask } from './client'

const askState = async (signal?: AbortSignal) => {
  const state = await ask('sessionState', {}, signal ? { signal } : {})
  setSessionEnd(state.endsAt)
  return state
}

/** When this session ends, and after how many minutes it is locked. The request itself counts as activity. */
export const useSessionState = () =>
  useQuery({ queryKey: ['session state'], queryFn: ({ signal }) => askState(signal), staleTime: Number.POSITIVE_INFINITY })

/** Reports activity to the server if no other request did; without a network the report is sent later. */
export const stillHere = (): void => void askState().catch(() => undefined)

export const lockSession = (): void => void ask('sessionLock', {}).catch(() => undefined)

export const unlockSession = (input: Input<'sessionUnlock'>) => ask('sessionUnlock', input)
