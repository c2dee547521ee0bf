import { expect, it } from 'vitest'
import { readerErrors } from '../data/reader-errors'
import { readersWith } from '../reliability/own-errors'
import { countsOwn, handErrorSentence } from './hand-errors'

const at = (origin: 'manual' | 'detected') => ({ x: 1, y: 2, origin }) as const
const own = (films: number) => ({ forwardMm: 0.4, downMm: 0.5, correlation: 0, films })

it('says whose error counts for the points a hand placed: hers with its films, hers in part, or the default', () => {
  const points = { A: at('manual'), B: at('manual'), S: at('detected') }
  const sentence = (readers: Parameters<typeof handErrorSentence>[1]) => handErrorSentence([points], readers)?.en
  expect(sentence(readerErrors)).toBe('Points set or confirmed by hand count by the default reader’s error.')
  const both = readersWith({ A: own(10), B: own(14), S: own(99) })
  expect(sentence(both)).toContain('own measured error (10–14 films read twice).')
  expect(sentence(readersWith({ A: own(12) }))).toContain(
    '(12 films read twice; the default reader’s error where she measured none)',
  )
  expect(handErrorSentence([{ S: at('detected') }], both)).toBeNull()
  expect([countsOwn(points, both), countsOwn({ S: at('detected') }, both), countsOwn(points, readerErrors)]).toEqual([
    true,
    false,
    false,
  ])
})
