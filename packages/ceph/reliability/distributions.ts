/** Logarithm of the gamma function for x > 0 (Lanczos, g = 7): relative error below 1e-14. */
function logGamma(x: number): number {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905, -0.13857109526572012,
    9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const t = x + 6.5
  const sum = terms.reduce((all, term, i) => all + term / (x + i), 0.9999999999998099)
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

const TINY = 1e-300
const EXACT = 1e-16

/** A continued fraction by Lentz's method: `term(i)` gives its i-th numerator and denominator, from 1 on. */
function fraction(first: number, term: (i: number) => readonly [number, number]): number {
  let value = first || TINY
  let [c, d] = [value, 0]
  for (let i = 1; i < 2000; i += 1) {
    const [a, b] = term(i)
    d = 1 / (b + a * d || TINY)
    c = b + a / c || TINY
    value *= c * d
    if (Math.abs(c * d - 1) < EXACT) break
  }
  return value
}

/** The regularised incomplete beta function I_x(a, b), 0 to 1. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a) - logGamma(b))
  const value = fraction(1, i => {
    const m = Math.floor(i / 2)
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    return [i % 2 === 0 ? even : odd, 1]
  })
  return front / (a * value)
}

/** The regularised lower incomplete gamma function P(a, x), 0 to 1. */
function incompleteGamma(a: number, x: number): number {
  if (x <= 0) return 0
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x >= a + 1) return 1 - front / fraction(x + 1 - a, i => [-i * (i - a), x + 2 * i + 1 - a])
  let [term, sum] = [1 / a, 1 / a]
  for (let i = 1; i < 2000 && term > sum * EXACT; i += 1) {
    term *= x / (a + i)
    sum += term
  }
  return front * sum
}

/** The x at which an increasing function of x >= 0 reaches p, by bisection to machine precision. */
function inverse(p: number, at: (x: number) => number): number {
  let high = 1
  while (at(high) < p && high < 1e300) high *= 2
  let low = 0
  for (let i = 0; i < 200 && low < high; i += 1) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (at(middle) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Two-sided tail probability of Student's t beyond |t|, with `df` degrees of freedom. */
export const twoSidedT = (t: number, df: number): number => incompleteBeta(df / (df + t * t), df / 2, 0.5)

/** The quantile of Student's distribution at `p` (over 0.5). */
export const quantileT = (p: number, df: number): number => inverse(p, t => 1 - twoSidedT(t, df) / 2)

/** The quantile of the chi-square distribution at `p`. */
export const quantileChiSquare = (p: number, df: number): number => inverse(p, x => incompleteGamma(df / 2, x / 2))

/** The quantile of the F distribution at `p`; the degrees of freedom need not be integers. */
export const quantileF = (p: number, df1: number, df2: number): number =>
  inverse(p, f => incompleteBeta((df1 * f) / (df1 * f + df2), df1 / 2, df2 / 2))
