import { dot, midpoint, minus, plus, times } from '../../geometry/point'
import type { FaceKind } from './kind'

/**
 * [Lip, Edge, ZenithR, ZenithL]: the visible part of the upper central crown between the upper lip and the incisal edge, in per
 * cent of the crown from the midpoint of both zeniths to the edge; both along the midline. Clamped to 0 (covered by the lip) to
 * 100 (fully visible). Undefined if the edge is not below the zeniths. Source: clinical/face.json.
 */
export const visibleIncisorShare: FaceKind = {
  name: { zh: '切牙暴露比例', en: 'Share of the incisor that shows' },
  gives: 'ratio',
  onAxis: true,
  value: ([lip, edge, zenithR, zenithL], { down }) => {
    if (!lip || !edge || !zenithR || !zenithL) return null
    const crown = dot(minus(edge, midpoint(zenithR, zenithL)), down)
    if (crown <= 0) return null
    return Math.min(100, Math.max(0, (100 * dot(minus(edge, lip), down)) / crown))
  },
  figure: ([lip, edge, zenithR, zenithL], { down }) => {
    if (!lip || !edge || !zenithR || !zenithL) return { lines: [], arcs: [] }
    const shown = plus(edge, times(down, -dot(minus(edge, lip), down)))
    return {
      lines: [
        { from: edge, to: shown },
        { from: zenithR, to: zenithL, extension: true },
      ],
      arcs: [],
    }
  },
}
