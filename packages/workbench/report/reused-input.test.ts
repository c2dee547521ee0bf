import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Photo } from '@sella/contract/entities'
import { sectionIds, usualDesign } from '@sella/drawing/report/design'
import { reusing } from '@sella/drawing/report/reuse'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { expect, it } from 'vitest'
import { chosenReport, reportRecord } from '../testing/chosen-report'
import { type Chosen, reportInput } from './preview'
import { reusedInput } from './reused-input'

const other = builtInAnalyses.find(({ name }) => name === 'Ricketts')
if (!other) throw new Error('the analysis is built in')
const panoramic = { type: 'Panoramic', previewUrl: 'p', width: 10, height: 5 } as Photo
const record = { ...reportRecord, photos: [panoramic] }
const source = { records: [record], schemes: [], filmOf: () => chosen.photo, tracingOf: () => chosen.tracing }
const chosen = chosenReport({ record })

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
