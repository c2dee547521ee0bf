import type { Orientation, Vector } from '@sella/ceph/study-models/orientation'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { Matrix4, Vector3 } from 'three'

export const archViews = ['upper', 'lower', 'both', 'front', 'left', 'right'] as const
export type ArchView = (typeof archViews)[number]

/** How a jaw is turned by hand if its file has other axes. */
export interface Turned {
  /** Its up is down. */
  readonly over: boolean
  /** Its front is behind. */
  readonly round: boolean
}

export const showsJaw = (view: ArchView, jaw: Jaw): boolean => (view === 'upper' || view === 'lower' ? view === jaw : true)

/** The screen axes of each view, right and up, in those of the patient: x to the patient's left, y up, z out of the mouth. */
const screens: Readonly<Record<'upper' | 'lower' | 'front' | 'left' | 'right', readonly [Vector, Vector]>> = {
  upper: [
    [1, 0, 0],
    [0, 0, 1],
  ],
  lower: [
    [1, 0, 0],
    [0, 0, -1],
  ],
  front: [
    [1, 0, 0],
    [0, 1, 0],
  ],
  left: [
    [0, 0, -1],
    [0, 1, 0],
  ],
  right: [
    [0, 0, 1],
    [0, 1, 0],
  ],
}

/** How the patient lies in the frame of a file. */
export const patientAxesOf = ({ up, front }: Orientation, { over, round }: Turned) => {
  const y = new Vector3(...up).multiplyScalar(over ? -1 : 1)
  const z = new Vector3(...front).multiplyScalar(round ? -1 : 1)
  return { left: new Vector3().crossVectors(y, z), up: y, front: z }
}

/** From the frame of a file to that of the patient, about a middle. */
const patientFrame = (orientation: Orientation, middle: Vector3, turned: Turned): Matrix4 => {
  const { left, up, front } = patientAxesOf(orientation, turned)
  return new Matrix4()
    .makeBasis(left, up, front)
    .transpose()
    .multiply(new Matrix4().makeTranslation(-middle.x, -middle.y, -middle.z))
}

/** Whether a view looks onto the chewing surfaces. */
export const isOcclusal = (view: ArchView): boolean => view === 'both' || view === 'upper' || view === 'lower'

interface FlatStanding extends Pick<Standing, 'jaw' | 'turned' | 'apart'> {
  readonly view: ArchView
  readonly width: number
  readonly height: number
  /** Screen units of one pixel. */
  readonly scale: number
}

/** Where a photograph stands in a view, from its pixels (y down) to the screen; it is never mirrored. */
export const flatStandingOf = ({ view, jaw, turned, apart, width, height, scale }: FlatStanding): Matrix4 => {
  const shift = view === 'both' ? (jaw === 'upper' ? -apart : apart) : 0
  return new Matrix4()
    .makeTranslation(shift, 0, 0)
    .multiply(new Matrix4().makeRotationZ(turned.round ? Math.PI : 0))
    .multiply(new Matrix4().makeScale(scale, -scale, -scale))
    .multiply(new Matrix4().makeTranslation(-width / 2, -height / 2, 0))
}

interface Standing {
  readonly view: ArchView
  readonly jaw: Jaw
  readonly orientation: Orientation
  /** Of the jaw alone, in its file's frame. */
  readonly middle: Vector3
  readonly turned: Turned
  /** The distance of the two arches from the middle of the screen, in the view of both. */
  readonly apart: number
}

/** The transform of a jaw in a view, from its file's frame to the screen: x right, y up, z towards the viewer. */
export const standingOf = ({ view, jaw, orientation, middle, turned, apart }: Standing): Matrix4 => {
  const occlusal = isOcclusal(view)
  const [right, up] = screens[view === 'both' ? jaw : view]
  const [x, y] = [new Vector3(...right), new Vector3(...up)]
  const turn = new Matrix4().makeBasis(x, y, new Vector3().crossVectors(x, y)).transpose()
  const about = occlusal ? middle : new Vector3(...orientation.middle)
  const shift = view === 'both' ? (jaw === 'upper' ? -apart : apart) : 0
  return new Matrix4()
    .makeTranslation(shift, 0, 0)
    .multiply(turn)
    .multiply(patientFrame(orientation, about, turned))
}
