import type { Input } from '@sella/contract/calls/index'
import type { Agency } from '@sella/contract/entities'

export type Rows = Input<'agencyUpdateAll'>['agencies']

/** The agency a typed name stands for; undefined when it is a new one. */
export const agencyNamed = (name: string, agencies: readonly Agency[]): Agency | undefined => {
  const wanted = name.trim().toLocaleLowerCase()
  return agencies.find(agency => agency.name.trim().toLocaleLowerCase() === wanted)
}

export const rowsOf = (agencies: readonly Agency[]): Rows => agencies.map(({ uuid, name }) => ({ uuid, name }))

interface Agencies {
  /** The list as the server has it now. */
  readonly fetch: () => Promise<readonly Agency[]>
  /** The list is saved whole. */
  readonly save: (rows: Rows) => Promise<readonly Agency[]>
}

/**
 * The uuid of an agency of this name, added when there is none. The list is asked for anew first: one that another window added
 * would be dropped by an old list, or the old list refused because a case names it.
 */
export const agencyFor = async (name: string, { fetch, save }: Agencies): Promise<string | null> => {
  if (name.trim() === '') return null
  const agencies = await fetch()
  const existing = agencyNamed(name, agencies)
  return (existing ?? agencyNamed(name, await save([...rowsOf(agencies), { name: name.trim() }])))?.uuid ?? null
}
