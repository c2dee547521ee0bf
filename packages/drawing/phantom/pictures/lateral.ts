import { smoothCurve } from '@sella/ceph/geometry/curve'
import type { Point } from '@sella/ceph/geometry/point'
import type { PhantomTruth } from '../phantom'
import { ellipse, gradient, path, picture, shades, trail } from './svg'

/** Size of a face picture: portrait, three to two. */
export const faceSize = { width: 1050, height: 1575 } as const

type Lay = (p: Point) => Point

/** Shifts and enlarges places on the film so that the head fills the picture. */
const layFor = (film: PhantomTruth): Lay => {
  const k = 4.55 * film.mmPerPixel
  const [nose, ear] = [film.landmarks.Prn, film.landmarks.Po]
  const middle = (nose.x + ear.x) / 2 - Math.sign(nose.x - ear.x) * (40 / film.mmPerPixel)
  return p => ({ x: faceSize.width / 2 + (p.x - middle) * k, y: 760 + (p.y - ear.y) * k })
}

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })

/** From the hairline over the crown to the nape, and back past the temple and behind the ear. */
const hair = (film: PhantomTruth, lay: Lay): string => {
  const n = film.profile.length
  const { Po, SoftTissueGlabella, Or } = film.landmarks
  const front = film.skin.slice(0, 6)
  const back = film.skin.slice(n + 8).filter(p => p.y < Po.y + 45 / film.mmPerPixel)
  const side = Math.sign(Or.x - Po.x)
  const mm = 1 / film.mmPerPixel
  const temple = [
    { x: Po.x - side * 16 * mm, y: Po.y + 30 * mm },
    { x: Po.x - side * 10 * mm, y: Po.y + 4 * mm },
    { x: Po.x + side * 6 * mm, y: Po.y - 14 * mm },
    { x: Po.x + side * 17 * mm, y: Po.y + 2 * mm },
    { x: Po.x + side * 24 * mm, y: Po.y - 22 * mm },
    between({ x: Po.x + side * 46 * mm, y: Po.y - 62 * mm }, SoftTissueGlabella, 0.2),
  ]
  const edge = [...smoothCurve(temple, false), ...front.slice(0, 4).reverse(), ...[...back].reverse()]
  return path(trail(edge.map(lay), true), shades.hair, `stroke="${shades.hair}" stroke-width="34" stroke-linejoin="round"`)
}

const line = (d: string, colour: string, width: number): string =>
  path(d, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`)

/** Lid, iris, lashes and brow. */
const eyeOf = (film: PhantomTruth, lay: Lay, s: number): string => {
  const { Or, Na, SoftTissueNa } = film.landmarks
  const { x, y } = lay({ x: Or.x, y: Na.y * 0.35 + Or.y * 0.65 })
  const brow = lay({ x: Or.x, y: Na.y })
  const lid = `M${x - s * 34} ${y + 6}Q${x} ${y - 30} ${x + s * 30} ${y - 4}Q${x + s * 6} ${y + 22} ${x - s * 34} ${y + 6}Z`
  return [
    path(lid, '#eee7df'),
    ellipse({ x: x + s * 15, y: y - 2 }, 10, 14, 'fill="#4d4038"'),
    line(`M${x - s * 38} ${y + 4}Q${x} ${y - 34} ${x + s * 34} ${y - 6}`, shades.hair, 6),
    line(
      `M${brow.x - s * 44} ${brow.y + 8}Q${brow.x + s * 8} ${brow.y - 26} ${lay(SoftTissueNa).x - s * 22} ${brow.y + 6}`,
      shades.hair,
      12,
    ),
  ].join('')
}

const features = (film: PhantomTruth, lay: Lay): string => {
  const { Or, Po, Prn, Stms, Subnasale } = film.landmarks
  const s = Math.sign(Or.x - Po.x)
  const ear = lay(Po)
  const wing = lay(between(Subnasale, Prn, 0.25))
  const lips = [lay(Stms), lay(between(Stms, { x: Or.x, y: Stms.y + 4 }, 0.55))]
  const lobe = `fill="${shades.skin[1]}" stroke="${shades.shade}" stroke-width="6"`
  return [
    eyeOf(film, lay, s),
    line(
      `M${wing.x - s * 22} ${wing.y - 46}Q${wing.x - s * 52} ${wing.y - 14} ${wing.x - s * 20} ${wing.y + 6}`,
      shades.shade,
      6,
    ),
    line(trail(lips), shades.lip, 9),
    ellipse({ x: ear.x - s * 14, y: ear.y + 14 }, 46, 74, lobe),
    line(`M${ear.x + s * 4} ${ear.y - 34}Q${ear.x - s * 42} ${ear.y - 40} ${ear.x - s * 36} ${ear.y + 20}`, shades.shade, 7),
  ].join('')
}

/** The face in lateral view, with the exact skin outline of the synthetic film of the same seed and type. */
export const lateralPhoto = (film: PhantomTruth): string => {
  const lay = layFor(film)
  const { width, height } = faceSize
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>`,
    path(trail(film.skin.map(lay), true), 'url(#skin)'),
    hair(film, lay),
    features(film, lay),
  ]
  return picture(width, height, gradient('wall', ...shades.wall) + gradient('skin', ...shades.skin), body.join(''))
}
