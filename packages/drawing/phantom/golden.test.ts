import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makePhantom, type PhantomOptions, phantomTruth } from './phantom'
import { demoPhoto, demoPhotoKinds } from './photo'

const faces: readonly (readonly [string, Omit<PhantomOptions, 'seed'>])[] = [
  ['class I, average, 20 years', {}],
  ['class II, high, 12 years', { skeletalClass: 'II', vertical: 'high', ageYears: 12 }],
  ['class III, low, 7 years, facing left', { skeletalClass: 'III', vertical: 'low', ageYears: 7, mirror: true }],
  ['class I, on a small field', { mmPerPixel: 190 / 400 }],
]

const cell = 10

/** Mean grey of each square of ten pixels, row by row. */
const greysOf = ({ pixels, width, height }: ReturnType<typeof makePhantom>): readonly (readonly number[])[] =>
  Array.from({ length: Math.floor(height / cell) }, (_, row) =>
    Array.from({ length: Math.floor(width / cell) }, (_, column) => {
      let sum = 0
      for (let y = 0; y < cell; y++)
        for (let x = 0; x < cell; x++) sum += pixels[(row * cell + y) * width + column * cell + x] ?? 0
      return Math.round(sum / cell / cell)
    }),
  )

describe('the synthetic film, as it was when somebody last looked at it', () => {
  it('has its landmarks where they were, in millimetres', async () => {
    const lines = faces.flatMap(([name, options], i) => {
      const { landmarks, mmPerPixel, ruler } = phantomTruth({ seed: 11 + i, width: 400, ...options })
      const at = ({ x, y }: { x: number; y: number }) => `${(x * mmPerPixel).toFixed(2)} ${(y * mmPerPixel).toFixed(2)}`
      return [
        name,
        `ruler ${ruler.ends.map(at).join(' – ')}`,
        ...Object.entries(landmarks).map(([mark, p]) => `${mark} ${at(p)}`),
      ]
    })
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/phantom/landmarks.txt')
  })

  // Two hexadecimal digits a square; a level more or less is the arithmetic of another machine.
  it('has the greys it had, on squares of ten pixels', () => {
    const greys = greysOf(makePhantom({ seed: 3, width: 400, skeletalClass: 'II', mirror: true }))
    const written = greys.map(row => row.map(grey => grey.toString(16).padStart(2, '0')).join('')).join('\n')
    const golden = readFileSync(new URL('../golden/phantom/greys.txt', import.meta.url), 'utf8').trim()
    const before = golden.split('\n').map(line => line.match(/../g)?.map(hex => Number.parseInt(hex, 16)) ?? [])
    const worst = Math.max(
      ...greys.flatMap((row, y) => row.map((grey, x) => Math.abs(grey - (before[y]?.[x] ?? Number.POSITIVE_INFINITY)))),
    )
    expect([greys.length, greys[0]?.length]).toEqual([49, 40])
    expect(worst, written).toBeLessThanOrEqual(1)
  })
})

describe('the demonstration pictures, as they were when somebody last looked at them', () => {
  it.each(demoPhotoKinds)('%s', async kind => {
    const lines = `${demoPhoto(kind, { seed: 4, skeletalClass: 'II' }).replaceAll('><', '>\n<')}\n`
    await expect(lines).toMatchFileSnapshot(`../golden/phantom/${kind}.svg`)
  })

  it('have the lower teeth in front of the upper ones in a reversed bite alone', () => {
    // What is drawn later lies in front; the neck of an upper crown is in the upper half of the picture.
    for (const kind of ['Front_Intraoral', 'Right_Intraoral'] as const)
      for (const skeletalClass of ['II', 'III'] as const) {
        const crowns = demoPhoto(kind, { seed: 4, skeletalClass }).match(/<path[^>]*enamel[^>]*>/g) ?? []
        const necks = crowns.map(crown => Number(crown.match(/M\S+ ([\d.]+)/)?.[1]))
        expect([kind, skeletalClass, (necks.at(-1) ?? 0) > 350]).toEqual([kind, skeletalClass, skeletalClass === 'III'])
        expect((necks[0] ?? 0) > 350).toBe(skeletalClass === 'II')
      }
  })
})
