import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { comprehensive } from '@sella/drawing/report/comprehensive'
import { type SectionId, usualDesign } from '@sella/drawing/report/design'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { expect, it } from 'vitest'
import { chosenReport, reportFilm as photo, reportRecord as record } from '../testing/chosen-report'
import { type Chosen, comparisonsFor, reportInput } from './preview'
import { reusedComparisons } from './reused-comparisons'

const scheme = { name: '甲', uuids: ['r', 's'], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} } as const
const source = {
  records: [record, { ...record, uuid: 's', createday: '2026-09-02T09:00' }],
  schemes: [scheme],
  filmOf: () => photo,
  tracingOf: () => chosen.tracing,
}
const chosen = chosenReport({ overlaps: ['甲'] })
const designed = (sections: readonly SectionId[]): Chosen => ({
  ...chosen,
  ...{ plans: [], fetched: { models: [], notes: null }, design: { ...usualDesign, sections } },
})

it('are the same objects while only sections, plans or what was fetched change', () => {
  const comparisons = reusedComparisons()
  const first = comparisons(chosen, source)
  expect(comparisons(designed(['result', 'values']), source)).toBe(first)
  expect(first).toHaveLength(1)
})

it('are made anew for another film, language, analysis, scheme, letterhead or case', () => {
  const other = builtInAnalyses[1]
  if (!other) throw new Error('there are two analyses')
  const changes: readonly Partial<Chosen>[] = [
    ...[{ lang: 'en' as const }, { analysis: other }, { overlaps: [] }, { estimatedOutlines: false }, { overrides: {} }],
    ...[{ tracing: templateTracing() }, { design: { ...usualDesign, letterhead: false } }, { today: '2026-11-23' }],
  ]
  for (const change of changes) {
    const comparisons = reusedComparisons()
    const first = comparisons(chosen, source)
    expect([Object.keys(change), comparisons({ ...chosen, ...change }, source) === first]).toEqual([Object.keys(change), false])
  }
  const comparisons = reusedComparisons()
  const first = comparisons(chosen, source)
  expect(comparisons(chosen, { ...source })).not.toBe(first)
})

it('draw the pages that comparisons made for that design draw', () => {
  const comparisons = reusedComparisons()
  comparisons(chosen, source)
  const now = designed(['films', 'values', 'result', 'board', 'faces', 'frontal'])
  const input = reportInput(now, source)
  expect(comprehensive(input, comparisons(now, source), now.design)).toEqual(
    comprehensive(input, comparisonsFor(now, source), now.design),
  )
})
