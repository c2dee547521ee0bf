import { expect, test } from 'vitest'
import { lineKind } from './record-lines'

const ten = Array.from({ length: 10 }, (_, n) => lineKind(n))

test('ten records differ by their lines alone, after which the lines repeat', () => {
  expect(new Set(ten.map(({ width, dash }) => `${width}:${dash ?? ''}`)).size).toBe(10)
  expect(lineKind(10)).toEqual(lineKind(0))
  expect(lineKind(27)).toEqual(lineKind(7))
})

test('the first records are a thin line, long dashes, dots and a thick line', () => {
  const [thin, dashes, dots, thick] = ten
  expect(thin).toEqual({ width: 1 })
  expect(dashes?.dash?.[0]).toBeGreaterThan(2 * (dashes?.dash?.[1] ?? 0))
  expect(dots?.dash?.[0]).toBeLessThan(2)
  expect(thick).toEqual({ width: 2.4 })
})

test('every dash is broken by gaps that can be seen on paper', () => {
  for (const { width, dash } of ten) {
    expect(width).toBeGreaterThanOrEqual(1)
    if (!dash) continue
    expect(dash.length % 2).toBe(0)
    expect(dash.length).toBeGreaterThan(0)
    expect(dash.filter((_, i) => i % 2 === 1).every(gap => gap >= 2)).toBe(true)
  }
})
