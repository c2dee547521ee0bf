import fc from 'fast-check'

const steps = 1_000_000

/**
 * Any number between two ends, each part of the way as likely: what a law of lengths, angles or ratios asks of. fast-check's `double` takes
 * every representable number as likely, so that across 0 nine of ten are smaller than any film can tell, and the law is asked of nothing.
 */
export const evenly = (least: number, greatest: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: steps }).map(step => least + (step / steps) * (greatest - least))
