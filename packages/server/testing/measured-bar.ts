import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** 20 pixels a millimetre. */
const dpi = 508
const perMm = dpi / 25.4

interface Raster {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

/** A binary grey map of 8 bits, as poppler writes it. */
const rasterOf = (file: Buffer): Raster => {
  const [head = ''] = /^P5\s+\d+\s+\d+\s+255\s/.exec(file.subarray(0, 64).toString('latin1')) ?? []
  const [, width = 0, height = 0] = head.split(/\s+/).map(Number)
  return { width, height, pixels: file.subarray(head.length) }
}

/** The longest dark run of a row, its width measured to a part of a pixel by how dark its ends are. */
const longestRun = ({ width, pixels }: Raster, row: number): number => {
  const at = row * width
  let [longest, since] = [0, -1]
  for (let x = 0; x <= width; x += 1) {
    const dark = x < width && (pixels[at + x] ?? 255) < 128
    if (dark && since < 0) since = x
    if (!dark && since >= 0) {
      longest = Math.max(longest, x - since)
      since = -1
    }
  }
  return longest
}

/** At least so thick is a bar: no rule of a page is. */
const leastThick = Math.floor(1.2 * perMm)

/** The thickest solid bar of a page, mm; null where there is none. Rules and letters are thinner than a bar. */
const barIn = (raster: Raster): number | null => {
  let [run, rows] = [0, 0]
  for (let y = 0; y < raster.height; y += 1) {
    const length = longestRun(raster, y)
    rows = Math.abs(length - run) <= 1 && length > 30 * perMm ? rows + 1 : 1
    run = length
    if (rows >= leastThick) return run / perMm
  }
  return null
}

/** The black bar of every page of a PDF, mm, found in the page as poppler paints it. */
export const measuredBars = (pdf: Buffer): readonly (number | null)[] => {
  const folder = mkdtempSync(join(tmpdir(), 'sella-bar-'))
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf)
    execFileSync('pdftoppm', ['-r', String(dpi), '-gray', join(folder, 'a.pdf'), join(folder, 'p')])
    const pages = readdirSync(folder).filter(name => name.endsWith('.pgm'))
    return pages.sort().map(name => barIn(rasterOf(readFileSync(join(folder, name)))))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
