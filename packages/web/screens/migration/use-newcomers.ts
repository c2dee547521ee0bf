import { makeNewcomers } from '@sella/workbench/migration/comparing'
import { useState, useSyncExternalStore } from 'react'
import { ask } from '../../api/client'
import { keptChoices } from './kept-choices'

/** `makeNewcomers` with the server, and with the choices kept on this machine. */
export const useNewcomers = () => {
  const [choices] = useState(keptChoices)
  const [{ store, ...acts }] = useState(() => makeNewcomers({ like: people => ask('patientLike', { people }), choices }))
  return { ...useSyncExternalStore(store.subscribe, store.get), ...acts, done: choices.done }
}
