import { along, foot } from '../../geometry/line'
import type { FaceKind } from './kind'

/**
 * [ChR, LastR, LastL, ChL]: the dark space between the last visible teeth and the corners of the mouth, sum of both sides, in per
 * cent of the mouth's width; measured along the line of the corners. A tooth at or beyond its corner leaves no space. Source:
 * clinical/face.json.
 */
export const buccalCorridor: FaceKind = {
  name: { zh: '颊廊占口裂宽', en: 'Share of the buccal corridors' },
  gives: 'ratio',
  onAxis: false,
  value: ([cornerR, lastR, lastL, cornerL]) => {
    if (!cornerR || !lastR || !lastL || !cornerL) return null
    const width = along(cornerR, cornerL, [cornerR, cornerL])
    const right = along(cornerR, cornerL, [cornerR, lastR])
    const left = along(cornerR, cornerL, [lastL, cornerL])
    if (width === null || right === null || left === null) return null
    return (100 * (Math.max(0, right) + Math.max(0, left))) / width
  },
  figure: ([cornerR, lastR, lastL, cornerL]) => {
    if (!cornerR || !lastR || !lastL || !cornerL) return { lines: [], arcs: [] }
    const [right, left] = [foot(cornerR, cornerL, lastR), foot(cornerR, cornerL, lastL)]
    if (!right || !left) return { lines: [], arcs: [] }
    return {
      lines: [
        { from: cornerR, to: right },
        { from: right, to: left, extension: true },
        { from: left, to: cornerL },
      ],
      arcs: [],
    }
  },
}
