interface CompareActs {
  readonly step: (by: 1 | -1) => void
  readonly link: () => void
  readonly lay: () => void
}

/** The effect of a key where two records are side by side, besides zoom and pan; undefined for any other key. */
export const compareKey = (key: string, { step, link, lay }: CompareActs): (() => void) | undefined =>
  ({ ArrowUp: () => step(-1), ArrowDown: () => step(1), l: link, b: lay })[key]
