import type { Words } from '../../words'
import type { FrontalFilmItemName } from './item-rows'
import type { FrontalFilmLandmarkName } from './landmarks'

/** A line drawn through two points, right to left, or down a side of the face. */
export interface FrontalPlaneRow {
  readonly name: string
  readonly title: Words
  readonly nodes: readonly [FrontalFilmLandmarkName, FrontalFilmLandmarkName]
  /** How far the line extends beyond each point, in per cent of the distance between the two. */
  readonly beyond: number
  /** The item that measures its tilt; null if there is none. */
  readonly tilt: FrontalFilmItemName | null
}

/** The midsagittal reference line; its rule is `ceph/frontal/frame.ts`. */
export const midlineName = 'MSR'
export const midlineTitle: Words = { zh: '正中参考线 MSR', en: 'Midsagittal line MSR' }

/** The planes of the frontal film; clinical/beyond/frontal.json. */
export const frontalPlanes: readonly FrontalPlaneRow[] = [
  { name: 'Z_plane', title: { zh: 'Z 平面', en: 'Z plane' }, nodes: ['Z_R', 'Z_L'], beyond: 18, tilt: null },
  { name: 'ZA_plane', title: { zh: '颧弓平面', en: 'ZA plane' }, nodes: ['ZA_R', 'ZA_L'], beyond: 5, tilt: 'ZATilt' },
  { name: 'J_plane', title: { zh: 'J 平面', en: 'J plane' }, nodes: ['J_R', 'J_L'], beyond: 20, tilt: 'JTilt' },
  {
    name: 'OP_PA',
    title: { zh: '咬合平面', en: 'Occlusal plane' },
    nodes: ['U6b_R', 'U6b_L'],
    beyond: 25,
    tilt: 'OcclusalAngle',
  },
  { name: 'Ag_plane', title: { zh: 'Ag 平面', en: 'Ag plane' }, nodes: ['Ag_R', 'Ag_L'], beyond: 15, tilt: 'AgTilt' },
  {
    name: 'FFP_R',
    title: { zh: '额面面侧线（右）', en: 'Frontal-facial line, right' },
    nodes: ['Z_R', 'Ag_R'],
    beyond: 0,
    tilt: null,
  },
  {
    name: 'FFP_L',
    title: { zh: '额面面侧线（左）', en: 'Frontal-facial line, left' },
    nodes: ['Z_L', 'Ag_L'],
    beyond: 0,
    tilt: null,
  },
]
