import type { Point } from '@sella/ceph/geometry/point'
import type { Painted, PenStroke } from '@sella/drawing/scene/pen'
import { pdfColour } from './colour'
import type { Resources } from './resources'
import { number } from './syntax'

/** Resolution of positions per point: they are off by half of a thirtieth at most, 0.006 mm. */
const partsOfPoint = 30

/** The power of ten to which positions are rounded if a unit is `scale` points. */
export const precision = (scale: number): number => 10 ** Math.min(5, Math.max(0, Math.ceil(Math.log10(scale * partsOfPoint))))

/** The graphics state left by earlier operators. */
interface State {
  fill: string
  stroke: string
  width: string
  dash: string
  ends: string
  opacity: string
}

const fresh: State = { fill: '', stroke: '', width: '', dash: '', ends: '', opacity: '' }

/** What holds at a place of a page: the graphics state, points per unit of the positions, and how these are rounded. */
export interface Within {
  readonly state: State
  readonly factor: number
  readonly unit: number
}

/** The operators of a page, written one after another; what a state already has is not set again. */
export const operatorsOf = (resources: Pick<Resources, 'opacity'>, unit: number) => {
  const out: string[] = []
  const now = { state: { ...fresh }, factor: precision(unit), unit }
  const at = (n: number): string => number(n, now.factor)
  const set = (key: keyof State, operators: string): void => {
    if (now.state[key] === operators) return
    now.state[key] = operators
    out.push(operators)
  }
  return {
    out,
    at,
    xy: ({ x, y }: Point): string => `${at(x)} ${at(y)}`,
    set,
    opacity: (fill: number, stroke: number): void => {
      if (fill === 1 && stroke === 1 && now.state.opacity === '') return
      set('opacity', `/${resources.opacity(fill, stroke)} gs`)
    },
    stroke: (stroke: PenStroke): void => {
      set('width', `${number(stroke.width)} w`)
      set('dash', `[${(stroke.dash ?? []).map(d => number(d)).join(' ')}] 0 d`)
      set('ends', stroke.round ? '1 J 1 j' : '0 J 0 j')
    },
    unit: (): number => now.unit,
    now: (): Within => ({ ...now, state: { ...now.state } }),
    go: (to: Partial<Within>): void => void Object.assign(now, to),
  }
}

export type Operators = ReturnType<typeof operatorsOf>

/** Sets colours and lines for what paints the current path. */
const prepare = (page: Operators, { fill, stroke }: Painted): void => {
  const inside = pdfColour(fill)
  const edge = stroke && stroke.width > 0 ? pdfColour(stroke.colour) : null
  page.opacity(inside?.opacity ?? 1, (edge?.opacity ?? 1) * (stroke?.opacity ?? 1))
  if (inside) page.set('fill', `${inside.rgb} rg`)
  if (edge && stroke) {
    page.set('stroke', `${edge.rgb} RG`)
    page.stroke(stroke)
  }
}

/** The operator that paints the current path. */
const paintOf = ({ fill, stroke }: Painted): string => {
  const inside = pdfColour(fill) !== null
  const edge = stroke !== undefined && stroke.width > 0 && pdfColour(stroke.colour) !== null
  return inside ? (edge ? 'B' : 'f') : edge ? 'S' : 'n'
}

/** Paints a path, unless nothing of it would be seen. */
export const paint = (page: Operators, painted: Painted, path: () => string): void => {
  const operator = paintOf(painted)
  if (operator === 'n') return
  // The state is set first: nothing may come between a path and its painting operator.
  prepare(page, painted)
  page.out.push(path(), operator)
}
