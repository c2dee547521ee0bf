import { lowerCrowns, upperCrowns } from './crowns'
import { path, picture } from './svg'

const size = { width: 1600, height: 800 } as const
const middle = size.width / 2

/** Root length in mm and number of roots, from the central incisor to the second molar. */
const roots = {
  upper: [13, 13, 17, 13, 14, 12.5, 11.5],
  lower: [12.5, 13.5, 16, 14, 14.5, 13.5, 13],
  count: [1, 1, 1, 1, 1, 2, 2],
} as const

const tooth = (w: number, crown: number, root: number, count: number): string => {
  const ends = count === 1 ? [0] : [-w * 0.24, w * 0.26]
  const narrow = (w / count) * 0.34
  const legs = ends.map(x =>
    path(
      `M${x - narrow} ${-crown}L${x - narrow * 0.35} ${-crown - root}Q${x} ${-crown - root - 3} ${x + narrow * 0.35} ${-crown - root}L${x + narrow} ${-crown}Z`,
      '#b5b9bb',
      'opacity="0.75"',
    ),
  )
  const pulp = ends.map(x =>
    path(
      `M${x} ${-crown * 0.6}L${x} ${-crown - root * 0.85}`,
      'none',
      'stroke="#7d8386" stroke-width="3.2" stroke-linecap="round"',
    ),
  )
  const cap = path(
    `M${-w * 0.4} ${-crown}Q0 ${-crown * 1.18} ${w * 0.4} ${-crown}Q${w * 0.56} ${-crown * 0.4} ${w * 0.4} 0Q0 ${crown * 0.16} ${-w * 0.4} 0Q${-w * 0.56} ${-crown * 0.4} ${-w * 0.4} ${-crown}Z`,
    '#e8eaea',
  )
  return legs.join('') + cap + pulp.join('')
}

const row = (jaw: 'upper' | 'lower'): string => {
  const crowns = jaw === 'upper' ? upperCrowns : lowerCrowns
  const scale = 10.5
  let x = 0
  const out = crowns.width.map((mm, i) => {
    const w = mm * scale * (jaw === 'lower' && i < 2 ? 1.15 : 1)
    const at = x + w / 2
    x += w
    const y = 418 - (at / 520) ** 2 * 46 + (jaw === 'upper' ? -3 : 5)
    const glyph = tooth(w, (crowns.height[i] ?? 7) * scale * 0.95, (roots[jaw][i] ?? 13) * scale * 0.85, roots.count[i] ?? 1)
    const lean = (at / 520) * (jaw === 'upper' ? 5 : -9)
    return [1, -1]
      .map(
        s =>
          `<g transform="translate(${middle + s * at} ${y}) scale(${s} ${jaw === 'upper' ? 1 : -1}) rotate(${lean})">${glyph}</g>`,
      )
      .join('')
  })
  return out.join('')
}

const mandible =
  'M180 150Q150 260 200 420Q250 600 470 690Q640 745 800 745Q960 745 1130 690Q1350 600 1400 420Q1450 260 1420 150Q1390 120 1372 165Q1360 220 1330 215Q1300 200 1290 235Q1280 330 1262 420Q1100 470 800 480Q500 470 338 420Q320 330 310 235Q300 200 270 215Q240 220 228 165Q210 120 180 150Z'

/** A panoramic view as a diagram: lower jaw with both condyles, upper jaw with sinuses, all teeth to the second molar. */
export const panoramicPhoto = (): string => {
  const defs =
    '<radialGradient id="film" cx="0.5" cy="0.5" r="0.75"><stop offset="0" stop-color="#3a3f42"/><stop offset="1" stop-color="#0b0d0e"/></radialGradient><filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="2.2"/></filter>'
  const sinus = [1, -1].map(s =>
    path(
      `M${middle + s * 190} 150Q${middle + s * 330} 110 ${middle + s * 430} 190Q${middle + s * 420} 280 ${middle + s * 300} 285Q${middle + s * 200} 270 ${middle + s * 190} 150Z`,
      '#24292c',
      'stroke="#8f9699" stroke-width="4" opacity="0.8"',
    ),
  )
  const canal = [1, -1].map(s =>
    path(
      `M${middle + s * 510} 360Q${middle + s * 470} 560 ${middle + s * 250} 640`,
      'none',
      'stroke="#5d6467" stroke-width="13" opacity="0.7"',
    ),
  )
  const maxilla = path('M380 330Q420 130 800 110Q1180 130 1220 330Q1100 400 800 412Q500 400 380 330Z', '#6c7275', 'opacity="0.7"')
  const nose = path('M730 120Q700 230 760 255H840Q900 230 870 120Z', '#1c2022', 'opacity="0.75"')
  const lower = path(mandible, '#787f82', 'stroke="#c3c8ca" stroke-width="9" stroke-linejoin="round" opacity="0.85"')
  const body = `<rect width="${size.width}" height="${size.height}" fill="url(#film)"/><g filter="url(#soft)">${maxilla}${sinus.join('')}${nose}${lower}${canal.join('')}${row('lower')}${row('upper')}</g>`
  return picture(size.width, size.height, defs, body)
}
