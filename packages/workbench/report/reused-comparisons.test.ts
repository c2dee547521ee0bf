import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import type { CaseRecord, Patient, Photo } from '@sella/contract/entities'
import { comprehensive } from '@sella/drawing/report/comprehensive'
import { type SectionId, usualDesign } from '@sella/drawing/report/design'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { expect, it } from 'vitest'
import { type Chosen, comparisonsFor, reportInput } from './preview'
import { reusedComparisons } from './reused-comparisons'

const [analysis] = builtInAnalyses
if (!analysis) throw new Error('there are analyses')
const tracing = templateTracing()
const record = { uuid: 'r', createday: '2026-01-02T09:00', ageGroup: null, type: 1, photos: [] } as unknown as CaseRecord
const photo = { previewUrl: '', width: 1800, height: 2000 } as Photo
const scheme = { name: '甲', uuids: ['r', 's'], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} } as const
const source = {
  records: [record, { ...record, uuid: 's', createday: '2026-09-02T09:00' }],
  schemes: [scheme],
  filmOf: () => photo,
  tracingOf: () => tracing,
}
const chosen: Chosen = {
  patient: { uuid: 'p', name: '甲', sex: 'female', birthday: '2012-05-06', caseNo: '', agency: null } as unknown as Patient,
  ...{
    doctor: '乙',
    record,
    photo,
    tracing,
    analysis,
    dentition: null,
    overrides: {},
    customItems: {},
    ownFrontal: [],
    readers: readerErrors,
  },
  ...{ colours: defaultColours, lang: 'zh', assumeScale: false, estimatedOutlines: true, kind: 'whole', overlaps: ['甲'] },
  ...{ today: '2026-11-22', plans: [], design: usualDesign, letterhead: null, fetched: { models: [], notes: null } },
}
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
