import type { Agency } from '@sella/contract/entities'
import type { Rows } from '../../api/agency-for'

/** The list of places being edited, in texts alone: so it is written down. An empty uuid is a new line. */
export interface AgencyDraft {
  readonly uuids: readonly string[]
  readonly names: readonly string[]
  /** The list on which the changes began. */
  readonly beganUuids: readonly string[]
  readonly beganNames: readonly string[]
}

export const draftOf = (agencies: readonly Agency[]): AgencyDraft => {
  const [uuids, names] = [agencies.map(({ uuid }) => uuid), agencies.map(({ name }) => name)]
  return { uuids, names, beganUuids: uuids, beganNames: names }
}

export const withLine = ({ uuids, names, ...began }: AgencyDraft): AgencyDraft => ({
  ...began,
  uuids: [...uuids, ''],
  names: [...names, ''],
})

export const withName = (draft: AgencyDraft, at: number, name: string): AgencyDraft => ({
  ...draft,
  names: draft.names.with(at, name),
})

export const withoutLine = ({ uuids, names, ...began }: AgencyDraft, at: number): AgencyDraft => ({
  ...began,
  uuids: uuids.toSpliced(at, 1),
  names: names.toSpliced(at, 1),
})

export const beganOf = ({ beganUuids, beganNames }: AgencyDraft): readonly Agency[] =>
  beganUuids.map((uuid, at) => ({ uuid, name: beganNames[at] ?? '' }))

export const rowsOf = ({ uuids, names }: AgencyDraft): Rows =>
  names.map((name, at) => ({ uuid: uuids[at] || undefined, name: name.trim() }))

export const isUnchanged = ({ uuids, names, beganUuids, beganNames }: AgencyDraft): boolean =>
  JSON.stringify([uuids, names]) === JSON.stringify([beganUuids, beganNames])

/**
 * What stays typed once `sent` is saved as `saved`: what was changed since, with the places that another window added. A new line is
 * recognised by its place, else by its name.
 */
export const afterSaved = (sent: AgencyDraft, now: AgencyDraft, saved: readonly Agency[]): AgencyDraft => {
  const fresh = draftOf(saved)
  if (JSON.stringify([now.uuids, now.names]) === JSON.stringify([sent.uuids, sent.names])) return fresh
  const named = (name: string): string => saved.find(agency => agency.name === name.trim())?.uuid ?? ''
  const inPlace = now.names.length === sent.names.length
  const uuids = now.uuids.map((uuid, at) => uuid || named((inPlace ? sent.names[at] : now.names[at]) ?? ''))
  const sentNames = rowsOf(sent).map(({ name }) => name)
  const elsewhere = draftOf(saved.filter(({ uuid, name }) => !sent.uuids.includes(uuid) && !sentNames.includes(name)))
  return { ...fresh, uuids: [...uuids, ...elsewhere.uuids], names: [...now.names, ...elsewhere.names] }
}

/** Why a line cannot be saved: it has no name, or the name of a line before it. */
export const errorAt = ({ names }: AgencyDraft, at: number): 'empty' | 'twice' | null => {
  const plain = (name: string | undefined): string => (name ?? '').trim().toLocaleLowerCase()
  const name = plain(names[at])
  if (name === '') return 'empty'
  return names.findIndex(other => plain(other) === name) < at ? 'twice' : null
}
