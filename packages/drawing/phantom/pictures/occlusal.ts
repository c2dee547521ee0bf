import { lowerCrowns, upperCrowns } from './crowns'
import { mouthSize } from './intraoral'
import { ellipse, gradient, path, picture, shades } from './svg'

/** Depth of a tooth from cheek to tongue in mm, central incisor to second molar. */
const depths = { upper: [6.4, 6, 7.8, 9, 9, 11, 10.6], lower: [5.6, 6, 7.4, 7.8, 8.2, 10.2, 10] } as const

interface Seat {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Walks along half of a roughly parabolic arch and places each tooth; mm from the front of the arch, y towards the throat. */
const seats = (widths: readonly number[], half: number, depth: number): readonly Seat[] => {
  const at = (t: number): { x: number; y: number } => ({
    x: half * Math.sin(Math.min(1, t) * 1.45),
    y: depth * (1 - Math.cos(Math.min(1.25, t) * 1.35)) * 1.28,
  })
  let t = 0
  return widths.map(w => {
    const go = (mm: number): void => {
      for (let left = mm; left > 0; left -= 0.1)
        t += 0.1 / Math.max(1, Math.hypot((at(t + 0.01).x - at(t).x) * 100, (at(t + 0.01).y - at(t).y) * 100))
    }
    go(w / 2)
    const [p, q] = [at(t), at(t + 0.01)]
    go(w / 2)
    return { x: p.x, y: p.y, turn: (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI }
  })
}

const tooth = (w: number, d: number, place: number): string => {
  const body = `<rect x="${-w / 2}" y="${-d / 2}" width="${w}" height="${d}" rx="${place < 3 ? w * 0.34 : w * 0.27}" fill="url(#enamel)" stroke="${shades.line}" stroke-width="0.25"/>`
  const groove = `stroke="${shades.line}" stroke-width="0.45" stroke-linecap="round"`
  if (place < 3) return body + path(`M${-w * 0.26} ${d * 0.16}Q0 ${d * 0.34} ${w * 0.26} ${d * 0.16}`, 'none', groove)
  const across = place < 5 ? '' : `M${-w * 0.08} ${-d * 0.3}L${w * 0.02} 0L${-w * 0.1} ${d * 0.3}`
  return body + path(`M${-w * 0.3} ${d * 0.04}Q0 ${-d * 0.06} ${w * 0.3} ${d * 0.04}${across}`, 'none', groove)
}

/** An arch in occlusal view; the front teeth point up in the upper picture and down in the lower. */
export const occlusalPhoto = (jaw: 'upper' | 'lower'): string => {
  const { width, height } = mouthSize
  const widths = jaw === 'upper' ? upperCrowns.width : lowerCrowns.width
  const half = jaw === 'upper' ? 27 : 25
  const placed = seats(widths, half, jaw === 'upper' ? 38 : 36)
  const teeth = placed.flatMap((seat, i) => {
    const glyph = tooth(widths[i] ?? 7, depths[jaw][i] ?? 8, i)
    return [1, -1].map(s => `<g transform="scale(${s} 1) translate(${seat.x} ${seat.y}) rotate(${seat.turn})">${glyph}</g>`)
  })
  const palate = ellipse({ x: 0, y: 30 }, half - 4, 27, `fill="${jaw === 'upper' ? '#d99a94' : '#c0605f'}"`)
  const folds =
    jaw === 'upper'
      ? [10, 14, 18]
          .map(y =>
            path(
              `M-9 ${y}Q-4 ${y - 3} -1 ${y}M1 ${y}Q4 ${y - 3} 9 ${y}`,
              'none',
              'stroke="#c5807b" stroke-width="0.9" stroke-linecap="round"',
            ),
          )
          .join('')
      : path('M0 16V44', 'none', 'stroke="#a54e4e" stroke-width="0.8"')
  const flip = jaw === 'upper' ? `translate(${width / 2} 70) scale(11)` : `translate(${width / 2} ${height - 70}) scale(11 -11)`
  const gum = ellipse({ x: 0, y: 28 }, half + 12, 40, 'fill="url(#gum)"')
  const body = `<rect width="${width}" height="${height}" fill="${shades.mouth}"/><g transform="${flip}">${gum}${palate}${folds}${teeth.join('')}</g>`
  return picture(width, height, gradient('gum', ...shades.gum) + gradient('enamel', ...shades.enamel), body)
}
