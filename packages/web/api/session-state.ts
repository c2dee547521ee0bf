import type { Input } from '@sella/contract/calls/index'
import { useQuery } from '@tanstack/react-query'
import { setSessionEnd } from '../memory/session'
import { ask } from './client'

const askState = async (signal?: AbortSignal) => {
  const state = await ask('sessionState', {}, signal ? { signal } : {})
  setSessionEnd(state.endsAt)
  return state
}

/** When this session ends and after how many minutes it is locked. Asking tells the server that somebody is there. */
export const useSessionState = () =>
  useQuery({ queryKey: ['session state'], queryFn: ({ signal }) => askState(signal), staleTime: Number.POSITIVE_INFINITY })

/** Tells the server that somebody is at work who asked it for nothing else meanwhile; without a network it learns it later. */
export const stillHere = (): void => void askState().catch(() => undefined)

export const lockSession = (): void => void ask('sessionLock', {}).catch(() => undefined)

export const unlockSession = (input: Input<'sessionUnlock'>) => ask('sessionUnlock', input)
