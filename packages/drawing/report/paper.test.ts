import { expect, it } from 'vitest'
import { comprehensive } from './comprehensive'
import { usualDesign } from './design'
import { paper } from './paper'
import { grownComparison } from './testing/compared-records'
import { pageWords } from './testing/page-words'
import { planned } from './testing/planned-input'

const wordsOn = (name: 'A4' | 'Letter', both = false): string =>
  comprehensive(planned({ lang: 'en' }), [grownComparison(2, { method: 'ABO', over: { lang: 'en' } })], {
    ...usualDesign,
    ...{ paper: name, both, sections: ['plan', 'films', 'result'] },
  })
    .map(pageWords)
    .join(' | ')
    .replaceAll(' | ', ' ')

const ratiosIn = (words: string): readonly number[] => [...words.matchAll(/1 : (\d+\.\d\d)/g)].map(([, ratio]) => Number(ratio))

/** How much smaller a page comes out on Letter than on A4: it is fitted by its height (279.4 mm) to the one, by its width (210 mm) to the other. */
const smaller = 279.4 / paper.height / (210 / paper.width)

it('every ratio to the patient holds on the paper the report is made for, and names it', () => {
  const [a4, letter] = [ratiosIn(wordsOn('A4')), ratiosIn(wordsOn('Letter'))]
  expect(a4.length).toBeGreaterThan(3)
  expect(letter.length).toBe(a4.length)
  for (const [i, ratio] of a4.entries()) expect(Math.abs((letter[i] ?? 0) - ratio / smaller)).toBeLessThan(0.02)
  const says = (words: string) => ['on Letter 1 : ', 'holds on Letter printed at 100%', 'A4'].map(each => words.includes(each))
  for (const both of [false, true]) expect(says(wordsOn('Letter', both))).toEqual([true, true, false])
  expect(wordsOn('A4').includes('Letter')).toBe(false)
})
