import type { DerivationRule } from '../data/derived-points'
import type { OutlineName } from '../data/outlines'
import { crossing } from '../geometry/line'
import { distance, dot, midpoint, minus, type Point, plus, times } from '../geometry/point'
import { bisectorPoint, crossingsMidpoint, tangentContact } from './outline-contacts'

/** Samples of the available outlines, by name. */
export type SampledCurves = Readonly<Partial<Record<OutlineName, readonly Point[]>>>

const mean = (points: readonly Point[]): Point => times(points.reduce(plus, { x: 0, y: 0 }), 1 / points.length)

/** Right-facing: mesial is in front, so turning the line distal-mesial back by a quarter turn points up. */
function molarHandle(mesial: Point, distal: Point, rule: Extract<DerivationRule, { rule: 'molar_handle' }>): Point | null {
  if (distance(mesial, distal) === 0) return null
  const mm = rule.offsetMm / rule.widthMm
  const forward = times(minus(mesial, distal), rule.towards === 'superior' ? mm : -mm)
  return plus(midpoint(mesial, distal), { x: forward.y, y: -forward.x })
}

function ramusBoxCentre([r1, r2, r3, r4, po, or]: readonly Point[]): Point | null {
  if (!r1 || !r2 || !r3 || !r4 || !po || !or || distance(po, or) === 0) return null
  const u = times(minus(or, po), 1 / distance(po, or))
  const v = { x: -u.y, y: u.x }
  const along = (dot(r1, u) + dot(r2, u)) / 2
  const down = (dot(r3, v) + dot(r4, v)) / 2
  return plus(times(u, along), times(v, down))
}

const samplesOf = (names: readonly OutlineName[], curves: SampledCurves): readonly (readonly Point[])[] =>
  names.map(name => curves[name]).filter(samples => samples !== undefined)

/** The point a rule gives, in the right-facing frame; `from` in the rule's order. Null if the geometry does not yield one. */
export function applyRule(rule: DerivationRule, from: readonly Point[], curves: SampledCurves): Point | null {
  const [a, b, c, d] = from
  if (a === undefined) return null
  switch (rule.rule) {
    case 'copy':
      return a
    case 'mean':
      return mean(from)
    case 'weighted_mean':
      return b ? plus(times(a, rule.weights[0]), times(b, rule.weights[1])) : null
    case 'intersection':
      return b && c && d ? crossing([a, b], [c, d]) : null
    case 'molar_handle':
      return b ? molarHandle(a, b, rule) : null
    case 'ramus_box_centre':
      return ramusBoxCentre(from)
    case 'tangent_contact':
      return tangentContact(a, samplesOf(rule.curves, curves), rule.side)
    case 'midpoint_of_crossings':
      return b ? crossingsMidpoint(a, b, samplesOf(rule.curves, curves)) : null
    case 'bisector_on_curve':
      return b && c ? bisectorPoint([a, b, c], samplesOf(rule.curves, curves)) : null
  }
}
