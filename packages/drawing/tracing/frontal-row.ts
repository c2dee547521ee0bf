import { type FrontalFilmItemName, frontalItems } from '@sella/ceph/data/frontal/item-rows'
import type { FrontalLevelRow } from '@sella/ceph/data/frontal/levels'
import { frontalPlanes } from '@sella/ceph/data/frontal/planes'
import type { PlaneTilt } from '@sella/ceph/frontal/reading'
import type { Ref } from '../scene/scene'

/** What a row of the frontal film's tables is about. */
export interface FrontalRow {
  /** The items whose values it shows; the first one's lines are highlighted with the row. */
  readonly items: readonly [FrontalFilmItemName, ...FrontalFilmItemName[]]
  /** The plane whose tilt it shows. */
  readonly plane?: string
}

/** The row that compares both sides at a level. */
export const levelRow = ({ sides, right, left }: FrontalLevelRow): FrontalRow => ({ items: [sides, right, left] })

/** The row of a plane's tilt, in degrees and as the height difference of its ends; null for a plane without one. */
export const tiltRow = ({ plane: { name, tilt }, heightItem }: Pick<PlaneTilt, 'plane' | 'heightItem'>): FrontalRow | null =>
  tilt && { items: heightItem ? [tilt, heightItem] : [tilt], plane: name }

const measuresFrom = (item: FrontalFilmItemName, point: string): boolean =>
  (frontalItems[item].nodes as readonly string[]).includes(point)

/**
 * Whether what is highlighted on the film belongs to a row: one of its items, its plane, or a point it is measured from; points
 * of the midline and of the Z plane belong to the rows that measure them, not to all that are measured against them.
 */
export const isOfFrontalRow = (ref: Ref | null, { items, plane }: FrontalRow): boolean => {
  if (ref?.kind === 'item') return items.some(item => item === ref.name)
  if (ref?.kind === 'plane') return ref.name === plane
  return ref?.kind === 'landmark' && items.some(item => measuresFrom(item, ref.name))
}

/** Whether what is highlighted belongs to a plane: the plane itself, or the item that measures its tilt. */
export const isOfFrontalPlane = (ref: Ref | null, plane: string): boolean => {
  if (ref?.kind === 'plane') return ref.name === plane
  return ref?.kind === 'item' && frontalPlanes.some(({ name, tilt }) => name === plane && tilt === ref.name)
}
