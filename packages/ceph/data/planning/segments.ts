import type { Words } from '../../words'
import type { LandmarkName } from '../landmarks'

/**
 * The segments a plan can move: four teeth, the maxilla, the body of the mandible, the whole mandible about its axis, the chin.
 */
export type SegmentName = 'U1' | 'L1' | 'U6' | 'L6' | 'MX' | 'MD' | 'MDA' | 'CH'

/** The amount a limit applies to; mm and degrees in the plan's frame. */
export type Amount = 'x' | 'y' | 'turn' | 'mesial' | 'vertical'

export interface SegmentRow {
  readonly title: Words
  /** Landmarks that move with it. */
  readonly carries: readonly LandmarkName[]
  /** Further landmarks on the same segment that the table does not name; they move with it. */
  readonly alsoCarries: readonly LandmarkName[]
  /**
   * Beyond these limits a plan warns but never blocks. For a tooth: the displacement of its edge and its turn within its bone.
   */
  readonly limits: Readonly<Partial<Record<Amount, readonly [least: number, most: number]>>>
  /** The points it may turn about; the first is the default. */
  readonly pivots: readonly LandmarkName[]
}

const upperTeeth = ['U1IncisalTip', 'U1RootTip', 'U6Mesial', 'U6Distal'] as const
const lowerTeeth = ['L1IncisalTip', 'L1RootTip', 'L6Mesial', 'L6Distal'] as const

/** clinical/beyond/planning.json, segments; the limits are proposals. Order of the list on screen: teeth, then bone. */
export const segments: Readonly<Record<SegmentName, SegmentRow>> = {
  U1: {
    title: { zh: '上中切牙', en: 'Upper incisor' },
    carries: ['U1IncisalTip', 'U1RootTip'],
    alsoCarries: [],
    limits: { x: [-8, 4], y: [-4, 4], turn: [-20, 20] },
    pivots: [],
  },
  U6: {
    title: { zh: '上颌第一磨牙', en: 'Upper first molar' },
    carries: ['U6Mesial', 'U6Distal'],
    alsoCarries: [],
    limits: { mesial: [-4, 7], vertical: [-4, 3] },
    pivots: [],
  },
  L1: {
    title: { zh: '下中切牙', en: 'Lower incisor' },
    carries: ['L1IncisalTip', 'L1RootTip'],
    alsoCarries: [],
    limits: { x: [-6, 4], y: [-4, 4], turn: [-20, 20] },
    pivots: [],
  },
  L6: {
    title: { zh: '下颌第一磨牙', en: 'Lower first molar' },
    carries: ['L6Mesial', 'L6Distal'],
    alsoCarries: [],
    limits: { mesial: [-3, 7], vertical: [-3, 3] },
    pivots: [],
  },
  MX: {
    title: { zh: '上颌（Le Fort I）', en: 'Maxilla (Le Fort I)' },
    carries: ['A', 'ANS', 'PNS', ...upperTeeth],
    alsoCarries: [],
    limits: { x: [-5, 9], y: [-8, 5], turn: [-8, 8] },
    pivots: ['ANS', 'A', 'U1IncisalTip', 'PNS'],
  },
  MD: {
    title: { zh: '下颌体（BSSO）', en: 'Mandible (BSSO)' },
    carries: ['B', 'Pog', 'Gn', 'Me', 'PM', ...lowerTeeth],
    alsoCarries: ['D'],
    limits: { x: [-10, 10], y: [-5, 5], turn: [-8, 8] },
    pivots: ['L1IncisalTip', 'Pog'],
  },
  MDA: {
    title: { zh: '下颌自动旋转', en: 'Autorotation' },
    carries: ['Co', 'Ar', 'Go', 'B', 'Pog', 'Gn', 'Me', 'PM', 'Xi', 'DC', ...lowerTeeth],
    alsoCarries: ['D', 'Pcd', 'R1', 'R2', 'R3', 'R4', 'GoPost', 'GoInf'],
    limits: { turn: [-6, 6] },
    pivots: [],
  },
  CH: {
    title: { zh: '颏成形', en: 'Chin (genioplasty)' },
    carries: ['Pog', 'Gn', 'Me'],
    alsoCarries: [],
    limits: { x: [-6, 10], y: [-6, 6], turn: [-15, 15] },
    pivots: ['Pog'],
  },
}

/** Largest amount either way, far beyond any planned movement: a stored plan with more is refused. Own limit. */
export const farthestAmount = { mm: 50, degrees: 90 } as const

export const segmentNames = Object.keys(segments) as readonly SegmentName[]

/** Whether a sent or stored text names a segment. */
export const isSegmentName = (name: unknown): name is SegmentName => typeof name === 'string' && Object.hasOwn(segments, name)
