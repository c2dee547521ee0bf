import type { Mark } from '../../scene/scene'
import { footHeight, headBottom, paper } from '../paper'

const top = headBottom + 44
const bottom = paper.height - footHeight - 20
/** Page units between two blocks on a page. */
const between = 54
/** Minimum page units of rows below a head, at least one row, so that a head is never alone. */
const fewestBelow = 190

/** Rows below a head that is repeated on every page they continue on. */
export interface FlowBlock {
  readonly section: string
  readonly headHeight: number
  readonly head: (y: number) => readonly Mark[]
  readonly rowHeight: number
  readonly rows: readonly ((y: number, row: number) => readonly Mark[])[]
}

/** The content of a page, and its sections. */
export interface FlowSheet {
  readonly sections: readonly string[]
  readonly marks: readonly Mark[]
}

/** Stacks blocks, each starting where the one before ends if its head and some rows still fit. `from`: where the first begins. */
export function flowed(opening: readonly Mark[], from: number, blocks: readonly FlowBlock[]): readonly FlowSheet[] {
  const sheets: { sections: string[]; marks: Mark[] }[] = [{ sections: [], marks: [...opening] }]
  let y = from
  const turn = (): void => {
    sheets.push({ sections: [], marks: [] })
    y = top
  }
  const place = (marks: readonly Mark[], height: number): void => {
    sheets.at(-1)?.marks.push(...marks)
    y += height
  }
  for (const { section, head, headHeight, rowHeight, rows } of blocks) {
    if (rows.length === 0) continue
    let onPage = 0
    const begin = (): void => {
      sheets.at(-1)?.sections.push(section)
      place(head(y), headHeight)
      onPage = 0
    }
    if (y + headHeight + Math.min(Math.max(1, Math.ceil(fewestBelow / rowHeight)), rows.length) * rowHeight > bottom) turn()
    begin()
    for (const row of rows) {
      if (y + rowHeight > bottom) {
        turn()
        begin()
      }
      place(row(y, onPage), rowHeight)
      onPage += 1
    }
    y += between
  }
  return sheets
}
