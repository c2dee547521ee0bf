import type { Point } from '@sella/ceph/geometry/point'
import type { FaceMesh } from './network'

/** Where a point is in the mesh: one place, or the middle of several. Lips and eyes have separate refined outputs. */
type Place = readonly [part: 'mesh' | 'lips' | 'right' | 'left' | 'irisRight' | 'irisLeft', ...indices: readonly number[]]

interface MeshPoint {
  readonly place: Place
  /**
   * Distance between vertex and definition as a fraction of the interpupillary distance: our own estimate, see the model card.
   */
  readonly doubt: number
  /** Not visible as an edge in such a photo: the mesh places it as on mean faces. */
  readonly byShape: boolean
}

const row = (doubt: number, ...place: Place): MeshPoint => ({ place, doubt, byShape: false })
const byShape = (doubt: number, ...place: Place): MeshPoint => ({ place, doubt, byShape: true })

/** Pairs are listed by the patient's right and left; the patient's right is the left of the picture. */
const both = {
  SoftTissueGlabella: byShape(0.06, 'mesh', 9),
  Subnasale: row(0.03, 'mesh', 2),
  PupilR: row(0.02, 'irisRight', 0),
  PupilL: row(0.02, 'irisLeft', 0),
} as const

const frontal = {
  ...both,
  SoftTissueNa: byShape(0.06, 'mesh', 168),
  Prn: row(0.05, 'mesh', 4),
  LabraleSuperius: row(0.03, 'lips', 15),
  Stomion: row(0.025, 'lips', 35, 25),
  LabraleInferius: row(0.03, 'lips', 5),
  SoftTissueB: byShape(0.07, 'mesh', 18),
  SoftTissuePog: byShape(0.08, 'mesh', 199),
  SoftTissueMe: byShape(0.05, 'mesh', 152),
  ExR: row(0.045, 'right', 0),
  EnR: row(0.04, 'right', 8),
  EnL: row(0.04, 'left', 8),
  ExL: row(0.045, 'left', 0),
  AlR: row(0.055, 'mesh', 129),
  AlL: row(0.055, 'mesh', 358),
  ChR: row(0.035, 'lips', 0),
  ChL: row(0.035, 'lips', 10),
} as const

const smile = {
  ...both,
  ChR: row(0.035, 'lips', 20),
  ChL: row(0.035, 'lips', 30),
  Stms: row(0.025, 'lips', 35),
  Stmi: row(0.03, 'lips', 25),
} as const

/** The points of each view available from the mesh; hairline, ears, the sides of the face, teeth and gingiva are not. */
export const facePointRows: Readonly<Record<FrontView, Readonly<Record<string, MeshPoint>>>> = {
  face_frontal: frontal,
  face_smile: smile,
}

/** The gap between the lips: if they are apart there is no line of closed lips. */
export const lipGap: readonly [upper: Place, lower: Place] = [
  ['lips', 35],
  ['lips', 25],
]

export type FrontView = 'face_frontal' | 'face_smile'

const partOf = (seen: FaceMesh, part: Place[0]): readonly [numbers: Float32Array, stride: number] => {
  switch (part) {
    case 'mesh':
      return [seen.mesh, 3]
    case 'lips':
      return [seen.lips, 2]
    case 'right':
      return [seen.eyes[0], 2]
    case 'left':
      return [seen.eyes[1], 2]
    case 'irisRight':
      return [seen.irises[0], 2]
    case 'irisLeft':
      return [seen.irises[1], 2]
  }
}

/** A place in pixels of the network's input. */
export const placeIn = (seen: FaceMesh, [part, ...indices]: Place): Point => {
  const [numbers, stride] = partOf(seen, part)
  const mean = (axis: number) => indices.reduce((sum, i) => sum + (numbers[stride * i + axis] as number), 0) / indices.length
  return { x: mean(0), y: mean(1) }
}

/** The name of the same point on the other side; its own for a midline point. */
export const otherSide = (name: string): string =>
  /^(Pupil|Ex|En|Al|Ch)[RL]$/.test(name) ? name.slice(0, -1) + (name.endsWith('R') ? 'L' : 'R') : name
