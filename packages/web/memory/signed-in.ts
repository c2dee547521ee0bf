import { useSyncExternalStore } from 'react'
import { onSessionChange, token } from './session'

export const useSignedIn = (): boolean => useSyncExternalStore(onSessionChange, () => token() !== null)
