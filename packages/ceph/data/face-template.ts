import type { Point } from '../geometry/point'
import type { FaceLandmarkName, FaceView } from './face-landmarks'

const at = (x: number, y: number): Point => ({ x, y })

/** The worked profile of clinical/golden/face.json (F01) in mm, facing right. */
const side: Readonly<Partial<Record<FaceLandmarkName, Point>>> = {
  Trichion: at(128, 22),
  SoftTissueGlabella: at(143, 86),
  SoftTissueNa: at(140, 100),
  Rhinion: at(149, 114),
  Prn: at(161, 140),
  Columella: at(155.5, 146),
  Alare: at(145, 142),
  Subnasale: at(147.5, 150),
  SoftTissueA: at(147.2, 155.5),
  LabraleSuperius: at(150.4, 162.5),
  UpperLip: at(151.6, 166),
  Stms: at(146.2, 171.5),
  Stmi: at(146, 172.4),
  LowerLip: at(149.4, 177.2),
  LabraleInferius: at(147.8, 181.2),
  SoftTissueB: at(141.2, 188.6),
  SoftTissuePog: at(142.6, 201.5),
  SoftTissueGn: at(138.5, 211),
  SoftTissueMe: at(129, 216.5),
  CervicalPoint: at(99, 212),
  Tragus: at(48, 121),
  SoftTissueOr: at(131, 120),
  Exocanthion: at(121, 105),
  Cheilion: at(131, 172),
  SoftTissueGo: at(63, 184),
  trH_1: at(40, 100),
  trH_2: at(190, 100),
}

/** Mirrored about a midline at x = 0; the patient's right is on the left of the picture. */
const pair = <R extends FaceLandmarkName, L extends FaceLandmarkName>(right: R, left: L, x: number, y: number) =>
  ({ [right]: at(-x, y), [left]: at(x, y) }) as Readonly<Record<R | L, Point>>

/** The worked front of clinical/golden/face.json (F02) in mm, made symmetrical. */
const frontal: Readonly<Partial<Record<FaceLandmarkName, Point>>> = {
  Trichion: at(0, 34),
  SoftTissueGlabella: at(0, 94),
  SoftTissueNa: at(0, 104),
  Prn: at(0, 142),
  Subnasale: at(0, 155),
  LabraleSuperius: at(0, 169),
  Stomion: at(0, 175.5),
  LabraleInferius: at(0, 184),
  SoftTissueB: at(0, 191),
  SoftTissuePog: at(0, 202),
  SoftTissueMe: at(0, 217),
  ...pair('PupilR', 'PupilL', 32, 106.3),
  ...pair('ExR', 'ExL', 47.3, 107.2),
  ...pair('EnR', 'EnL', 17.2, 108.1),
  ...pair('AlR', 'AlL', 18.7, 147.2),
  ...pair('ChR', 'ChL', 25.3, 175.6),
  ...pair('ZyR', 'ZyL', 69.8, 130.3),
  ...pair('EarR', 'EarL', 80.3, 120.2),
  ...pair('GoR', 'GoL', 53.8, 188.3),
}

/** Our own proposal: the frontal face with a smile, mm. A visual guide for placing points; nothing is measured with it. */
const smile: Readonly<Partial<Record<FaceLandmarkName, Point>>> = {
  SoftTissueGlabella: at(0, 94),
  Subnasale: at(0, 154),
  ...pair('PupilR', 'PupilL', 32, 106.3),
  ...pair('ChR', 'ChL', 33, 170),
  Stms: at(0, 169),
  Stmi: at(0, 181.5),
  U1Mid: at(0, 178),
  L1Mid: at(0, 180.5),
  ...pair('U1EdgeR', 'U1EdgeL', 4.3, 178.2),
  ...pair('U1ZenithR', 'U1ZenithL', 4.3, 168),
  ...pair('U3TipR', 'U3TipL', 17, 177),
  ...pair('LastR', 'LastL', 28, 172.5),
  ...pair('LowLipR', 'LowLipL', 17, 179.5),
}

/**
 * Usual positions of a view's points relative to each other, mm, x right, y down: to show where a point belongs and for a first
 * guess; never measured.
 */
export const faceTemplates: Readonly<Record<FaceView, Readonly<Partial<Record<FaceLandmarkName, Point>>>>> = {
  face_side: side,
  face_frontal: frontal,
  face_smile: smile,
}
