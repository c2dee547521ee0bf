import { cross3, minus3, type Point3, unit3 } from '../geometry/space'
import type { ModelReadings } from '../study-models/readings'
import { archTeeth, type Jaw } from '../study-models/tooth'

type Triangle = readonly [Point3, Point3, Point3]

/** Into how many rings and how many parts of each a crown is cut; a scan has a corner every 0.1 to 0.3 mm. */
export interface Fineness {
  readonly rings: number
  readonly around: number
}

const coarse: Fineness = { rings: 14, around: 28 }
export const asScanned: Fineness = { rings: 32, around: 60 }

/** A crown about its two contacts: an ellipsoid whose ends along the arch are the very contacts, its top a blunt cusp. */
function crown(mesial: Point3, distal: Point3, up: 1 | -1, { rings, around }: Fineness): readonly Triangle[] {
  const middle = { x: (mesial.x + distal.x) / 2, y: (mesial.y + distal.y) / 2, z: (mesial.z + distal.z) / 2 }
  const along = minus3(distal, middle)
  const across = unit3(cross3(along, { x: 0, y: 1, z: 0 })) ?? { x: 0, y: 0, z: 1 }
  const deep = 0.42 * Math.hypot(along.x, along.z) * 2
  const at = (ring: number, turn: number): Point3 => {
    const [height, angle] = [(Math.PI * ring) / rings, (2 * Math.PI * turn) / around]
    const [flat, high] = [Math.sin(height), Math.cos(height)]
    const [a, b] = [flat * Math.cos(angle), flat * Math.sin(angle) * deep]
    return { x: middle.x + a * along.x + b * across.x, y: middle.y + up * high * 4, z: middle.z + a * along.z + b * across.z }
  }
  return Array.from({ length: rings * around }, (_, i) => [Math.floor(i / around), i % around] as const).flatMap(
    ([ring, turn]): Triangle[] => [
      [at(ring, turn), at(ring + 1, turn), at(ring + 1, turn + 1)],
      [at(ring, turn), at(ring + 1, turn + 1), at(ring, turn + 1)],
    ],
  )
}

/** A binary STL of the crowns of one jaw, each as wide as its readings say: contacts lie on the surface where they were read. */
export function archStl(readings: ModelReadings, jaw: Jaw, fineness = coarse): Uint8Array {
  const triangles = archTeeth(jaw, 'M2').flatMap(tooth => {
    const { MC, DC } = readings.teeth[tooth]?.contacts[0] ?? {}
    return MC && DC ? crown(MC, DC, jaw === 'lower' ? 1 : -1, fineness) : []
  })
  const file = new DataView(new ArrayBuffer(84 + 50 * triangles.length))
  file.setUint32(80, triangles.length, true)
  for (const [i, corners] of triangles.entries())
    for (const [k, { x, y, z }] of corners.entries())
      for (const [j, value] of [x, y, z].entries()) file.setFloat32(84 + 50 * i + 12 + 12 * k + 4 * j, value, true)
  return new Uint8Array(file.buffer)
}
