import type { LandmarkName } from '@sella/ceph/data/landmarks'
import type { OutlineGroup } from '@sella/ceph/data/outlines'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import { registrations } from '@sella/ceph/superimpose/registrations'
import type { Words } from '@sella/ceph/words'
import type { DrawnCurve } from './anatomy'

/** What can be shown or hidden in an overlap. */
export type OverlapPart = 'cranialBase' | 'maxilla' | 'mandible' | 'teeth' | 'softTissue' | 'points'

export type ShownParts = Readonly<Record<OverlapPart, boolean>>

export const overlapParts: Readonly<Record<OverlapPart, { readonly name: Words; readonly groups: readonly OutlineGroup[] }>> = {
  cranialBase: { name: { zh: '颅底', en: 'Cranial base' }, groups: ['skull', 'skull_base', 'sella', 'orbit'] },
  maxilla: { name: { zh: '上颌', en: 'Maxilla' }, groups: ['maxilla'] },
  mandible: { name: { zh: '下颌', en: 'Mandible' }, groups: ['mandible'] },
  teeth: { name: { zh: '牙', en: 'Teeth' }, groups: ['teeth'] },
  softTissue: { name: { zh: '软组织', en: 'Soft tissue' }, groups: ['soft_tissue'] },
  points: { name: { zh: '点', en: 'Points' }, groups: [] },
}

export const allParts: ShownParts = {
  cranialBase: true,
  maxilla: true,
  mandible: true,
  teeth: true,
  softTissue: true,
  points: false,
}

/** Specification section 9: canvas and margin of each method. */
export const overlapCanvas: Readonly<
  Record<RegistrationName, { readonly width: number; readonly height: number; readonly margin: number }>
> = {
  sn: { width: 792, height: 820, margin: 10 },
  pp: { width: 648, height: 336, margin: 20 },
  mp: { width: 648, height: 504, margin: 10 },
}

/** Where the records' numbers may be attached in each picture: at ends of the drawing, far from the registration point. */
export const numberHooks: Readonly<Record<RegistrationName, readonly LandmarkName[]>> = {
  sn: ['SoftTissuePog', 'Pog', 'Me', 'Go', 'Prn', 'ANS', 'U1IncisalTip', 'Co'],
  pp: ['U1IncisalTip', 'U1RootTip', 'U6Mesial', 'PNS', 'A'],
  mp: ['L1IncisalTip', 'Co', 'L6Mesial', 'Pog', 'Me'],
}

/**
 * The curves that belong in the picture of a method; the canvas is fitted to these even when some are hidden, so that hiding a
 * curve moves nothing.
 */
export const inPicture = (curve: DrawnCurve, method: RegistrationName): boolean => {
  const { draws } = registrations[method]
  return curve.layer !== 'outlines_optional' && (draws === null || draws.some(name => name === curve.name))
}

export const isShown = (curve: DrawnCurve, parts: ShownParts): boolean =>
  Object.entries(overlapParts).some(([part, { groups }]) => parts[part as OverlapPart] && groups.includes(curve.group))
