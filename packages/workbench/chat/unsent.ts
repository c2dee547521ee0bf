import type { StoredTexts } from '../stored-texts'
import { readStored, storedText, type Waiting } from './waiting'

type Change = (list: readonly Waiting[]) => readonly Waiting[]

/**
 * The unsent messages of one conversation. Each window has a list of its own, since the browser's storage may be full or forbidden;
 * what is stored is of all windows, so every change is applied to what is stored by then and loses nothing of another window.
 */
export const unsentMessages = (texts: StoredTexts, name: string) => {
  const stored = (): readonly Waiting[] => readStored(texts.kept(name))
  let list = stored()
  const shared = new Set(list.map(({ uuid }) => uuid))
  return {
    all: (): readonly Waiting[] => list,
    change: (to: Change): void => {
      list = to(list)
      texts.keep(name, storedText(to(stored())))
      for (const { uuid } of stored()) shared.add(uuid)
    },
    /** Whether another window has removed a message that was stored: it has sent it, or the doctor discarded it there. */
    isSettledElsewhere: (uuid: string): boolean => shared.has(uuid) && !stored().some(message => message.uuid === uuid),
  }
}
