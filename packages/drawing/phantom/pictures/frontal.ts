import type { PhantomTruth } from '../phantom'
import { faceSize } from './lateral'
import { ellipse, gradient, path, picture, shades } from './svg'

/** Heights of the face derived from the film, in picture units below the eyes (at y = 700), so that front and side agree. */
interface Heights {
  readonly nose: number
  readonly mouth: number
  readonly chin: number
  readonly width: number
}

const eyes = 700
const middle = faceSize.width / 2

const heightsOf = (film: PhantomTruth): Heights => {
  const { Or, Subnasale, Stms, SoftTissueMe, Na } = film.landmarks
  const zero = Na.y * 0.35 + Or.y * 0.65
  const down = (y: number): number => eyes + (y - zero) * film.mmPerPixel * 5.6
  const chin = down(SoftTissueMe.y)
  return { nose: down(Subnasale.y), mouth: down(Stms.y), chin, width: 352 - (chin - eyes - 610) * 0.12 }
}

const outline = (h: Heights): string => {
  const [l, r] = [middle - h.width, middle + h.width]
  const jaw = h.mouth + 40
  return `M${l} ${eyes - 120}C${l} ${eyes - 520} ${r} ${eyes - 520} ${r} ${eyes - 120}C${r} ${h.nose} ${r - 26} ${jaw - 60} ${r - 78} ${jaw}C${r - 150} ${h.chin - 20} ${middle + 90} ${h.chin} ${middle} ${h.chin}C${middle - 90} ${h.chin} ${l + 150} ${h.chin - 20} ${l + 78} ${jaw}C${l + 26} ${jaw - 60} ${l} ${h.nose} ${l} ${eyes - 120}Z`
}

const eye = (x: number): string =>
  path(`M${x - 68} ${eyes + 4}Q${x} ${eyes - 44} ${x + 68} ${eyes + 4}Q${x} ${eyes + 38} ${x - 68} ${eyes + 4}Z`, '#f0eae2') +
  ellipse({ x, y: eyes - 2 }, 26, 26, 'fill="#5a4a3f"') +
  ellipse({ x, y: eyes - 2 }, 11, 11, 'fill="#1d1815"') +
  path(
    `M${x - 72} ${eyes + 4}Q${x} ${eyes - 52} ${x + 72} ${eyes + 4}`,
    'none',
    `stroke="${shades.hair}" stroke-width="7" stroke-linecap="round"`,
  ) +
  path(
    `M${x - 80} ${eyes - 74}Q${x} ${eyes - 112} ${x + 80} ${eyes - 74}`,
    'none',
    `stroke="${shades.hair}" stroke-width="17" stroke-linecap="round" opacity="0.85"`,
  )

const nose = (h: Heights): string =>
  path(
    `M${middle - 78} ${h.nose - 26}Q${middle - 88} ${h.nose + 6} ${middle - 46} ${h.nose - 2}Q${middle} ${h.nose + 30} ${middle + 46} ${h.nose - 2}Q${middle + 88} ${h.nose + 6} ${middle + 78} ${h.nose - 26}`,
    'none',
    `stroke="${shades.shade}" stroke-width="9" stroke-linecap="round"`,
  ) +
  path(
    `M${middle + 34} ${eyes - 20}Q${middle + 40} ${h.nose - 120} ${middle + 56} ${h.nose - 62}`,
    'none',
    `stroke="${shades.shade}" stroke-width="8" opacity="0.35"`,
  )

const closedLips = (h: Heights): string =>
  path(
    `M${middle - 128} ${h.mouth}Q${middle - 40} ${h.mouth - 50} ${middle} ${h.mouth - 34}Q${middle + 40} ${h.mouth - 50} ${middle + 128} ${h.mouth}Q${middle} ${h.mouth + 84} ${middle - 128} ${h.mouth}Z`,
    shades.lip,
  ) +
  path(
    `M${middle - 126} ${h.mouth}Q${middle} ${h.mouth + 14} ${middle + 126} ${h.mouth}`,
    'none',
    'stroke="#7d463f" stroke-width="6"',
  )

/** The upper teeth between smiling lips: widths of incisors, canine and premolars in frontal view, mm times six. */
const smilingLips = (h: Heights): string => {
  const y = h.mouth - 16
  const widths = [51, 40, 34, 26, 20]
  let x = 0
  const teeth = widths.map((w, i) => {
    const [from, tall] = [x, [58, 51, 56, 46, 40][i] ?? 40]
    x += w
    const crownAt = (left: number): string =>
      `<rect x="${left}" y="${y - 8}" width="${w - 2}" height="${tall}" rx="11" fill="url(#enamel)" stroke="${shades.line}" stroke-width="2"/>`
    return crownAt(middle + from + 1) + crownAt(middle - from - w + 1)
  })
  const opening = `M${middle - 178} ${y - 8}Q${middle} ${y + 2} ${middle + 178} ${y - 8}Q${middle} ${y + 150} ${middle - 178} ${y - 8}Z`
  return (
    path(opening, shades.mouth) +
    teeth.join('') +
    path(opening, 'none', `stroke="${shades.lip}" stroke-width="26" stroke-linejoin="round"`)
  )
}

/** The face in frontal view, at rest or smiling: a diagram, the same for every seed except for its proportions. */
export const frontalPhoto = (film: PhantomTruth, smiling: boolean): string => {
  const h = heightsOf(film)
  const { width, height } = faceSize
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>`,
    path(
      `M${middle - 190} ${h.mouth}L${middle - 200} ${height - 190}Q${middle - 480} ${height - 140} ${middle - 540} ${height}H${middle + 540}Q${middle + 480} ${height - 140} ${middle + 200} ${height - 190}L${middle + 190} ${h.mouth}Z`,
      shades.neck,
    ),
    ...[-1, 1].map(s => ellipse({ x: middle + s * (h.width + 8), y: eyes + 60 }, 40, 96, `fill="${shades.skin[1]}"`)),
    path(outline(h), 'url(#skin)'),
    path(
      `M${middle - h.width - 22} ${eyes - 40}C${middle - h.width - 60} ${eyes - 640} ${middle + h.width + 60} ${eyes - 640} ${middle + h.width + 22} ${eyes - 40}C${middle + h.width - 20} ${eyes - 250} ${middle + 190} ${eyes - 330} ${middle} ${eyes - 322}C${middle - 190} ${eyes - 330} ${middle - h.width + 20} ${eyes - 250} ${middle - h.width - 22} ${eyes - 40}Z`,
      shades.hair,
    ),
    eye(middle - 172),
    eye(middle + 172),
    nose(h),
    smiling ? smilingLips(h) : closedLips(h),
  ]
  return picture(
    width,
    height,
    gradient('wall', ...shades.wall) + gradient('skin', ...shades.skin) + gradient('enamel', ...shades.enamel),
    body.join(''),
  )
}
