import type { Point } from '@sella/ceph/geometry/point'
import type { Matrix } from '@sella/drawing/scene/matrix'
import type { Outline, Painted, Pen, PenStroke, PenText } from '@sella/drawing/scene/pen'
import { pdfColour } from './colour'
import type { Resources, SetText } from './resources'
import { number } from './syntax'
import { thinned } from './thinned'

/** A quarter circle as a Bézier curve: length of the handles over the radius, 4 (√2 − 1) / 3. */
const kappa = 0.5522847498

/** Resolution of positions per point: they are off by half of a thirtieth at most, 0.006 mm. */
const partsOfPoint = 30

/** The power of ten to which positions are rounded if a unit is `scale` points. */
const precision = (scale: number): number => 10 ** Math.min(5, Math.max(0, Math.ceil(Math.log10(scale * partsOfPoint))))

/** In points: 0.005 mm, a tenth of the thinnest line drawn. */
const leastSeen = 0.015

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

export interface PdfPen extends Pen {
  /** Marks content for reading aloud (ISO 32000-1, 14.6), or as to be skipped. */
  marked(tag: string, work: () => void): void
  content(): string
}

/** A pen that writes a page's operators. `unit`: points per unit of the positions. */
export const pdfPen = (resources: Resources, page: { readonly matrix: Matrix; readonly unit: number }): PdfPen => {
  const out: string[] = []
  let state = { ...fresh }
  let factor = precision(page.unit)
  let unit = page.unit
  const at = (n: number): string => number(n, factor)
  const xy = ({ x, y }: Point): string => `${at(x)} ${at(y)}`
  const set = (key: keyof State, operators: string): void => {
    if (state[key] === operators) return
    state[key] = operators
    out.push(operators)
  }
  const opacity = (fill: number, stroke: number): void => {
    if (fill === 1 && stroke === 1 && state.opacity === '') return
    set('opacity', `/${resources.opacity(fill, stroke)} gs`)
  }
  const setStroke = (stroke: PenStroke): void => {
    set('width', `${number(stroke.width)} w`)
    set('dash', `[${(stroke.dash ?? []).map(d => number(d)).join(' ')}] 0 d`)
    set('ends', stroke.round ? '1 J 1 j' : '0 J 0 j')
  }
  /** The operator that paints the current path. */
  const paint = ({ fill, stroke }: Painted): void => {
    const inside = pdfColour(fill)
    const edge = stroke && stroke.width > 0 ? pdfColour(stroke.colour) : null
    opacity(inside?.opacity ?? 1, (edge?.opacity ?? 1) * (stroke?.opacity ?? 1))
    if (inside) set('fill', `${inside.rgb} rg`)
    if (edge && stroke) {
      set('stroke', `${edge.rgb} RG`)
      setStroke(stroke)
    }
  }
  const operator = ({ fill, stroke }: Painted): string => {
    const inside = pdfColour(fill) !== null
    const edge = stroke !== undefined && stroke.width > 0 && pdfColour(stroke.colour) !== null
    return inside ? (edge ? 'B' : 'f') : edge ? 'S' : 'n'
  }
  const painting = (painted: Painted, path: () => string): void => {
    if (operator(painted) === 'n') return
    // The state is set first: nothing may come between a path and its painting operator.
    paint(painted)
    out.push(path(), operator(painted))
  }
  const outlinePath = ({ points, closed }: Outline): string => {
    let path = ''
    let last = ''
    for (const point of thinned(points, leastSeen / unit)) {
      const here = xy(point)
      if (here === last && path !== '') continue
      path += path === '' ? `${here} m` : ` ${here} l`
      last = here
    }
    // A curve that collapses to a point still leaves a round dot.
    if (!path.includes('l')) path += ` ${last} l`
    return closed ? `${path} h` : path
  }
  const corner = (from: Point, over: Point, to: Point): string => {
    const towards = (p: Point): Point => ({ x: p.x + (over.x - p.x) * kappa, y: p.y + (over.y - p.y) * kappa })
    return `${xy(towards(from))} ${xy(towards(to))} ${xy(to)} c`
  }
  const roundedPath = (left: number, top: number, right: number, bottom: number, r: number): string => {
    const p = (x: number, y: number): Point => ({ x, y })
    return [
      `${xy(p(left + r, top))} m ${xy(p(right - r, top))} l`,
      corner(p(right - r, top), p(right, top), p(right, top + r)),
      `${xy(p(right, bottom - r))} l`,
      corner(p(right, bottom - r), p(right, bottom), p(right - r, bottom)),
      `${xy(p(left + r, bottom))} l`,
      corner(p(left + r, bottom), p(left, bottom), p(left, bottom - r)),
      `${xy(p(left, top + r))} l`,
      corner(p(left, top + r), p(left, top), p(left + r, top)),
      'h',
    ].join(' ')
  }
  const letters = (pieces: readonly SetText[], { at: start, size }: PenText, mode: string): void => {
    out.push('BT', `${mode} Tr`, `1 0 0 -1 ${xy(start)} Tm`)
    let font = ''
    for (const { face, codes, colour } of pieces) {
      const wanted = `/${face.name} ${number(size)} Tf`
      if (wanted !== font) out.push(wanted)
      font = wanted
      const ink = pdfColour(colour)
      if (ink) set('fill', `${ink.rgb} rg`)
      out.push(`<${codes}> Tj`)
    }
    out.push('ET')
  }
  return {
    outline: (pieces, painted) => painting(painted, () => pieces.map(outlinePath).join(' ')),
    circle: ({ x, y }, r, painted) => painting(painted, () => roundedPath(x - r, y - r, x + r, y + r, r)),
    box: ({ x, y, width, height }, radius, painted) =>
      painting(painted, () => {
        const r = Math.min(radius, width / 2, height / 2)
        if (r > 0) return roundedPath(x, y, x + width, y + height, r)
        return `${xy({ x, y })} ${at(width)} ${at(height)} re`
      }),
    text: text => {
      const { pieces, width } = resources.set(text.runs)
      if (pieces.length === 0) return
      const shift = text.align === 'start' ? 0 : width * text.size * (text.align === 'end' ? 1 : 0.5)
      const placed = { ...text, at: { x: text.at.x - shift, y: text.at.y } }
      opacity(1, 1)
      const { halo } = text
      const edge = halo && pdfColour(halo.colour)
      if (halo && edge) {
        set('stroke', `${edge.rgb} RG`)
        setStroke({ ...halo, round: true })
        letters(
          pieces.map(piece => ({ ...piece, colour: halo.colour })),
          placed,
          '2',
        )
      }
      letters(pieces, placed, '0')
    },
    picture: (href, { x, y, width, height }) => {
      opacity(1, 1)
      out.push(`q ${at(width)} 0 0 ${at(-height)} ${at(x)} ${at(y + height)} cm /${resources.picture(href)} Do Q`)
    },
    within: ({ matrix, clip }, work) => {
      const outside = { state: { ...state }, factor, unit }
      out.push('q')
      if (matrix) {
        out.push(`${matrix.map(n => number(n, 1e6)).join(' ')} cm`)
        unit *= Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
        factor = precision(unit)
      }
      if (clip) out.push(`${xy(clip)} ${at(clip.width)} ${at(clip.height)} re W n`)
      work()
      out.push('Q')
      state = outside.state
      factor = outside.factor
      unit = outside.unit
    },
    marked: (tag, work) => {
      out.push(tag)
      work()
      out.push('EMC')
    },
    content: () => `q ${page.matrix.map(n => number(n, 1e6)).join(' ')} cm\n${out.join('\n')}\nQ`,
  }
}
