import type { PhantomTruth } from '../phantom'
import { crown, lowerCrowns, upperCrowns } from './crowns'
import { gradient, picture, shades } from './svg'

/** Size of an intraoral picture: three to two. */
export const mouthSize = { width: 1050, height: 700 } as const

const middle = { x: mouthSize.width / 2, y: mouthSize.height / 2 }

/** Overjet and overbite of the film in mm: the same teeth from another viewpoint. */
const biteOf = (film: PhantomTruth): { readonly overjet: number; readonly overbite: number } => {
  const { U1IncisalTip, L1IncisalTip, Or, Po } = film.landmarks
  const side = Math.sign(Or.x - Po.x)
  return {
    overjet: (U1IncisalTip.x - L1IncisalTip.x) * side * film.mmPerPixel,
    overbite: (U1IncisalTip.y - L1IncisalTip.y) * film.mmPerPixel,
  }
}

const frame = (gums: string, lower: string, upper: string, lowerInFront: boolean): string => {
  const { width, height } = mouthSize
  const ground = `<rect width="${width}" height="${height}" fill="${shades.mouth}"/>${gums}`
  return picture(
    width,
    height,
    gradient('gum', ...shades.gum) + gradient('gum2', shades.gum[1], shades.gum[0]) + gradient('enamel', ...shades.enamel),
    ground + (lowerInFront ? upper + lower : lower + upper),
  )
}

/** Gums that extend slightly beyond the necks of the teeth, which are drawn over them. */
const gumsAt = (upper: number, lower: number): string => {
  const { width, height } = mouthSize
  const [u, l] = [upper + 44, lower - 40]
  return `<path d="M0 0H${width}V${u - 14}Q${middle.x} ${u + 14} 0 ${u - 14}Z" fill="url(#gum)"/><path d="M0 ${height}H${width}V${l + 2}Q${middle.x} ${l - 6} 0 ${l + 2}Z" fill="url(#gum2)"/>`
}

/** Foreshortening along the arch in frontal view. */
const turned = [1, 0.95, 0.82, 0.66, 0.54, 0.4, 0.3] as const

/** Both arches in frontal view, teeth in occlusion. */
export const frontIntraoral = (film: PhantomTruth): string => {
  const { overjet, overbite } = biteOf(film)
  const scale = 13
  const row = (sizes: typeof upperCrowns | typeof lowerCrowns, up: -1 | 1, edge: number): string => {
    let x = 0
    const teeth = sizes.width.map((mm, i) => {
      const [w, h] = [mm * (turned[i] ?? 0.3) * scale, (sizes.height[i] ?? 7) * scale * (1 - i * 0.035)]
      const [at, y] = [x + w / 2, edge + up * i * i * 1.6]
      x += w
      return crown({ x: middle.x + at, y }, { w, h }, up, i) + crown({ x: middle.x - at, y }, { w, h }, up, i)
    })
    return teeth.reverse().join('')
  }
  const upperEdge = middle.y + (overbite / 2) * scale
  const lowerEdge = middle.y - (overbite / 2) * scale
  return frame(
    gumsAt(upperEdge - 9.2 * scale, lowerEdge + 8.2 * scale),
    row(lowerCrowns, 1, lowerEdge),
    row(upperCrowns, -1, upperEdge),
    overjet < 0,
  )
}

/** Foreshortening of the incisors in lateral view; it brings canines and molars into class I at an overjet of 3 mm. */
const aside = { upper: [0.55, 0.75], lower: [0.3, 0.5] } as const

/** Both arches in lateral view; `side` 1 shows the patient's right, with the front teeth on the right of the picture. */
export const sideIntraoral = (film: PhantomTruth, side: 1 | -1): string => {
  const { overjet, overbite } = biteOf(film)
  const scale = 14.5
  const row = (sizes: typeof upperCrowns | typeof lowerCrowns, up: -1 | 1, start: number): string => {
    let x = start
    const teeth = sizes.width.map((mm, i) => {
      const [w, h] = [
        mm * (aside[up === -1 ? 'upper' : 'lower'][i] ?? 0.94) * scale,
        (sizes.height[i] ?? 7) * scale * (1 - i * 0.02),
      ]
      const at = x - w / 2
      x -= w
      const bite = (overbite / 2) * scale * (i < 3 ? 1 - i * 0.25 : 0.2)
      return crown({ x: middle.x + side * at, y: middle.y - up * bite - i * 2 }, { w, h }, up, i)
    })
    return teeth.reverse().join('')
  }
  const front = 350
  return frame(
    gumsAt(middle.y - 8 * scale, middle.y + 8 * scale),
    row(lowerCrowns, 1, front - overjet * scale),
    row(upperCrowns, -1, front),
    overjet < 0,
  )
}
