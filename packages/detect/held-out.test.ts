import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Detection, Detector, GreyPicture } from './detector'
import { openDetector } from './onnx-node'
import { shippedCard } from './testing/shipped-card'

const data = process.env.SELLA_DATA_DIR ?? fileURLToPath(new URL('../../../shared/data', import.meta.url))
const here = existsSync(join(data, 'ceph/isbi/reader1.csv'))
if (!here) console.warn(`held-out films: skipped, no films in ${data} (SELLA_DATA_DIR names the folder)`)

const sources = [
  { source: 'isbi', mmPerPixel: 0.1 },
  { source: 'hamedan', mmPerPixel: 0.127 },
] as const

type Places = Readonly<Record<string, readonly [number, number]>>

function reader(source: string, which: 1 | 2): ReadonlyMap<string, Places> {
  const [head, ...rows] = readFileSync(join(data, 'ceph', source, `reader${which}.csv`), 'utf8')
    .trim()
    .split(/\r?\n/)
  const names = (head as string)
    .split(',')
    .slice(1)
    .map(column => column.slice(0, -2))
  return new Map(
    rows.map(row => {
      const [image, ...numbers] = row.split(',')
      const places = names
        .filter((_, i) => i % 2 === 0)
        .map((name, k) => [name, [Number(numbers[2 * k]), Number(numbers[2 * k + 1])]])
      return [image as string, Object.fromEntries(places)]
    }),
  )
}

async function grey(image: Sharp): Promise<GreyPicture> {
  const { data: pixels, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels }
}

/** Landmarks of the ISBI films for which the second reader's definition is followed (FOLLOWED in training/data.py). */
const second: readonly string[] = ['Or', 'B', 'SoftTissuePog']

/** Position of each point according to the readers of a film: their mean, or the reader whose definition is followed. */
function truthOf(source: string, name: string): Places {
  const [first, other] = ([1, 2] as const).map(which => reader(source, which).get(name) as Places) as [Places, Places]
  return Object.fromEntries(
    Object.entries(other).map(([landmark, b]) => {
      const a = source === 'isbi' && second.includes(landmark) ? b : (first[landmark] as readonly [number, number])
      return [landmark, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]]
    }),
  )
}

/** Distances in mm between a detection and the true points; `width` is given for a mirrored film. */
function errors(detection: Detection, truth: Places, mm: number, width?: number): readonly number[] {
  return Object.entries(truth).map(([name, [x, y]]) => {
    const point = detection.landmarks[name]
    if (!point) throw new Error(`${name} is missing`)
    return mm * Math.hypot((width ? width - 1 - point.x : point.x) - x, point.y - y)
  })
}

const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length

describe.skipIf(!here)('the shipped weights on held-out films', () => {
  let detector: Detector
  beforeAll(async () => {
    detector = await openDetector()
  })

  for (const { source, mmPerPixel } of sources) {
    test(`three ${source} films are read with a mean error below 1.3 mm`, async () => {
      const all: number[] = []
      for (const name of shippedCard.figures[source].heldOut.slice(0, 3)) {
        const detection = await detector.detect(await grey(sharp(join(data, 'ceph', source, name))))
        expect(detection.checks).toEqual({ isCeph: true, mirrored: false, inverted: false, rotated: 0 })
        all.push(...errors(detection, truthOf(source, name), mmPerPixel))
      }
      expect(mean(all)).toBeLessThan(1.3)
    })
  }

  test('the further points lie where they were read by eye on films that taught them nothing', async () => {
    const rows = readFileSync(new URL('../../training/readings/t1.csv', import.meta.url), 'utf8')
      .trim()
      .split(/\r?\n/)
    const off: Record<string, number[]> = { teeth: [], profile: [], neck: [] }
    for (const [film, mm] of [
      ['isbi/245.jpg', 0.1],
      ['hamedan/041.jpg', 0.127],
    ] as const) {
      const detection = await detector.detect(await grey(sharp(join(data, 'ceph', film))))
      for (const row of rows) {
        const [, of, region, name, x, y] = row.split(',')
        const point = detection.landmarks[name as string]
        if (of === film && point) off[region as string]?.push(mm * Math.hypot(point.x - Number(x), point.y - Number(y)))
      }
      expect(detection.landmarks.U6Mesial?.origin).toBe('detected')
    }
    for (const [region, limit] of [
      ['teeth', 2.5],
      ['profile', 2],
      ['neck', 1.5],
    ] as const)
      expect([region, mean(off[region] ?? []) < limit]).toEqual([region, true])
  })

  test('a mirrored negative is recognised and read as well, in its own pixels', async () => {
    const name = shippedCard.figures.isbi.heldOut[0]
    const picture = await grey(
      sharp(join(data, 'ceph/isbi', name))
        .flop()
        .negate(),
    )
    const detection = await detector.detect(picture)
    expect(detection.checks).toEqual({ isCeph: true, mirrored: true, inverted: true, rotated: 0 })
    expect(mean(errors(detection, truthOf('isbi', name), 0.1, picture.width))).toBeLessThan(1.5)
  })

  test('an intraoral photograph is no cephalogram', async () => {
    const detection = await detector.detect(await grey(sharp(join(data, 'samples/photos/intraoral-front.jpg'))))
    expect(detection.checks.isCeph).toBe(false)
    expect(detection.landmarks).toEqual({})
  })
})

test('weights that are not those of the card are refused', async () => {
  const { cp, mkdtemp, writeFile } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const folder = await mkdtemp(join(tmpdir(), 'models-'))
  await cp(fileURLToPath(new URL('./models', import.meta.url)), folder, { recursive: true })
  await writeFile(join(folder, shippedCard.files.fine.file), 'other')
  await expect(openDetector({ folder })).rejects.toThrow('not the file its model card describes')
})
