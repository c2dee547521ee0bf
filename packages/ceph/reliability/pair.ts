/** Two readings of one film, in the item's unit. A film that lacks one of them forms no pair. */
export type Pair = readonly [first: number, second: number]

/** Lower and upper limit, 95 %. */
export type Interval = readonly [low: number, high: number]
