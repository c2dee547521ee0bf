/** Two readings of one film, in the item's unit. A film that lacks one is no pair. */
export type Pair = readonly [first: number, second: number]

/** From the lower to the upper end, 95 %. */
export type Interval = readonly [low: number, high: number]
