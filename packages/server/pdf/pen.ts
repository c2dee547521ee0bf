import type { Matrix } from '@sella/drawing/scene/matrix'
import type { Pen } from '@sella/drawing/scene/pen'
import { writeText } from './letters'
import { type Operators, operatorsOf, paint, precision } from './operators'
import { outlinePath, roundedPath } from './paths'
import type { Resources } from './resources'
import { number } from './syntax'

export interface PdfPen extends Pen {
  /** Marks content for reading aloud (ISO 32000-1, 14.6), or as to be skipped. */
  marked(tag: string, work: () => void): void
  content(): string
}

const matrixText = (matrix: Matrix): string => matrix.map(n => number(n, 1e6)).join(' ')

/** Shapes and texts. */
const shapes = (page: Operators, resources: Resources): Omit<Pen, 'within'> => {
  const { out, at, xy } = page
  return {
    outline: (pieces, painted) => paint(page, painted, () => pieces.map(piece => outlinePath(page, piece)).join(' ')),
    circle: ({ x, y }, r, painted) =>
      paint(page, painted, () => roundedPath(page, { left: x - r, top: y - r, right: x + r, bottom: y + r }, r)),
    box: ({ x, y, width, height }, radius, painted) =>
      paint(page, painted, () => {
        const r = Math.min(radius, width / 2, height / 2)
        if (r > 0) return roundedPath(page, { left: x, top: y, right: x + width, bottom: y + height }, r)
        return `${xy({ x, y })} ${at(width)} ${at(height)} re`
      }),
    text: text => writeText(page, resources, text),
    picture: (href, { x, y, width, height }) => {
      page.opacity(1, 1)
      out.push(`q ${at(width)} 0 0 ${at(-height)} ${at(x)} ${at(y + height)} cm /${resources.picture(href)} Do Q`)
    },
  }
}

/** A pen that writes a page's operators. `unit`: points per unit of the positions. */
export const pdfPen = (resources: Resources, sheet: { readonly matrix: Matrix; readonly unit: number }): PdfPen => {
  const page = operatorsOf(resources, sheet.unit)
  const { out, at, xy } = page
  return {
    ...shapes(page, resources),
    within: ({ matrix, clip }, work) => {
      const outside = page.now()
      out.push('q')
      if (matrix) {
        out.push(`${matrixText(matrix)} cm`)
        const unit = outside.unit * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
        page.go({ unit, factor: precision(unit) })
      }
      if (clip) out.push(`${xy(clip)} ${at(clip.width)} ${at(clip.height)} re W n`)
      work()
      out.push('Q')
      page.go(outside)
    },
    marked: (tag, work) => {
      out.push(tag)
      work()
      out.push('EMC')
    },
    content: () => `q ${matrixText(sheet.matrix)} cm\n${out.join('\n')}\nQ`,
  }
}
