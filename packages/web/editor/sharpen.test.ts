import { expect, it } from 'vitest'
import { type FilmPixels, greyFor } from './film-pixels'
import { sharpened } from './sharpen'

const edge = (low: number, high: number) => ({
  width: 16,
  height: 8,
  values: Uint8Array.from({ length: 128 }, (_, i) => (i % 16 < 8 ? low : high)),
})

it('an even film stays as it is, to its corners', () => {
  for (const grey of [0, 90, 255]) expect(new Set(sharpened(edge(grey, grey)).values)).toEqual(new Set([grey]))
})

it('the two sides of an edge move apart, and nothing away from it', () => {
  const { values } = sharpened(edge(100, 140))
  expect([...values.slice(0, 6)]).toEqual([100, 100, 100, 100, 100, 100])
  expect(values[7]).toBeLessThan(100)
  expect(values[8]).toBeGreaterThan(140)
})

it('greys end at black and white instead of turning over', () => {
  const { values } = sharpened(edge(0, 255))
  expect([Math.min(...values), Math.max(...values), values[7], values[8]]).toEqual([0, 255, 0, 255])
})

it('what is looked at is made anew from the film, which is never changed itself', () => {
  const grey = edge(100, 140)
  const film: FilmPixels = { width: 16, height: 8, levels: [grey] }
  const looked = greyFor(film, 0, { local: false, sharpen: true })
  expect(looked).not.toBe(grey)
  expect([...grey.values.slice(6, 10)]).toEqual([100, 100, 140, 140])
  expect(greyFor(film, 0, { local: false, sharpen: true })).toBe(looked)
  expect(greyFor(film, 0, { local: false, sharpen: false })).toBe(grey)
  expect(greyFor(film, 0, { local: true, sharpen: true })).not.toBe(looked)
})
