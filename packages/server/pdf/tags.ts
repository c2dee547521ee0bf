import type { Cell, LabelMark, Mark } from '@sella/drawing/scene/scene'

/** What a stretch of a page's content is: read out in this order, or left out as ornament. */
export interface Stretch {
  readonly tag: 'H1' | 'P' | 'Figure' | 'Artifact'
  readonly marks: readonly Mark[]
  /** Of a figure: what it shows. */
  readonly alt?: string
  /** Of text in a table: which cell's. */
  readonly cell?: Cell
}

/** Only these may be a figure by themselves; what else is no text is ornament, unless its figure says what it shows. */
const pictures: readonly Mark['mark'][] = ['group', 'picture']

const tagOf = (mark: Mark, heading: LabelMark | undefined): Stretch['tag'] => {
  if (mark.alt !== undefined) return 'Figure'
  if (mark === heading) return 'H1'
  if (mark.mark === 'label') return 'P'
  // A chart in a table shows what its row says.
  return mark.cell || !pictures.includes(mark.mark) ? 'Artifact' : 'Figure'
}

const sameCell = (a: Cell | undefined, b: Cell | undefined): boolean =>
  a !== undefined && b !== undefined && a.table === b.table && a.row === b.row && a.column === b.column

/** Labels of one height are one line, those of a cell one part of a table; what shows the same is one figure. */
const joins = (last: Stretch, tag: Stretch['tag'], mark: Mark): boolean => {
  if (last.tag !== tag || tag === 'H1' || last.alt !== mark.alt) return false
  if (tag === 'Figure') return true
  if (tag === 'P' && (last.cell || mark.cell)) return sameCell(last.cell, mark.cell)
  const before = last.marks.at(-1)
  return mark.mark !== 'label' || before?.mark !== 'label' || before.at.y === mark.at.y
}

/** The marks of a page as what they are; the largest line of text is its heading. */
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
