import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Moves } from '@sella/ceph/planning/plan'
import { describe, expect, it } from 'vitest'
import { markBounds } from '../scene/marks/index'
import { comprehensive } from './comprehensive'
import { sectionIds, usualDesign } from './design'
import { footRule, paper } from './paper'
import type { ReportPage } from './report-page'
import { grownComparison, grownRecord } from './testing/compared-records'
import { everything, growth, planned } from './testing/planned-input'

/** The caution under every page of a plan does not count as content. */
const cautionRoom = 110

/** How far down a page its own content extends, as a fraction of the paper. */
const filled = ({ layers, parts }: ReportPage): number => {
  const bottoms = layers
    .filter(({ id }) => id === 'page')
    .flatMap(({ marks }) => marks)
    .map(mark => markBounds(mark, 1).bottom)
  const limit = parts.includes('plan') ? footRule - cautionRoom : paper.height
  return Math.max(...bottoms.filter(bottom => bottom < limit)) / paper.height
}

const halfEmpty = (pages: readonly ReportPage[]): readonly string[] =>
  pages
    .slice(0, -1)
    .filter(page => filled(page) < 0.5)
    .map(page => `${page.sections?.join()} ${filled(page).toFixed(2)}`)

const photos = {
  Frontal_Photo: { href: 'picture:face', width: 600, height: 800 },
  Front_Intraoral: { href: 'picture:mouth', width: 900, height: 600 },
} as const

describe('no page of a report but its last is less than half full', () => {
  it.each(builtInAnalyses.map(({ name }) => name))('of one, three and ten records by %s', method => {
    for (const [count, lang] of [
      [1, 'zh'],
      [3, 'en'],
      [10, 'zh'],
    ] as const) {
      const over = { lang, photos }
      const { input } = grownRecord(count - 1, { method, over })
      const compared = count > 1 ? [grownComparison(count, { method, over })] : []
      const pages = comprehensive(input, compared, { ...usualDesign, sections: sectionIds, signature: true })
      expect([count, halfEmpty(pages)]).toEqual([count, []])
    }
  })

  const some: readonly Moves[] = [
    everything,
    { U1: everything.U1 } as Moves,
    { U1: everything.U1, L1: everything.L1 } as Moves,
    { MX: everything.MX, MD: everything.MD } as Moves,
    {} as Moves,
  ]
  it.each([
    ['zh', null, undefined],
    ['en', growth, undefined],
    ['zh', growth, 2],
    ['en', null, 2],
  ] as const)('with a plan of few moves or many (%s)', (lang, grows, endsBack) => {
    for (const moves of some)
      for (const name of ['拔 14 24 34 44', 'Extraction of four premolars, '.repeat(3)]) {
        const input = planned({ lang, moves, plan: { growth: grows }, name, ...(endsBack ? { endsBack } : {}) })
        const pages = comprehensive(input, [], { ...usualDesign, sections: ['analysis', 'plan', 'wiggle'] })
        expect(halfEmpty(pages)).toEqual([])
      }
  })
})
