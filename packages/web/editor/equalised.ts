const limit = 2.5

/** The cumulative sum of a histogram whose peaks are clipped and redistributed, as greys 0 to 255. */
export const equalised = (counts: Float32Array): Float32Array => {
  const total = counts.reduce((sum, n) => sum + n, 0)
  const ceiling = (limit * total) / 256
  const cut = counts.reduce((sum, n) => sum + Math.max(0, n - ceiling), 0)
  const share = cut / 256
  let sum = 0
  return counts.map(n => {
    sum += Math.min(n, ceiling) + share
    return total === 0 ? 0 : (255 * sum) / total
  })
}
