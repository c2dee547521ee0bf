/** Prints one figure as `bench NAME VALUE UNIT`. */
export const figure = (name: string, value: number, unit: string): void => {
  console.log(`bench ${name} ${Number(value.toPrecision(4))} ${unit}`)
}

/** The value below which a share of the sorted samples lies (nearest rank). */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN
}

/** Times a call a number of times after some that do not count; milliseconds each. */
export const timed = async (runs: number, call: () => unknown, warmUp = 5): Promise<readonly number[]> => {
  for (let run = 0; run < warmUp; run++) await call()
  const samples: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await call()
    samples.push(performance.now() - start)
  }
  return samples
}

export const spread = (name: string, samples: readonly number[], parts: readonly ('p50' | 'p95' | 'max')[]): void => {
  const shares = { p50: 0.5, p95: 0.95, max: 1 }
  for (const part of parts) figure(`${name}.${part}`, percentile(samples, shares[part]), 'ms')
}
