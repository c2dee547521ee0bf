import type { Cell, LabelMark, Mark } from '@sella/drawing/scene/scene'

/** The role of a stretch of a page's content: read aloud in this order, or skipped as decoration. */
export interface Stretch {
  readonly tag: 'H1' | 'P' | 'Figure' | 'Artifact'
  readonly marks: readonly Mark[]
  /** Alternative text of a figure. */
  readonly alt?: string
  /** For text in a table: the cell it belongs to. */
  readonly cell?: Cell
}

/**
 * Only these can be a figure on their own; anything else without text is decoration, unless its figure has an alternative text.
 */
const pictures: readonly Mark['mark'][] = ['group', 'picture']

const tagOf = (mark: Mark, heading: LabelMark | undefined): Stretch['tag'] => {
  if (mark.alt !== undefined) return 'Figure'
  if (mark === heading) return 'H1'
  if (mark.mark === 'label') return 'P'
  // A chart in a table only repeats its row.
  return mark.cell || !pictures.includes(mark.mark) ? 'Artifact' : 'Figure'
}

const sameCell = (a: Cell | undefined, b: Cell | undefined): boolean =>
  a !== undefined && b !== undefined && a.table === b.table && a.row === b.row && a.column === b.column

/**
 * Labels at one height form a line, those of one cell a single part of a table, and marks with the same alternative text one
 * figure.
 */
const joins = (last: Stretch, tag: Stretch['tag'], mark: Mark): boolean => {
  if (last.tag !== tag || tag === 'H1' || last.alt !== mark.alt) return false
  if (tag === 'Figure') return true
  if (tag === 'P' && (last.cell || mark.cell)) return sameCell(last.cell, mark.cell)
  const before = last.marks.at(-1)
  return mark.mark !== 'label' || before?.mark !== 'label' || before.at.y === mark.at.y
}

/** Assigns roles to the marks of a page; the largest line of text is its heading. */
export const stretchesOf = (marks: readonly Mark[]): readonly Stretch[] => {
  const labels = marks.filter(mark => mark.mark === 'label' && mark.alt === undefined) as readonly LabelMark[]
  const largest = Math.max(...labels.map(label => label.size))
  const heading = labels.find(label => label.size === largest)
  const out: { tag: Stretch['tag']; marks: Mark[]; alt?: string; cell?: Cell }[] = []
  for (const mark of marks) {
    const tag = tagOf(mark, heading)
    const last = out.at(-1)
    if (last && joins(last, tag, mark)) last.marks.push(mark)
    else
      out.push({
        tag,
        marks: [mark],
        ...(mark.alt === undefined ? {} : { alt: mark.alt }),
        ...(tag === 'P' && mark.cell ? { cell: mark.cell } : {}),
      })
  }
  return out
}
