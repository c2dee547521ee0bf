import type { Overlay } from '@sella/ceph/superimpose/overlay'
import { expect, it } from 'vitest'
import { auditCells } from './compare-audit'
import type { Comparison } from './comparison'
import { boardSuperimpositions } from './pages/compare-board'
import { grownComparison } from './testing/compared-records'
import { pageWords } from './testing/page-words'

/** As a correction by hand leaves a record that was laid by its contours and no longer lies beside them. */
const apart = (overlay: Overlay): Overlay => ({
  ...overlay,
  hold: 'contours',
  entries: overlay.entries.map(entry =>
    entry.status === 'registered' ? { ...entry, nudge: { x: 0, y: 9, turn: 0 }, residualMm: null } : entry,
  ),
})

it('gives no residual where a correction takes the contours apart, and says so', () => {
  const comparison = grownComparison(2, { method: 'ABO' })
  const [picture] = comparison.pictures
  if (!picture) return expect.unreachable()
  const says = (of: Comparison, lang: 'zh' | 'en') => auditCells(apart(picture.overlay), of, lang).map(({ text }) => text)
  expect(says(comparison, 'en')).toContainEqual(
    expect.stringMatching(/^[+−]?\d+\.\d° · the adjustment takes the contours apart: no residual$/),
  )
  for (const lang of ['zh', 'en'] as const) expect(says(comparison, lang).join(' ')).not.toMatch(/NaN|null/)
})

it('says of the residuals of a board case that they are of landmarks or of contours', () => {
  const words = boardSuperimpositions(grownComparison(2, { method: 'ABO', over: { lang: 'en' } }))
    .map(pageWords)
    .join(' ')
  expect(words.replaceAll(/[ |]+/g, ' ')).toContain(
    'how far the landmarks or contours used still lie from those of the reference',
  )
})
