import type { Mark } from '../../scene/scene'

/** A part of a page that is not broken: a row, a heading, a paragraph. */
export interface Strip {
  readonly height: number
  /** `top`: its upper edge, page units. */
  readonly draw: (top: number) => readonly Mark[]
  /** Never the last on a page: a heading stays with its content. */
  readonly heads?: boolean
  /** White space only: never begins a page and never causes one. */
  readonly blank?: boolean
  /** Repeated above it where it begins a page: the column heads of a table. */
  readonly again?: Strip
  /** Its parts, if it may be broken after all to avoid a half-empty page. */
  readonly parts?: readonly Strip[]
}

/** Space from `top` to `bottom` on a page. */
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

/** Strips stacked downwards from `top`. */
export const stacked = (strips: readonly Strip[], top: number): readonly Mark[] => {
  let y = top
  return strips.flatMap(strip => {
    const marks = strip.draw(y)
    y += strip.height
    return marks
  })
}

/** Height of a strip with the headings before it. */
function blockHeight(strips: readonly Strip[], from: number): number {
  let height = 0
  for (const strip of strips.slice(from)) {
    height += strip.height
    if (!strip.heads) break
  }
  return height
}

/** The strips of a page: from the first index up to, but not including, the second. */
interface Share {
  readonly from: number
  readonly to: number
}

/** Fills each page with as many strips as fit; the gap between blocks never begins one. */
function sharesOf(strips: readonly Strip[], first: Column, later: Column): readonly Share[] {
  const shares: Share[] = []
  for (let from = 0; from < strips.length; ) {
    const column = shares.length === 0 ? first : later
    // Too little room for even the first block: the page stays unchanged.
    const none = shares.length === 0 && column.top + blockHeight(strips, from) > column.bottom
    const to = none ? from : fitting(strips, from, column)
    shares.push({ from, to })
    from = to
    while (strips[from]?.blank) from += 1
  }
  return shares
}

const onPage = (strips: readonly Strip[], { from, to }: Share): readonly Strip[] => {
  const page = strips.slice(from, to)
  return [...(page[0]?.again ? [page[0].again] : []), ...page]
}

/** Where the strips of a page end. */
const endOf = (strips: readonly Strip[], share: Share, column: Column): number =>
  column.top + onPage(strips, share).reduce((sum, { height }) => sum + height, 0)

/**
 * Redistributes strips so that the last page reaches `least`, taking as few as possible from the page before; null if impossible.
 */
function evened(strips: readonly Strip[], shares: readonly Share[], room: Room): readonly Share[] | null {
  const [before, last] = shares.slice(-2)
  if (!before || !last) return null
  const column = shares.length === 2 ? room.first : room.later
  for (let at = last.from - 1; at >= before.from; at--) {
    const [kept, moved] = [
      { from: before.from, to: at },
      { from: at, to: last.to },
    ]
    if (strips[at]?.blank || (at > before.from && strips[at - 1]?.heads)) continue
    if (endOf(strips, kept, column) < room.least) return null
    const end = endOf(strips, moved, room.later)
    if (end >= room.least) return end <= room.later.bottom ? [...shares.slice(0, -2), kept, moved] : null
  }
  return null
}

/** The last two pages with unbroken strips replaced by their parts. */
function inParts(
  strips: readonly Strip[],
  shares: readonly Share[],
): { readonly strips: readonly Strip[]; readonly shares: readonly Share[] } {
  const [before, last] = shares.slice(-2)
  if (!before || !last) return { strips, shares }
  const partsOf = (from: number, to: number): readonly Strip[] => strips.slice(from, to).flatMap(strip => strip.parts ?? [strip])
  const at = (index: number): number => before.from + partsOf(before.from, index).length
  const [kept, moved] = [
    { from: before.from, to: at(before.to) },
    { from: at(last.from), to: at(last.to) },
  ]
  return {
    strips: [...strips.slice(0, before.from), ...partsOf(before.from, last.to)],
    shares: [...shares.slice(0, -2), kept, moved],
  }
}

interface Room {
  readonly first: Column
  readonly later: Column
  /** How far down the last of several pages should reach; 0 for no minimum. */
  readonly least: number
}

/**
 * Strips stacked over as many pages as they need: the first has the room `first`, each later one `later`. A last page that ends
 * above `least` takes strips from the end of the page before.
 */
export function flowed(strips: readonly Strip[], first: Column, later: Column, least = 0): readonly (readonly Mark[])[] {
  const room: Room = { first, later, least }
  const drawn = (all: readonly Strip[], shares: readonly Share[]) =>
    shares.map((share, i) => stacked(onPage(all, share), (i === 0 ? first : later).top))
  const shares = sharesOf(strips, first, later)
  const last = shares.at(-1)
  if (!last || shares.length < 2 || endOf(strips, last, later) >= least) return drawn(strips, shares)
  const even = evened(strips, shares, room)
  if (even) return drawn(strips, even)
  const parts = inParts(strips, shares)
  const broken = evened(parts.strips, parts.shares, room)
  return broken ? drawn(parts.strips, broken) : drawn(strips, shares)
}
