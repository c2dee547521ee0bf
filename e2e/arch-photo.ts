import { middle3, type Point3 } from '@sella/ceph/geometry/space'
import type { ModelReadings, ToothReading } from '@sella/ceph/study-models/readings'
import { type Jaw, jawOf, type Tooth } from '@sella/ceph/study-models/tooth'
import sharp from 'sharp'

const size = { width: 1600, height: 1200 } as const
const pxPerMm = 18

/** Where a camera looking straight at the teeth shows a place of an arch, the patient's right at the left: the upper front teeth above, the lower ones below. */
export const onArchPhoto = (jaw: Jaw, { x, z }: Point3): Point3 => ({
  x: 800 + pxPerMm * x,
  y: jaw === 'upper' ? 640 - pxPerMm * z : 560 + pxPerMm * z,
  z: 0,
})

/** Readings of an arch as they are made on its photograph. */
export const flatTeeth = (teeth: ModelReadings['teeth']): ModelReadings['teeth'] =>
  Object.fromEntries(
    Object.entries(teeth).map(([tooth, read]) => {
      const { contacts, CU, CF } = read as ToothReading
      const at = (place: Point3) => onArchPhoto(jawOf(tooth as Tooth), place)
      const flat = contacts.map(({ MC, DC }) => ({ ...(MC && { MC: at(MC) }), ...(DC && { DC: at(DC) }) }))
      return [tooth, { contacts: flat, ...(CU && { CU: at(CU) }), ...(CF && { CF: at(CF) }) }]
    }),
  )

/** A photograph of an arch of known widths: crowns between their contacts on a palate, as a PNG. */
export const archPhoto = ({ teeth }: Pick<ModelReadings, 'teeth'>, jaw: Jaw): Promise<Buffer> => {
  const crowns = Object.entries(teeth).flatMap(([tooth, read]) => {
    const { MC, DC } = read?.contacts[0] ?? {}
    if (jawOf(tooth as Tooth) !== jaw || !MC || !DC) return []
    const [a, b] = [onArchPhoto(jaw, MC), onArchPhoto(jaw, DC)]
    const { x, y } = middle3(a, b)
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
    const long = Math.hypot(b.x - a.x, b.y - a.y) / 2
    return [
      `<ellipse cx="${x}" cy="${y}" rx="${long}" ry="${Number(tooth[1]) > 3 ? 84 : 52}" transform="rotate(${turn} ${x} ${y})" fill="#efe6d6" stroke="#8d7a66" stroke-width="3"/>`,
    ]
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="#5b2a2d"/><ellipse cx="800" cy="620" rx="560" ry="520" fill="#c98a86"/>${crowns.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
