import { type Profile, solid, stroke } from '../paint'
import type { Body } from '../placement'
import { glow, mu, type Plates, rim, rounded, shell, thread } from '../plates'

type Places = readonly number[]

/**
 * A vertebral body with the slight lip of its upper front corner: x, y of its centre; `lean`: mm by which its upper end is
 * shifted forward and its lower end back.
 */
const vertebra = (x: number, y: number, lean: number): Places => [
  x + 7.2 + lean,
  y - 6.6,
  x + 6.2,
  y,
  x + 7.4 - lean,
  y + 7.4,
  x,
  y + 6.4,
  x - 6.8 - lean,
  y + 6.8,
  x - 6,
  y,
  x - 6.6 + lean,
  y - 6.2,
  x,
  y - 7,
]

const bodies: readonly Places[] = [
  // The axis with its dens.
  [
    -26.5, 41.5, -23.2, 44, -23.4, 54, -21.5, 63, -20.4, 73, -20.2, 80.6, -27, 79, -34.6, 79.4, -34, 70, -33, 60, -30.5, 53,
    -30.3, 44,
  ],
  vertebra(-28, 90, 0.6),
  vertebra(-29.6, 108, 0.6),
  vertebra(-32, 126, 0.8),
  vertebra(-35.4, 144, 1),
  vertebra(-39.5, 162, 1),
  vertebra(-44.5, 180.5, 1.2),
  vertebra(-50, 199, 1.4),
]

/** Articular pillars and laminae. */
const pillars: readonly Places[] = [
  [-34, 62, -40, 64, -47, 72, -52, 83, -47, 86, -40, 80, -35, 74],
  [-35, 84, -41, 84, -49, 93, -54, 101, -48, 104, -41, 98, -35, 92],
  [-37, 102, -43, 102, -51, 111, -56, 119, -50, 122, -43, 116, -37, 110],
  [-39, 120, -45, 120, -53, 129, -58, 137, -52, 140, -45, 134, -39, 128],
  [-47, 156, -53, 156, -61, 165, -66, 173, -60, 176, -53, 170, -47, 164],
  [-52, 175, -58, 175, -66, 184, -71, 192, -65, 195, -58, 189, -52, 183],
  [-43, 138, -49, 138, -57, 147, -62, 155, -56, 158, -49, 152, -43, 146],
]

const spines: readonly Places[] = [
  [-50, 76, -60, 79, -71, 83, -76, 88, -72, 91, -62, 88, -52, 85],
  [-52, 96, -61, 99, -68, 102, -71, 106, -67, 108, -60, 106, -53, 103],
  [-54, 114, -62, 117, -69, 121, -72, 125, -68, 127, -61, 124, -55, 121],
  [-57, 132, -65, 135, -73, 140, -77, 144, -72, 146, -64, 143, -57, 139],
  [-60, 150, -70, 154, -80, 160, -84, 164, -79, 166, -69, 163, -61, 158],
]

const atlas: readonly Places[] = [
  [-18.6, 45, -16.6, 49, -17.6, 54, -20.8, 55, -22.4, 50, -21.4, 45.6],
  [-38, 55, -50, 55.5, -61, 56, -68, 54.6, -71, 58, -68, 62, -60, 60.5, -49, 60, -38, 61],
  [-24, 43, -32, 42, -40, 46, -42, 54, -36, 60, -27, 58],
]

const throat: Places = [
  24, 44, 23, 36, 19, 27, 9, 25, -2, 29, -9.5, 36, -11.5, 48, -11, 64, -10.5, 82, -10.5, 100, -12.5, 122, -16, 145, -20, 170, -27,
  205, -8, 170, -6, 150, -4, 132, -1.5, 120, 3.5, 111, 6, 104, 1.5, 101, -1.5, 92, 0, 82, 4.5, 76, 2, 71, 6, 58, 14, 47.5,
]

const paintBone = (plates: Plates, body: Body, places: Places, profile: Profile): void =>
  solid(plates.fine, body.bone('soft', places), profile, (x, y) => 0.5 + 0.5 * plates.trabeculae(x, y))

/** Vertebral bodies: spongy, with a thin dense wall and denser end plates. */
const paintBodies = (plates: Plates, body: Body): void => {
  for (const places of bodies) {
    paintBone(plates, body, places, shell(16, 4.5, 0.6))
    stroke(plates.fine, body.bone('soft', places), { reach: 2.4, across: rim(0.34, 0.55, 1) })
  }
}

/** Cervical spine, throat, hyoid bone and epiglottis. */
export const paintNeck = (plates: Plates, body: Body): void => {
  solid(plates.soft, body.line('soft', throat, true), glow(-0.66, 7, 1))
  for (const places of atlas) paintBone(plates, body, places, d => glow(9, 1.6, mu.spongy)(d) + thread(0.16, 0.5)(d))
  for (const places of pillars) paintBone(plates, body, places, d => glow(12, 2.6, mu.spongy)(d) + thread(0.1, 0.6)(d))
  for (const places of spines) paintBone(plates, body, places, d => glow(7, 2.2, mu.spongy)(d) + thread(0.12, 0.5)(d))
  paintBodies(plates, body)
  paintBone(plates, body, [4.5, 104.5, 9, 104, 11, 108, 9, 113, 5.5, 111.5], shell(7, 2.5, 0.7))
  paintBone(plates, body, [6, 106, -2, 103.5, -10, 101.6, -13, 101.8, -10, 103.8, -2, 106, 5, 109], shell(5, 2, 0.6))
  solid(plates.soft, body.line('soft', [4, 103, 1, 97, -2.5, 92, -3.6, 93, -1, 99, 2, 106], true), rounded(16, 2.4, mu.soft))
}
