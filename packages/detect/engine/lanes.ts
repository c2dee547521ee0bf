/** A part of the rows of one reading, `from` inclusive, `to` exclusive. */
export interface Batch {
  readonly from: number
  readonly to: number
}

/**
 * Rows in batches of at most `limit`, as many batches as keep all lanes busy to the end: 19 rows by two lanes, seven at most, are
 * 5, 5, 5 and 4.
 */
export function batchesOf(rows: number, limit: number, lanes: number): readonly Batch[] {
  const rounds = Math.ceil(rows / (limit * lanes))
  const size = Math.max(1, Math.ceil(rows / (rounds * lanes)))
  return Array.from({ length: Math.ceil(rows / size) }, (_, i) => ({ from: i * size, to: Math.min(rows, (i + 1) * size) }))
}

/** Runs a job for each item, at most `lanes` at a time. Rejects with the first fault, once no lane runs any more. */
export async function inLanes<Item>(items: readonly Item[], lanes: number, job: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const lane = async (): Promise<void> => {
    for (const item of waiting) await job(item)
  }
  const ends = await Promise.allSettled(Array.from({ length: Math.min(lanes, items.length) }, lane))
  const fault = ends.find(end => end.status === 'rejected')
  if (fault) throw fault.reason
}
