import { solid, stroke } from '../paint'
import type { Body } from '../placement'
import { mu, type Plates, rim, rounded, shell, thread } from '../plates'

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
  // Zygomatic arch.
  { places: [47, 27, 34, 27, 20, 25, 6, 24, -4, 24], strength: 0.2, sigma: 1.3 },
]

const petrous = [-7, 15, -12, 5, -24, -2, -38, 1, -50, 11, -54, 24, -47, 35, -36, 40, -27, 37, -19, 29]
const mastoid = [-50, 14, -58, 24, -57, 38, -49, 50, -41, 52, -35, 44, -32, 34, -38, 20]

const cells = (plates: Plates, body: Body): void => {
  for (let i = 0; i < 46; i++) {
    const a = i * 2.39996
    const r = 15 * Math.sqrt((i + 0.5) / 46)
    const [x, y, s] = [-46 + r * Math.cos(a) * 1.05, 29 + r * Math.sin(a), 0.9 + (0.9 * ((i * 7) % 5)) / 4]
    const places = [x - s, y, x, y - s * 1.2, x + s, y + 0.3, x - 0.2, y + s]
    solid(plates.fine, body.line('cranium', places, true), d => -0.2 * Math.min(1, d / 0.6))
    stroke(plates.fine, body.line('cranium', places, true), { reach: 0.9, across: thread(0.09, 0.25) })
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
    d => -0.55 * Math.min(1, d / 3),
  )
}

/** Floors of the three fossae, sella, clivus, petrous bones and mastoid cells. */
export const paintSkullBase = (plates: Plates, body: Body): void => {
  solid(plates.mid, [...body.curve('clivus'), ...body.curve('basi_occipital')], shell(24, 6, 1.2), plates.trabeculae)
  solid(plates.soft, body.line('cranium', petrous, true), rounded(62, 13, mu.spongy), plates.clouds)
  solid(
    plates.mid,
    body.line(
      'cranium',
      petrous.map((v, i) => (i % 2 === 0 ? v + 2.5 : v + 1.8)),
      true,
    ),
    rounded(16, 7, mu.compact),
    plates.trabeculae,
  )
  solid(plates.mid, body.line('cranium', mastoid, true), rounded(30, 9, mu.spongy), plates.trabeculae)
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
