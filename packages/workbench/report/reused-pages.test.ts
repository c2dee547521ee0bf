import type { Mark, Scene } from '@sella/drawing/scene/scene'
import { expect, it } from 'vitest'
import { pageNames, reusedPages } from './reused-pages'

const dot = (x: number): Mark => ({ mark: 'dot', at: { x, y: 0 }, radius: 1, fill: '#000' })

interface Page extends Scene {
  readonly parts: readonly string[]
  readonly lang?: string
}

const page = (xs: readonly number[], part = 'analysis'): Page => ({
  ...{ width: 100, height: 100, pixel: 1, parts: [part] },
  layers: [
    { id: 'body', marks: xs.map(dot) },
    { id: 'foot', marks: [dot(0)] },
  ],
})

it('a page drawn alike is the page before, though it was made anew', () => {
  const before = [page([1, 2]), page([3])]
  const after = reusedPages(before, [page([1, 2]), page([3])])
  expect(after[0]).toBe(before[0])
  expect(after[1]).toBe(before[1])
})

it('of a page that changed only the changed marks are new; the others and their layers stay', () => {
  const before = [page([1, 2]), page([3])]
  const [first, second] = reusedPages(before, [page([1, 9]), page([3])])
  expect(first).not.toBe(before[0])
  expect(first?.layers[0]?.marks[0]).toBe(before[0]?.layers[0]?.marks[0])
  expect(first?.layers[0]?.marks[1]).toEqual(dot(9))
  expect(first?.layers[1]).toBe(before[0]?.layers[1])
  expect(second).toBe(before[1])
})

it('a page of another section is another page, even if it is drawn alike', () => {
  const [only] = reusedPages([page([1])], [page([1], 'growth')])
  expect(only?.parts).toEqual(['growth'])
})

it('pages that came or went leave no page behind', () => {
  expect(reusedPages([page([1])], [page([1]), page([2])])).toHaveLength(2)
  expect(reusedPages([page([1]), page([2])], [page([1])])).toHaveLength(1)
  const [fewer] = reusedPages([page([1])], [{ ...page([1]), layers: [] }])
  expect(fewer?.layers).toEqual([])
})

it('a page that others left, joined or passed is still the page before', () => {
  const [cover, film, next, values] = [page([0], 'cover'), page([1]), page([2]), page([3], 'values')]
  const anew = (pages: readonly Page[]) => pages.map(({ parts, layers }) => ({ ...page([], parts[0]), layers }))
  const before = [cover, film, next, values]
  expect(reusedPages(before, anew([film, next, values]))).toEqual([film, next, values])
  for (const [i, kept] of reusedPages(before, anew([film, next, values])).entries()) expect(kept).toBe(before[i + 1])
  for (const [i, kept] of reusedPages(before, anew([values, film, next])).entries()) expect(kept).toBe([values, film, next][i])
})

it('pages are named apart, in letters an address may hold', () => {
  const names = pageNames([page([1], 'cover'), page([1]), page([2]), { ...page([1]), lang: 'en' }, { ...page([1]), parts: [] }])
  expect(new Set(names).size).toBe(5)
  for (const name of names) expect(name).toMatch(/^[\w-]+$/)
})
