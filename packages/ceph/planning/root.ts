/**
 * The zero of a continuous function between `low` and `high`, by regula falsi (Illinois); null if both ends have the same sign or
 * the function is not finite where it is evaluated.
 */
export function rootBetween(f: (x: number) => number, low: number, high: number, within = 1e-9): number | null {
  let [a, b] = [low, high]
  let [fa, fb] = [f(a), f(b)]
  if (fa === 0) return a
  if (fb === 0) return b
  if (!Number.isFinite(fa) || !Number.isFinite(fb) || fa > 0 === fb > 0) return null
  for (let step = 0; step < 100; step++) {
    const x = (fa * b - fb * a) / (fa - fb)
    const fx = f(x)
    if (!Number.isFinite(fx)) return null
    if (Math.abs(fx) < within || Math.abs(b - a) < within) return x
    if (fx > 0 === fb > 0) fa /= 2
    else [a, fa] = [b, fb]
    ;[b, fb] = [x, fx]
  }
  return b
}
