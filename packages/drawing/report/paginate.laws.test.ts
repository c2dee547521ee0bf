import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paginate } from './paginate'

describe('the pages of a table', () => {
  it('hold 15 rows, then 28', () => {
    expect(paginate(Array(15 + 28 + 28).fill(0)).map(page => page.rows.length)).toEqual([15, 28, 28])
    expect(paginate(Array(15 + 28 + 28 + 1).fill(0))).toHaveLength(4)
  })

  it('lose no row, repeat none and keep their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 200 }), rows => {
        expect(paginate(rows).flatMap(page => page.rows)).toEqual(rows)
      }),
    )
  })

  it('never hold more than they may, and only the last is marked done', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 200 }), rows => {
        const pages = paginate(rows)
        pages.forEach((page, i) => {
          expect(page.rows.length).toBeLessThanOrEqual(i === 0 ? 15 : 28)
          expect(page.mark).toBe(i === pages.length - 1 ? 'done' : 'new page')
        })
      }),
    )
  })

  it('leave no row or two alone on a last page', () => {
    for (let count = 16; count < 120; count++) {
      const last = paginate(Array.from({ length: count }, (_, i) => i)).at(-1)
      expect([count, (last?.rows.length ?? 0) >= 3]).toEqual([count, true])
    }
  })

  it('share what the first page does not hold evenly: 45 items end on 15 rows', () => {
    const rowsOf = (count: number) => paginate(Array.from({ length: count }, (_, i) => i)).map(page => page.rows.length)
    expect(rowsOf(45)).toEqual([15, 15, 15])
    for (let count = 18; count < 160; count++) {
      const further = rowsOf(count).slice(1)
      expect([count, Math.max(...further) - Math.min(...further) <= further.length]).toEqual([count, true])
    }
  })

  it('are one page, done, for an analysis without rows', () => {
    expect(paginate([])).toEqual([{ rows: [], mark: 'done' }])
  })

  it('put the 30 items of Jarabak on two pages', () => {
    expect(paginate(Array.from({ length: 30 }, (_, i) => i)).map(page => page.rows.length)).toEqual([15, 15])
  })
})
