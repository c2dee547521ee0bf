import type { Input } from '@sella/contract/calls/index'
import type { Agency } from '@sella/contract/entities'

export type Rows = Input<'agencyUpdateAll'>['agencies']

/** The agency with a typed name; undefined if it is a new one. */
export const agencyNamed = (name: string, agencies: readonly Agency[]): Agency | undefined => {
  const wanted = name.trim().toLocaleLowerCase()
  return agencies.find(agency => agency.name.trim().toLocaleLowerCase() === wanted)
}

export const rowsOf = (agencies: readonly Agency[]): Rows => agencies.map(({ uuid, name }) => ({ uuid, name }))

interface Agencies {
  /** The current list on the server. */
  readonly fetch: () => Promise<readonly Agency[]>
  /** Saves the whole list. */
  readonly save: (rows: Rows) => Promise<readonly Agency[]>
}

/**
 * The uuid of the agency with this name, which is added if there is none. The list is fetched again first: saving an outdated
 * list would drop an agency added in another window, or be refused because a case refers to it.
 */
export const agencyFor = async (name: string, { fetch, save }: Agencies): Promise<string | null> => {
  if (name.trim() === '') return null
  const agencies = await fetch()
  const existing = agencyNamed(name, agencies)
  return (existing ?? agencyNamed(name, await save([...rowsOf(agencies), { name: name.trim() }])))?.uuid ?? null
}
