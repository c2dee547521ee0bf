import type { QueryClient } from '@tanstack/react-query'
import type { Heard } from './events'
import { keys } from './queries'

/** Milliseconds during which events are collected: a folder of photos causes many events, and should cause one request. */
const gathering = 250

/**
 * Fetches again what another window or device has changed: the case's records and the list. Only cached replies are affected;
 * unsaved edits are not among them and stay as they are. When the stream restarts, events may have been missed.
 */
export const freshener = (client: Pick<QueryClient, 'invalidateQueries'>) => {
  const cases = new Set<string>()
  let [all, opened, waiting, timer] = [false, false, false, null as ReturnType<typeof setTimeout> | null]
  const ask = (): void => {
    timer = null
    const records = all ? [['records'] as const] : [...cases].map(keys.records)
    const stale = [...(all || cases.size > 0 ? [keys.patients] : []), ...records, ...(all || waiting ? [keys.waiting] : [])]
    for (const queryKey of stale) void client.invalidateQueries({ queryKey })
    cases.clear()
    all = false
    waiting = false
  }
  return {
    take: (heard: Heard): void => {
      if (heard !== 'open' && heard.type !== 'record' && heard.type !== 'waiting') return
      // On the first opening everything shown has just been fetched.
      if (heard === 'open' && !opened) {
        opened = true
        return
      }
      if (heard === 'open') all = true
      else if (heard.type === 'waiting') waiting = true
      else cases.add(heard.caseUuid)
      timer ??= setTimeout(ask, gathering)
    },
    stop: (): void => {
      if (timer !== null) clearTimeout(timer)
    },
  }
}
