import type { Mark } from '../../scene/scene'

/** A part of a page that is not broken: a row, a heading, a paragraph. */
export interface Strip {
  readonly height: number
  /** `top`: its upper edge, page units. */
  readonly draw: (top: number) => readonly Mark[]
  /** Never the last of a page: a heading goes with what it heads. */
  readonly heads?: boolean
  /** Room only: it never begins a page, nor makes one. */
  readonly blank?: boolean
  /** Drawn over it where it begins a page: the names of a table's columns. */
  readonly again?: Strip
}

/** Room from `top` to `bottom` on a page. */
export interface Column {
  readonly top: number
  readonly bottom: number
}

/** How many strips from `from` on fit, at least one; headings are not left behind. */
function fitting(strips: readonly Strip[], from: number, { top, bottom }: Column): number {
  let [to, y] = [from, top + (strips[from]?.again?.height ?? 0)]
  for (let strip = strips[to]; strip && (to === from || y + strip.height <= bottom); strip = strips[to]) {
    y += strip.height
    to += 1
  }
  let end = to
  while (to < strips.length && end > from && strips[end - 1]?.heads) end -= 1
  return end === from ? to : end
}

/** Strips one under another from `top` down. */
export const stacked = (strips: readonly Strip[], top: number): readonly Mark[] => {
  let y = top
  return strips.flatMap(strip => {
    const marks = strip.draw(y)
    y += strip.height
    return marks
  })
}

/** A strip with the headings before it. */
function blockHeight(strips: readonly Strip[], from: number): number {
  let height = 0
  for (const strip of strips.slice(from)) {
    height += strip.height
    if (!strip.heads) break
  }
  return height
}

/** Strips set one under another over as many pages as they need: the first has room `first`, each later one `later`. */
export function flowed(strips: readonly Strip[], first: Column, later: Column): readonly (readonly Mark[])[] {
  const pages: (readonly Mark[])[] = []
  for (let from = 0; from < strips.length; ) {
    const column = pages.length === 0 ? first : later
    // Too little room for even the first of them: the page stays as it is.
    const none = pages.length === 0 && column.top + blockHeight(strips, from) > column.bottom
    const to = none ? from : fitting(strips, from, column)
    const page = strips.slice(from, to)
    pages.push(stacked([...(page[0]?.again ? [page[0].again] : []), ...page], column.top))
    from = to
    while (strips[from]?.blank) from += 1
  }
  return pages
}
