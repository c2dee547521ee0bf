interface CompareActs {
  readonly step: (by: 1 | -1) => void
  readonly link: () => void
  readonly lay: () => void
}

/** What a key does where two records lie side by side, besides zooming and moving them; undefined for any other key. */
export const compareKey = (key: string, { step, link, lay }: CompareActs): (() => void) | undefined =>
  ({ ArrowUp: () => step(-1), ArrowDown: () => step(1), l: link, b: lay })[key]
