import type { Agency } from '@sella/contract/entities'
import { agencyFor, type Rows, rowsOf } from './agency-for'
import { useAgencies, useSaveAgencies } from './queries'

/** The edited rows, which started from `began`, with those added elsewhere since. */
export const withAddedSince = (rows: Rows, began: readonly Agency[], now: readonly Agency[]): Rows => [
  ...rows,
  ...rowsOf(now.filter(({ uuid }) => !began.some(agency => agency.uuid === uuid))),
]

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
