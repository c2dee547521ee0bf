import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Heard } from './events'
import { keys } from './queries'

/** Milliseconds during which events are collected: a folder of photos causes many events, and should cause one request. */
const gathering = 250

/** What belongs to one case or record each. */
const ofCases: readonly QueryKey[] = [['patient'], ['records'], ['overlaps'], ['plans']]
const ofClinics: readonly QueryKey[] = [keys.clinic, keys.clinics]

/** Lists, what a search found and what is seen at a glance: the server has judged their values by the norms and analyses of then. */
const judged: readonly QueryKey[] = [keys.patients, keys.glances]

/** Keys whose queries may be out of date after what was heard. */
const staleAfter = (heard: Heard): readonly QueryKey[] => {
  if (heard === 'open' || heard.type === 'cases')
    return [...judged, ...ofCases, ['setting'], keys.analyses, keys.waiting, ...ofClinics]
  if (heard.type === 'record') return [...judged, keys.records(heard.caseUuid)]
  if (heard.type === 'patient') return [...judged, keys.patient(heard.uuid), keys.assigned(heard.uuid)]
  if (heard.type === 'overlaps') return [...judged, ['overlaps', heard.caseUuid]]
  if (heard.type === 'plans') return [['plans', heard.recordUuid]]
  if (heard.type === 'setting') return [...judged, keys.setting(heard.name)]
  if (heard.type === 'analyses') return [...judged, keys.analyses]
  if (heard.type === 'waiting') return [keys.waiting]
  // Cases may have been taken from who saw them by assignment.
  if (heard.type === 'handOver') return [keys.patients, ['patient'], keys.clinic]
  if (heard.type === 'desk') return ofClinics
  return []
}

const isWithin = (key: QueryKey, wider: QueryKey): boolean =>
  key.length > wider.length && wider.every((part, i) => part === key[i])

/**
 * Fetches again what another window or device has changed: the case and its records, own norms and analyses, the list,
 * the clinic and its offers. Only cached
 * replies are affected; unsaved edits are not among them and stay as they are. When the stream restarts, events may have been
 * missed.
 */
export const freshener = (client: Pick<QueryClient, 'invalidateQueries'>) => {
  const stale = new Map<string, QueryKey>()
  let [opened, timer] = [false, null as ReturnType<typeof setTimeout> | null]
  const ask = (): void => {
    timer = null
    const all = [...stale.values()]
    stale.clear()
    for (const queryKey of all) if (!all.some(other => isWithin(queryKey, other))) void client.invalidateQueries({ queryKey })
  }
  return {
    take: (heard: Heard): void => {
      // On the first opening everything shown has just been fetched.
      if (heard === 'open' && !opened) {
        opened = true
        return
      }
      const queryKeys = staleAfter(heard)
      for (const queryKey of queryKeys) stale.set(JSON.stringify(queryKey), queryKey)
      if (queryKeys.length > 0) timer ??= setTimeout(ask, gathering)
    },
    stop: (): void => {
      if (timer !== null) clearTimeout(timer)
    },
  }
}
