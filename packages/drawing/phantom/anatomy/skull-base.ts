import { solid, stroke } from '../paint'
import type { Body } from '../placement'
import { glow, mu, type Plates, rim, thread } from '../plates'

const lines: readonly { readonly places: readonly number[]; readonly strength: number; readonly sigma: number }[] = [
  // Orbital roofs, near and far.
  { places: [63, -9, 56, -13.5, 46, -15.5, 35, -13.5, 25, -10, 17, -7.5], strength: 0.5, sigma: 0.55 },
  { places: [62, -7, 54, -10.5, 44, -12.5, 34, -11.5, 24, -8.5], strength: 0.42, sigma: 0.6 },
  { places: [57, -18, 50, -15, 40, -14.5], strength: 0.2, sigma: 0.5 },
  // Cribriform plate, below the roofs.
  { places: [62, -5, 52, -3.5, 40, -3, 30, -4.5], strength: 0.28, sigma: 0.5 },
  // Greater wings of the sphenoid, near and far.
  { places: [33, -14, 27, -6, 24, 4, 24, 14, 28, 23, 33, 27], strength: 0.42, sigma: 0.6 },
  { places: [36, -13, 31, -5, 28.5, 5, 29, 15, 33, 24], strength: 0.34, sigma: 0.7 },
  // Floor of the middle fossa.
  { places: [23, 12, 14, 19, 3, 22, -8, 22, -18, 17], strength: 0.35, sigma: 0.8 },
  { places: [25, 15, 15, 23, 3, 26, -6, 25], strength: 0.26, sigma: 0.8 },
  // Ridges of the petrous bones and plates of the sigmoid sinus.
  { places: [-8, 9, -16, 3, -27, -1, -40, 1, -54, 8], strength: 0.42, sigma: 0.7 },
  { places: [-9, 12, -18, 7, -30, 4, -44, 7, -58, 15], strength: 0.3, sigma: 0.7 },
  { places: [-50, 6, -56, 16, -56, 30, -50, 42, -44, 50], strength: 0.3, sigma: 0.9 },
  { places: [-55, 10, -62, 22, -61, 36, -53, 47], strength: 0.22, sigma: 0.9 },
  { places: [-30, 36, -34, 44, -41, 51, -47, 50], strength: 0.34, sigma: 0.7 },
  { places: [-92, 22, -78, 17, -66, 15, -56, 18], strength: 0.16, sigma: 1.5 },
  // Front and lower walls of the sphenoid sinus.
  { places: [19, -5, 22.5, 0, 22, 8, 18, 13.5, 8, 15, -2, 17], strength: 0.26, sigma: 0.5 },
  { places: [9, 3, 11, 8, 10, 14], strength: 0.16, sigma: 0.45 },
  // Zygomatic arch.
  { places: [47, 27, 34, 27, 20, 25, 6, 24, -4, 24], strength: 0.2, sigma: 1.3 },
]

const petrous = [-3, 16, -8, 7, -20, -3, -36, -6, -52, 2, -62, 16, -60, 34, -48, 44, -34, 45, -24, 40, -14, 30] as const
const otic = [-8, 14, -15, 8, -25, 5, -34, 8, -40, 17, -38, 28, -30, 35, -20, 33, -12, 25] as const
const mastoid = [-48, 12, -60, 20, -62, 36, -52, 52, -42, 56, -33, 48, -29, 34, -36, 20] as const

/** Air cells: from the petrous bone into the mastoid process, larger towards the tip. */
const cells = (plates: Plates, body: Body): void => {
  for (let i = 0; i < 90; i++) {
    const a = i * 2.39996
    const r = 20 * Math.sqrt((i + 0.5) / 90)
    const s = 0.8 + 1.1 * (((i * 37) % 11) / 11)
    const [x, y] = [-45 + r * Math.cos(a) * 1.1 + Math.sin(i * 5.1), 26 + r * Math.sin(a) + Math.cos(i * 3.3)]
    const cell = body.bone('cranium', [x - s, y, x, y - s * 1.2, x + s, y + 0.3, x - 0.2, y + s])
    solid(plates.fine, cell, d => -0.3 * Math.min(1, d / 0.9))
    stroke(plates.fine, cell, { reach: 1.2, across: thread(0.13, 0.32) })
  }
}

const sella = (plates: Plates, body: Body): void => {
  const wall = body.curve('sella_turcica')
  stroke(plates.fine, wall, { reach: 2.4, across: rim(0.75, 0.55, 1) })
  stroke(plates.fine, body.curve('clivus'), { reach: 2.5, across: rim(0.5, 0.8, -1), along: t => 1 - 0.3 * t })
  solid(
    plates.mid,
    [...wall.slice(0, 17), ...body.line('cranium', [-6, 9, -11.8, 6.5, -8.6, -2, -7.2, -6.2])],
    d => 0.5 * Math.min(1, d / 1.5),
  )
  solid(
    plates.mid,
    body.line('cranium', [4.5, -4.2, 6.8, -5.9, 10, -6.6, 8.5, -3, 5.6, -1.8], true),
    d => 0.45 * Math.min(1, d / 1),
  )
  solid(
    plates.soft,
    body.line('cranium', [-5, 9, 0, 6.8, 5, 4.5, 8, -3, 16, -5, 22, -3, 23, 6, 18, 14, 6, 15.5, -3, 15], true),
    glow(-0.5, 4, 1),
  )
}

/** Floors of the three fossae, sella, clivus, petrous bones and mastoid cells. */
export const paintSkullBase = (plates: Plates, body: Body): void => {
  const sphenoid = [...body.line('cranium', [23, 12, 22, 2, 20, -4]), ...[...body.curve('sella_turcica')].reverse()]
  solid(
    plates.mid,
    [...body.curve('clivus'), ...body.curve('basi_occipital'), ...sphenoid],
    glow(20, 4.5, mu.spongy),
    plates.clouds,
  )
  solid(plates.soft, body.bone('cranium', petrous), glow(30, 13, mu.spongy), plates.clouds)
  solid(plates.mid, body.bone('cranium', otic), glow(17, 7, mu.compact), plates.trabeculae)
  solid(plates.mid, body.bone('cranium', mastoid), glow(24, 9, mu.spongy), plates.trabeculae)
  cells(plates, body)
  stroke(plates.fine, body.curve('anterior_cranial_base'), { reach: 2.2, across: rim(0.62, 0.6, 1) })
  stroke(plates.fine, body.curve('basi_occipital'), { reach: 2, across: rim(0.35, 0.5, -1) })
  for (const line of lines)
    stroke(plates.fine, body.line('cranium', line.places), {
      reach: line.sigma * 4,
      across: thread(line.strength, line.sigma),
      texture: plates.trabeculae,
      along: t => 0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, t + 0.15)),
    })
  sella(plates, body)
}
