import type { QueryClient } from '@tanstack/react-query'
import type { Heard } from './events'
import { keys } from './queries'

/** Milliseconds in which events are gathered: a folder of photos is many events and one question. */
const gathering = 250

/**
 * What another window or device changed is asked for again: the case's records and the list. Only answers held are touched; what the
 * doctor has not saved yet is nobody's answer and stays as it is. When the stream begins anew, events may have been missed.
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
      // At the first opening everything shown has just been fetched.
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
