type Rgb = readonly [number, number, number]

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB. */
const sight = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const

export const sights = Object.keys(sight) as readonly (keyof typeof sight)[]

const linear = (hex: string): Rgb => {
  const part = (i: number): number => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

const times = (m: readonly Rgb[], v: Rgb): Rgb => m.map(r => r[0] * v[0] + r[1] * v[1] + r[2] * v[2]) as unknown as Rgb

const lab = (rgb: Rgb): Rgb => {
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    rgb,
  )
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const seen = (hex: string, by: keyof typeof sight): Rgb =>
  lab(times(sight[by], linear(hex)).map(c => Math.min(1, Math.max(0, c))) as unknown as Rgb)

/** CIE76 difference of two colours for one kind of colour vision. */
export const difference = (a: string, b: string, by: keyof typeof sight): number => {
  const [p, q] = [seen(a, by), seen(b, by)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio of two colours. */
export const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}
