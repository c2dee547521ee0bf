import { isNoNudge, noNudge } from '@sella/ceph/superimpose/nudge'
import type { Hold, RegistrationName } from '@sella/ceph/superimpose/registrations'
import type { Nudge, OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { ErrorCode } from '@sella/contract/errors'
import { typedName } from '@sella/contract/name-as-read'

/** A new scheme of these records (oldest first), all three registrations side by side. */
export const newScheme = (name: string, uuids: readonly string[]): OverlapScheme => ({
  name,
  uuids,
  cephImgs: {},
  overFun: 'multiview',
  points: {},
  imgTrans: {},
})

/** Sets the correction of one record in one registration; a zero correction is removed. */
export const withNudge = (
  scheme: OverlapScheme,
  { method, uuid }: { readonly method: RegistrationName; readonly uuid: string },
  nudge: Nudge,
): OverlapScheme => {
  const { [uuid]: _, ...others } = scheme.imgTrans[method] ?? {}
  return { ...scheme, imgTrans: { ...scheme.imgTrans, [method]: isNoNudge(nudge) ? others : { ...others, [uuid]: nudge } } }
}

export const nudgeOf = (scheme: OverlapScheme, method: RegistrationName, uuid: string): Nudge =>
  scheme.imgTrans[method]?.[uuid] ?? noNudge

/** Sets what a registration is held on; the default is not stored. */
export const withHold = (scheme: OverlapScheme, method: RegistrationName, hold: Hold): OverlapScheme => {
  const { [method]: _, ...others } = scheme.registerAt ?? {}
  return { ...scheme, registerAt: hold === 'point' ? others : { ...others, [method]: hold } }
}

/** Why a scheme cannot be saved; null if it can. `others`: the names of the case's other schemes. */
export const schemeFault = ({ name, uuids }: OverlapScheme, others: readonly string[]): ErrorCode | null => {
  if (typedName(name) === '') return 'OVERLAP_NAME_REQUIRED'
  if (others.includes(typedName(name))) return 'OVERLAP_NAME_TAKEN'
  return uuids.length < 2 ? 'OVERLAP_RECORDS_REQUIRED' : null
}

/** Adds the doctor's statement that the scales of the scheme's films are right; `null` withdraws it. mm per pixel by record. */
export const withScalesStated = (scheme: OverlapScheme, scales: Readonly<Record<string, number>> | null): OverlapScheme => {
  const { scalesStated: _, ...others } = scheme
  return scales ? { ...others, scalesStated: scales } : others
}

/** Moves a record one place on or back; at either end nothing changes. */
export const swapped = (uuids: readonly string[], uuid: string, by: 1 | -1): readonly string[] => {
  const at = uuids.indexOf(uuid)
  const other = uuids[at + by]
  return other === undefined || at < 0 ? uuids : uuids.with(at, other).with(at + by, uuid)
}
