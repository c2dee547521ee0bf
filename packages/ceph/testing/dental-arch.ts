import { toothKinds, usualWidths } from '../data/study-models/tooth-widths'
import { type Point3, times3 } from '../geometry/space'
import { type ModelReadings, noReadings, type ToothReading } from '../study-models/readings'
import { archTeeth, type Jaw, kindOf, sideOf, type Tooth } from '../study-models/tooth'

export type Widths = Readonly<Partial<Record<Tooth, number>>>

export interface ArchShape {
  /** Widths in mm; of teeth not named the usual ones. */
  readonly widths?: Widths
  /** Parts by which the arch is longer than its teeth need: below 1 they overlap. */
  readonly room?: number
  /** Depth of the curve of Spee at the second premolars, mm, with flat contacts. */
  readonly spee?: number
  /** Where the arch lies. Default: x to the patient's left, y up, z out of the mouth. */
  readonly place?: (at: Point3) => Point3
}

const radius = 24

/** On a half circle with straight sides behind it: `along` mm from the midline, to the patient's left above 0. */
const onArch = (along: number): { readonly x: number; readonly z: number } => {
  const quarter = (radius * Math.PI) / 2
  const turn = Math.min(quarter, Math.abs(along)) / radius
  const straight = Math.max(0, Math.abs(along) - quarter)
  return { x: Math.sign(along) * radius * Math.sin(turn), z: radius * Math.cos(turn) - straight }
}

/**
 * Ideal readings of one jaw: teeth of known widths side by side along an arch, each contact so placed that the chord between the two of
 * a tooth is its width. Cusps 3 mm above the contacts, lowered by the curve of Spee.
 */
export function archReadings(jaw: Jaw, { widths = {}, room = 1, spee = 0, place = at => at }: ArchShape = {}) {
  const widthOf = (tooth: Tooth): number => widths[tooth] ?? usualWidths[jaw][kindOf(tooth)]
  const up = jaw === 'lower' ? 1 : -1
  const read = (tooth: Tooth): ToothReading => {
    const sign = sideOf(tooth) === 'left' ? 1 : -1
    const before = toothKinds
      .slice(0, toothKinds.indexOf(kindOf(tooth)))
      .map(kind => widthOf(tooth.replace(/\d$/, `${toothKinds.indexOf(kind) + 1}`) as Tooth))
    const start = room * before.reduce((sum, width) => sum + width, 0)
    const mesial = onArch(sign * start)
    const middle = onArch(sign * (start + widthOf(tooth) / 2))
    const tangent = onArch(sign * (start + widthOf(tooth)))
    const chord = Math.hypot(tangent.x - mesial.x, tangent.z - mesial.z)
    const reach = widthOf(tooth) / chord
    const distal = { x: mesial.x + (tangent.x - mesial.x) * reach, z: mesial.z + (tangent.z - mesial.z) * reach }
    const lowered = Math.max(0, 1 - Math.abs(toothKinds.indexOf(kindOf(tooth)) - 4) / 3) * spee
    const at = ({ x, z }: { readonly x: number; readonly z: number }, y: number): Point3 => place({ x, y: up * y, z })
    return {
      contacts: [{ MC: at(mesial, 0), DC: at(distal, 0) }],
      CU: at(middle, 3 - lowered),
      CF: at({ x: middle.x * 0.9, z: middle.z }, 2),
      ...(kindOf(tooth).startsWith('M') ? { DB: at(distal, 3) } : {}),
    }
  }
  return Object.fromEntries(archTeeth(jaw, 'M2').map(tooth => [tooth, read(tooth)])) as ModelReadings['teeth']
}

/** Ideal readings of both jaws. */
export const bothArches = (upper: ArchShape = {}, lower: ArchShape = {}): ModelReadings => ({
  ...noReadings,
  mmPerUnit: { upper: 1, lower: 1 },
  teeth: { ...archReadings('upper', upper), ...archReadings('lower', lower) },
})

/** Turned about x, then y, then z (radians), and shifted. */
export const turned =
  ([a, b, c]: readonly [number, number, number], shift: Point3 = { x: 0, y: 0, z: 0 }, scale = 1) =>
  (at: Point3): Point3 => {
    const tipped = { x: at.x, y: at.y * Math.cos(a) - at.z * Math.sin(a), z: at.y * Math.sin(a) + at.z * Math.cos(a) }
    const swung = {
      x: tipped.x * Math.cos(b) + tipped.z * Math.sin(b),
      y: tipped.y,
      z: -tipped.x * Math.sin(b) + tipped.z * Math.cos(b),
    }
    const rolled = {
      x: swung.x * Math.cos(c) - swung.y * Math.sin(c),
      y: swung.x * Math.sin(c) + swung.y * Math.cos(c),
      z: swung.z,
    }
    const { x, y, z } = times3(rolled, scale)
    return { x: x + shift.x, y: y + shift.y, z: z + shift.z }
  }
