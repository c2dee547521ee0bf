/** How rows or cards of one height stand in a scrolling list; all lengths in px. */
export interface ListLayout {
  /** Cases side by side: 1 in a table. */
  readonly across: number
  readonly rowHeight: number
  /** Space above the first row. */
  readonly headHeight: number
}

export const layoutOf = ({ cards, small, across }: { cards: boolean; small: boolean; across: number }): ListLayout => {
  if (cards) return { across, rowHeight: small ? 242 : 264, headHeight: 12 }
  return small ? { across, rowHeight: 76, headHeight: 0 } : { across, rowHeight: 48, headHeight: 42 }
}

/** Distance of a case from the top of all rows. */
export const topOf = (index: number, { across, rowHeight }: ListLayout): number => Math.floor(index / across) * rowHeight

/** Height of all rows and the space above them. */
export const heightOf = (count: number, { across, rowHeight, headHeight }: ListLayout): number =>
  Math.ceil(count / across) * rowHeight + headHeight

/** The scroll position, as near as possible to the present one, that shows a case whole. */
export const revealing = (
  index: number,
  { scrollTop, clientHeight }: { readonly scrollTop: number; readonly clientHeight: number },
  layout: ListLayout,
): number => {
  const top = topOf(index, layout)
  return Math.min(top, Math.max(scrollTop, top + layout.rowHeight + layout.headHeight - clientHeight))
}

/** The cases from `first` up to `last`, of those that there are. */
export const indicesIn = (first: number, last: number, count: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(count, last) - first) }, (_, i) => first + i)

export const cardPlace = (index: number, layout: ListLayout) => ({
  top: topOf(index, layout),
  left: `${((index % layout.across) * 100) / layout.across}%`,
  width: `${100 / layout.across}%`,
  height: layout.rowHeight,
})
