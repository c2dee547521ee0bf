import type { Agency } from '@sella/contract/entities'
import { agencyFor, agencyNamed, type Rows, rowsOf } from './agency-for'
import { useAgencies, useSaveAgencies } from './queries'

/**
 * The edited rows, which started from `began`, with those added elsewhere since. A new row of the same name as one of those is that one:
 * it was added elsewhere too, or by a save of this list whose reply was lost.
 */
export const withAddedSince = (rows: Rows, began: readonly Agency[], now: readonly Agency[]): Rows => {
  const added = now.filter(({ uuid }) => !began.some(agency => agency.uuid === uuid))
  const matched = rows.map(row => (row.uuid ? row : { ...row, uuid: agencyNamed(row.name, added)?.uuid }))
  return [...matched, ...rowsOf(added.filter(({ uuid }) => !matched.some(row => row.uuid === uuid)))]
}

/** The same, using the server. */
export const useAgencyFor = () => {
  const agencies = useAgencies()
  const save = useSaveAgencies()
  return (name: string): Promise<string | null> =>
    agencyFor(name, {
      fetch: async () => (await agencies.refetch({ throwOnError: true })).data ?? [],
      save: save.mutateAsync,
    })
}
