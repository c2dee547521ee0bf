import type { Mark } from '../../scene/scene'
import { footHeight, headBottom, paper } from '../paper'

const top = headBottom + 44
const bottom = paper.height - footHeight - 20
/** px between two blocks on one page. */
const between = 54
/** px of rows that come with a head, one row at least: it never stands alone. */
const fewestBelow = 190

/** Rows under a head that comes again on every page they go on to. */
export interface FlowBlock {
  readonly section: string
  readonly headHeight: number
  readonly head: (y: number) => readonly Mark[]
  readonly rowHeight: number
  readonly rows: readonly ((y: number, row: number) => readonly Mark[])[]
}

/** What stands on a page, and the sections it is of. */
export interface FlowSheet {
  readonly sections: readonly string[]
  readonly marks: readonly Mark[]
}

/** Lays blocks one below another, each where the one before ends while its head and some rows still fit. `from`: where the first begins. */
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
