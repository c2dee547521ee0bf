import { expect, it } from 'vitest'
import { grownComparison } from '../report/testing/compared-records'
import { pageWords } from '../report/testing/page-words'
import { schemeSlides } from './scheme-slides'

it('names on each picture’s slide the record that its others are laid on', () => {
  const of = grownComparison(3, {
    method: 'ABO',
    edit: (tracing, i) => {
      const { PNS: _, ...points } = tracing.points
      return i === 0 ? { ...tracing, points } : tracing
    },
  })
  const [face, maxilla] = schemeSlides(of).map(pageWords)
  expect(face).toContain('2025.01.01 [中期] · 基准')
  // The first film has no palatal plane.
  expect(maxilla).toContain('2025.02.01 [中期] · 基准')
  expect(maxilla).not.toContain('2025.01.01 [中期] · 基准')
})
