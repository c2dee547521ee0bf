import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filmOrder, seedCount } from './film-order'

const films = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 60 })
const seed = fc.integer({ min: 0, max: seedCount - 1 })

describe('the order of films in a blind study', () => {
  it('law: holds every film once, and goes by the films and the seed alone', () => {
    fc.assert(
      fc.property(films, seed, (all, by) => {
        const order = filmOrder(all, by)
        expect([...order].sort()).toEqual([...all].sort())
        expect(filmOrder([...all].reverse(), by)).toEqual(order)
      }),
    )
  })

  it('is the order stored studies were made in: a seed means the same for ever', () => {
    expect(filmOrder(['a', 'b', 'c', 'd', 'e', 'f'], 2_026)).toMatchInlineSnapshot(`
      [
        "d",
        "a",
        "e",
        "f",
        "b",
        "c",
      ]
    `)
  })

  it('puts each film at each place about as often', () => {
    const counts = [0, 0, 0, 0]
    for (let by = 0; by < 4_000; by++) {
      const place = filmOrder(['a', 'b', 'c', 'd'], by).indexOf('a')
      counts[place] = (counts[place] ?? 0) + 1
    }
    // Binomial with n = 4000 and p = 1/4: the standard deviation is 27.
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(140)
  })
})
