import type { Plates } from './plates'
import { type AttenuationMap, boxBlur } from './sheet'
import { bandNoise } from './texture'

/**
 * Grey level (0 to 255) of the scanned film as a function of attenuation: dark toe for the open beam, shoulder for dense bone.
 */
const grey = (attenuation: number): number => 5 + 244 * (1 - Math.exp(-((Math.max(0, attenuation) / 2.5) ** 2)))

/** Tabulates a function over 0 to `to`, with linear interpolation. */
const tabled = (f: (v: number) => number, to: number, cells: number): ((v: number) => number) => {
  const table = Float32Array.from({ length: cells + 2 }, (_, i) => f((i / cells) * to))
  const scale = cells / to
  return v => {
    const t = v <= 0 ? 0 : v >= to ? cells : v * scale
    const i = t | 0
    return (table[i] as number) + ((table[i + 1] as number) - (table[i] as number)) * (t - i)
  }
}

/** exp(-v) up to 12, and -ln(v) up to 1: both within 0.01 of attenuation in the range to which the film responds. */
const passed = tabled(v => Math.exp(-v), 12, 4096)
const lost = tabled(v => -Math.log(Math.max(1e-3, v)), 1, 16384)
const shade = tabled(grey, 8, 4096)

/** Reads a row of a sheet at film mm, with linear interpolation. */
const sampleRow = (sheet: AttenuationMap, y: number, width: number, mm: number, out: Float32Array): void => {
  const fy = Math.max(0, Math.min(sheet.height - 1.001, y / sheet.mm - 0.5))
  const iy = Math.floor(fy)
  const [a, b, w] = [iy * sheet.width, (iy + 1) * sheet.width, fy - iy]
  for (let x = 0; x < width; x++) {
    const fx = Math.max(0, Math.min(sheet.width - 1.001, ((x + 0.5) * mm) / sheet.mm - 0.5))
    const ix = Math.floor(fx)
    const u = fx - ix
    const upper = (sheet.data[a + ix] as number) * (1 - u) + (sheet.data[a + ix + 1] as number) * u
    const lower = (sheet.data[b + ix] as number) * (1 - u) + (sheet.data[b + ix + 1] as number) * u
    out[x] = (out[x] as number) + upper * (1 - w) + lower * w
  }
}

/** The scattered part of the beam: the picture blurred over two centimetres, in units of the open beam. */
const scatterOf = (plates: Plates): AttenuationMap => {
  const { soft, mid, fine } = plates
  const data = new Float32Array(soft.data.length)
  const row = new Float32Array(soft.width)
  for (let y = 0; y < soft.height; y++) {
    row.fill(0)
    for (const sheet of [soft, mid, fine]) sampleRow(sheet, (y + 0.5) * soft.mm, soft.width, soft.mm, row)
    for (let x = 0; x < soft.width; x++) data[y * soft.width + x] = Math.exp(-Math.max(0, row[x] as number))
  }
  const sheet: AttenuationMap = { ...soft, data }
  for (let i = 0; i < 2; i++) boxBlur(sheet, Math.round(9 / soft.mm))
  return sheet
}

/**
 * Non-uniformity of the beam over the field (u, v from -0.5 to 0.5): the corners, and a wedge in front of the face that keeps the
 * skin visible.
 */
const beamLoss = (u: number, v: number): number =>
  0.3 * (u * u + v * v) + 0.42 * Math.max(0, Math.min(1, (u + 0.12) * 3)) + 1.6 * Math.max(0, u - 0.25) ** 1.5

/**
 * Develops the sheets into grey pixels: scatter, beam non-uniformity, quantum noise and grain, characteristic curve, collimator.
 */
export const develop = (plates: Plates, seed: number): Uint8Array => {
  const { width, height, mm } = plates.fine
  const pixels = new Uint8Array(width * height)
  const unsharp = Math.round(0.13 / mm)
  if (unsharp > 0) boxBlur(plates.fine, unsharp)
  const scatter = scatterOf(plates)
  const grain = bandNoise(seed + 37, 1, 0)
  const quantum = bandNoise(seed + 41, 0, 0)
  const [row, haze] = [new Float32Array(width), new Float32Array(width)]
  const [fieldW, fieldH] = [width * mm, height * mm]
  for (let y = 0; y < height; y++) {
    row.set(plates.fine.data.subarray(y * width, (y + 1) * width))
    haze.fill(0)
    for (const sheet of [plates.soft, plates.mid]) sampleRow(sheet, (y + 0.5) * mm, width, mm, row)
    sampleRow(scatter, (y + 0.5) * mm, width, mm, haze)
    const v = ((y + 0.5) * mm) / fieldH - 0.5
    const g = (y & 511) * 512
    const q = (Math.imul(y + 1, 0x9e3779b1) >>> 14) & 262143
    for (let x = 0; x < width; x++) {
      const u = ((x + 0.5) * mm) / fieldW - 0.5
      const direct = passed(row[x] as number)
      const a = lost(0.86 * direct + 0.1 * (haze[x] as number) + 0.012) + beamLoss(u, v)
      const edge = Math.min(x, width - 1 - x, y, height - 1 - y) * mm
      const open = edge < 2.2 ? 0 : Math.min(1, (edge - 2.2) / 0.5)
      const base = open * shade(a) + (1 - open) * 236
      const noise = 2.1 * (grain.data[g + (x & 511)] as number) + 1.5 * (quantum.data[(q + x) & 262143] as number)
      pixels[y * width + x] = Math.max(0, Math.min(255, base + noise * open * (0.55 + 0.45 * (1 - base / 255)) + 0.5))
    }
  }
  return pixels
}
