import { derivedPoints } from '@sella/ceph/data/derived-points'
import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { helpers, measurements } from '@sella/ceph/data/measurements'
import type { Definition } from '@sella/ceph/measure/definition'

const definitions: Readonly<Record<string, Definition>> = { ...measurements, ...helpers }
const sources: Readonly<Partial<Record<string, { readonly rules: readonly { readonly from: readonly LandmarkName[] }[] }>>> =
  derivedPoints

/** The placed landmarks a landmark leans on: itself, or what it is derived from. */
const rootsOf = (name: LandmarkName, seen: ReadonlySet<string> = new Set()): readonly LandmarkName[] => {
  const row = sources[name]
  if (!row || seen.has(name)) return [name]
  return [name, ...row.rules.flatMap(rule => rule.from).flatMap(from => rootsOf(from, new Set([...seen, name])))]
}

const leansOn = (item: string, seen: ReadonlySet<string> = new Set()): readonly LandmarkName[] => {
  const row = definitions[item]
  if (!row || seen.has(item)) return []
  if ('nodes' in row) return (row.nodes as readonly LandmarkName[]).flatMap(name => rootsOf(name))
  return row.of.flatMap(other => leansOn(other, new Set([...seen, item])))
}

const known = new Map<LandmarkName, ReadonlySet<string>>()

/** Every item whose value leans on this landmark, directly or through derived points and other items. */
export const affectedItems = (name: LandmarkName): ReadonlySet<string> => {
  const before = known.get(name)
  if (before) return before
  const found = new Set(Object.keys(definitions).filter(item => leansOn(item).includes(name)))
  known.set(name, found)
  return found
}
