import { path, shades } from './svg'

/**
 * Widths and heights of the crowns from the central incisor to the second molar, in mm (rounded from common tables of tooth
 * anatomy).
 */
export const upperCrowns = { width: [8.5, 6.6, 7.6, 7, 6.8, 10.3, 9.6], height: [10.4, 9, 10, 8.4, 7.6, 7.2, 6.8] } as const
export const lowerCrowns = { width: [5.3, 5.8, 6.8, 7, 7.1, 10.9, 10.4], height: [8.8, 9.2, 10.4, 8.6, 7.8, 7.2, 6.8] } as const

/** A crown in facial view. `y` is its edge; `up` -1 draws an upper tooth (gum above), 1 a lower one. In picture units. */
export const crown = (
  at: { readonly x: number; readonly y: number },
  size: { readonly w: number; readonly h: number },
  up: -1 | 1,
  place: number,
): string => {
  const { w, h } = size
  const [l, r] = [at.x - w / 2, at.x + w / 2]
  const neck = at.y + up * h
  const cusps =
    place < 2
      ? `Q${at.x} ${at.y - up * h * 0.04} ${l + w * 0.12} ${at.y}`
      : place < 5
        ? `L${at.x} ${at.y - up * h * 0.13}L${l + w * 0.1} ${at.y + up * h * 0.05}`
        : `Q${at.x + w * 0.24} ${at.y - up * h * 0.16} ${at.x} ${at.y + up * h * 0.03}Q${at.x - w * 0.24} ${at.y - up * h * 0.16} ${l + w * 0.08} ${at.y}`
  const d = `M${l + w * 0.14} ${neck}Q${at.x} ${neck + up * h * 0.14} ${r - w * 0.14} ${neck}C${r + w * 0.02} ${neck - up * h * 0.4} ${r} ${at.y + up * h * 0.2} ${r - w * 0.1} ${at.y}${cusps}C${l} ${at.y + up * h * 0.2} ${l - w * 0.02} ${neck - up * h * 0.4} ${l + w * 0.14} ${neck}Z`
  return path(d, 'url(#enamel)', `stroke="${shades.line}" stroke-width="2.5" stroke-linejoin="round"`)
}
