import type { OutlineKnotName } from '../data/template'
import { minus, type Point, plus, times } from '../geometry/point'
import { apply, type Similarity } from '../geometry/transform'
import { onTemplate } from './template-fit'

/** One curve while its template is laid on the film. */
export interface CurveOnFilm {
  readonly knots: readonly OutlineKnotName[]
  /** Template mm along the curve by place; one entry more than `knots` on a closed curve. */
  readonly along: readonly number[]
  readonly closed: boolean
  readonly placed: Readonly<Partial<Record<string, Point>>>
  /** The fit that maps the point being moved. */
  readonly fit: Similarity
}

interface Neighbour {
  readonly residual: Point
  /** Template mm from the point being moved. */
  readonly far: number
}

/** The nearest placed landmark from place `i` in the direction of `step`, with how far the fit misses it. */
function neighbour(i: number, step: 1 | -1, curve: CurveOnFilm): Neighbour | null {
  const { knots, along, closed, placed, fit } = curve
  const n = knots.length
  const whole = along[n] ?? 0
  for (let k = 1; k < n; k++) {
    const j = i + step * k
    if (!closed && (j < 0 || j >= n)) return null
    const at = (j + n) % n
    const knot = knots[at]
    const own = knot === undefined ? undefined : placed[knot]
    if (knot === undefined || own === undefined) continue
    const far = step * ((along[at] ?? 0) - (along[i] ?? 0))
    return { residual: minus(own, apply(fit, onTemplate(knot))), far: far < 0 ? far + whole : far }
  }
  return null
}

/**
 * Step 3 of clinical/templates.json `fitting`: how far the point at place `i` moves because the landmarks beside it are not where
 * the fit puts them: linear by length between two placed landmarks, the nearest one's residual beyond the first or last.
 */
export function carriedResidual(i: number, curve: CurveOnFilm): Point {
  const before = neighbour(i, -1, curve)
  const after = neighbour(i, 1, curve)
  if (before === null || after === null) return (before ?? after)?.residual ?? { x: 0, y: 0 }
  const whole = before.far + after.far
  const share = whole > 0 ? before.far / whole : 0.5
  return plus(times(before.residual, 1 - share), times(after.residual, share))
}
