import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import type { CaseRecord, Patient, Photo } from '@sella/contract/entities'
import { sectionIds, usualDesign } from '@sella/drawing/report/design'
import { reusing } from '@sella/drawing/report/reuse'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { expect, it } from 'vitest'
import { type Chosen, reportInput } from './preview'
import { reusedInput } from './reused-input'

const [analysis, other] = builtInAnalyses
if (!analysis || !other) throw new Error('there are analyses')
const tracing = templateTracing()
const panoramic = { type: 'Panoramic', previewUrl: 'p', width: 10, height: 5 } as Photo
const record = { uuid: 'r', createday: '2026-01-02T09:00', ageGroup: null, type: 1, photos: [panoramic] } as unknown as CaseRecord
const photo = { previewUrl: '', width: 1800, height: 2000 } as Photo
const source = { records: [record], schemes: [], filmOf: () => photo, tracingOf: () => tracing }
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
  ...{ colours: defaultColours, lang: 'zh', assumeScale: false, estimatedOutlines: true, kind: 'whole', overlaps: [] },
  ...{ today: '2026-11-22', plans: [], design: usualDesign, letterhead: null, fetched: { models: [], notes: null } },
}

it('is the same object while sections are moved or dropped that carry nothing with them', () => {
  const reuse = reusing()
  const first = reusedInput(chosen, source, reuse)
  const sections = usualDesign.sections.filter(id => id !== 'cover' && id !== 'values').reverse()
  expect(reusedInput({ ...chosen, plans: [], design: { ...usualDesign, sections, signature: true } }, source, reuse)).toBe(first)
})

it('is what the report prints, after whatever changed', () => {
  const reuse = reusing()
  const letterhead = { name: '丙', address: '', phone: '', logo: null }
  const changes: readonly Partial<Chosen>[] = [
    ...[{}, { lang: 'en' as const }, { analysis: other }, { tracing: templateTracing() }, { estimatedOutlines: false }],
    ...[{ letterhead }, { letterhead, design: { ...usualDesign, letterhead: false } }, { today: '2026-11-23' }],
    ...[...sectionIds].map(id => ({ design: { ...usualDesign, sections: usualDesign.sections.filter(each => each !== id) } })),
    ...[{ fetched: { models: [], notes: { diagnosis: '丁', problems: '', plan: '', progress: '', records: [] } } }],
  ]
  for (const change of changes) {
    const next = { ...chosen, ...change }
    expect(reusedInput(next, source, reuse)).toEqual({ ...reportInput(next, source), plans: [] })
  }
})
