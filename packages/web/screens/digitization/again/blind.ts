import type { BlindDraft, DraftState } from '@sella/workbench/rereads/blind-draft'
import { createContext, useContext } from 'react'
import { useStore } from '../../../editor/use-store'
import type { ReadBy } from '../../../rereads/set'

/** The open blind tracing, and whose it is. */
interface Blind {
  readonly by: ReadBy
  readonly draft: BlindDraft
}

const BlindContext = createContext<Blind | null>(null)
export const BlindProvider = BlindContext.Provider

export const useBlind = (): Blind & DraftState => {
  const blind = useContext(BlindContext)
  if (!blind) throw new Error('no blind tracing is on the table')
  return { ...blind, ...useStore(blind.draft.state, now => now) }
}
