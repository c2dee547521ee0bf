import { expect, it } from 'vitest'
import { MetElsewhere } from '../../own-values/lost-change'
import { boltonText, faultOf, pairsIn, textsOf, withBolton } from './own-bolton-form'

const own = { anterior: { mean: 78.5, sd: 2 }, overall: { mean: 91.5, sd: 1.7 } }

it('a norm comes back as it was typed, with a comma or a point', () => {
  expect(pairsIn(textsOf(own))).toEqual(own)
  expect(pairsIn({ ...textsOf(own), overall: { mean: '91,5', sd: '1,7' } })).toEqual(own)
  expect(boltonText(own)).toBe('78.5 ± 2.0 / 91.5 ± 1.7')
})

it('is refused where a part is missing, no number, no percentage, or without a spread', () => {
  expect(pairsIn(textsOf(null))).toBeNull()
  expect(pairsIn({ ...textsOf(own), overall: { mean: '', sd: '' } })).toBeNull()
  expect(faultOf({ mean: '78', sd: '' })).toBe('notNumber')
  expect(faultOf({ mean: '0.785', sd: '2' })).toBe('notPercent')
  expect(faultOf({ mean: '785', sd: '2' })).toBe('notPercent')
  expect(faultOf({ mean: '78', sd: '0' })).toBe('sdZero')
  expect(faultOf({ mean: '78', sd: '-2' })).toBe('sdZero')
})

it('is stored beside her values of other items, removed alone, and replaces no norm that nobody saw here', () => {
  const others = { SNA: { tipsLess: 'retrusive' } }
  const stored = withBolton(others, own, null)
  expect(stored).toMatchObject({ ...others, BoltonAnterior: { meanSd: { permanent: own.anterior } } })
  expect(withBolton(stored, null, own)).toEqual(others)
  const mine = { ...own, overall: { mean: 92, sd: 1.7 } }
  expect(withBolton(stored, mine, own)).toMatchObject({ BoltonOverall: { meanSd: { permanent: mine.overall } } })
  const attempt = (next: typeof own | null) => () => withBolton(stored, next, null)
  expect(attempt(mine)).toThrow(MetElsewhere)
  expect(attempt(null)).toThrow(MetElsewhere)
  expect(attempt(own)()).toEqual(stored)
})
