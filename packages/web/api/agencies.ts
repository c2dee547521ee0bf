import type { Agency } from '@sella/contract/entities'
import { agencyFor, agencyNamed, type Rows, rowsOf } from './agency-for'
import { useAgencies, useSaveAgencies } from './queries'

/**
 * Merges agencies added elsewhere into the edited rows. `began`: the list at the start of the edit; `now`: the list on the
 * server. A new row with the name of an added agency is that agency: another window, or a save whose reply was lost, has already
 * stored it.
 */
export const withAddedSince = (rows: Rows, began: readonly Agency[], now: readonly Agency[]): Rows => {
  const added = now.filter(({ uuid }) => !began.some(agency => agency.uuid === uuid))
  const matched = rows.map(row => (row.uuid ? row : { ...row, uuid: agencyNamed(row.name, added)?.uuid }))
  return [...matched, ...rowsOf(added.filter(({ uuid }) => !matched.some(row => row.uuid === uuid)))]
}

/** `agencyFor` with the server's list. */
export const useAgencyFor = () => {
  const agencies = useAgencies()
  const save = useSaveAgencies()
  return (name: string): Promise<string | null> =>
    agencyFor(name, {
      fetch: async () => (await agencies.refetch({ throwOnError: true })).data ?? [],
      save: save.mutateAsync,
    })
}
