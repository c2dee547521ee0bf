import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { CaseRecord, Patient } from '@sella/contract/entities'
import { usualDesign } from '@sella/drawing/report/design'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Form } from './form'
import type { ReportSource } from './report-source'
import { draftName, forgetDraft, storeDraft, storedDraft } from './stored-draft'

beforeEach(() => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const abo = builtInAnalyses.find(({ name }) => name === 'ABO') as Analysis
const others = builtInAnalyses.filter(({ name, dentitions }) => name !== 'ABO' && dentitions.length === abo.dentitions.length)
const other = others[0] as Analysis
const hers: Analysis = { ...abo, name: 'Her own', creator: 'user' }
const record = (uuid: string) => ({ uuid, createday: '2024-03-01T10:00:00', ageGroup: null, photos: [] }) as unknown as CaseRecord
const [first, second] = [record('first'), record('second')]

const start: Form = {
  ...{ record: first, analysis: abo, dentition: 'early_permanent', lang: 'zh', assumeScale: false, estimatedOutlines: true },
  ...{ kind: 'whole', overlaps: [], plans: [], design: usualDesign },
}
/** A boy of twelve on both records, unless born otherwise. */
const source = (over: Partial<ReportSource> = {}, birthday = '2012-02-01'): ReportSource =>
  ({
    ...{ patient: { uuid: 'li', birthday, sex: 'male' } as Patient, records: [first, second], start },
    ...{ own: [{ uuid: 'own-1', analysis: hers }], builtIn: builtInAnalyses, schemes: [{ name: 'S-N' }] },
    ...over,
  }) as ReportSource

/** What this browser offers later of a form stored now. */
const later = (form: Partial<Form>, then = source()): Form | null => {
  storeDraft('draft', { ...start, ...form }, source())
  return storedDraft('draft', then)
}

it('a draft comes back with every choice, an own analysis by what it is now', () => {
  const form = { record: second, analysis: hers, lang: 'en', assumeScale: true, kind: 'page', plans: ['p'] } as const
  const renamed = { ...hers, name: 'Her own, renamed' }
  const own = [{ uuid: 'own-1', analysis: renamed }]
  expect(later(form, source({ own }))).toEqual({ ...start, ...form, analysis: renamed })
  expect(later({ overlaps: ['S-N'], estimatedOutlines: false })).toEqual({
    ...start,
    overlaps: ['S-N'],
    estimatedOutlines: false,
  })
})

it('one that equals a new report is none, nor one whose report was made', () => {
  expect(later({ lang: 'en' })).not.toBeNull()
  expect(later({})).toBeNull()
  expect(later({ lang: 'en' })).not.toBeNull()
  forgetDraft('draft')
  expect(storedDraft('draft', source())).toBeNull()
})

it('one whose record was deleted is none', () => {
  expect(later({ record: second, lang: 'en' }, source({ records: [first] }))).toBeNull()
})

it('an analysis deleted meanwhile gives way to the usual one, an overlap scheme to none', () => {
  const gone = later(
    { analysis: hers, lang: 'en', overlaps: ['S-N', 'PP'] },
    source({ own: [], schemes: [{ name: 'PP' } as never] }),
  )
  expect([gone?.analysis, gone?.dentition, gone?.overlaps]).toEqual([abo, 'early_permanent', ['PP']])
  // Schemes that could not be fetched are not thereby deleted.
  expect(later({ overlaps: ['PP'] }, source({ schemes: null }))?.overlaps).toEqual(['PP'])
})

it('the age group follows a birthday corrected meanwhile, unless another was chosen', () => {
  const younger = source({}, '2016-02-01')
  expect(later({ analysis: other, lang: 'en' }, younger)?.dentition).toBe('primary_mixed')
  expect(later({ analysis: other, lang: 'en', dentition: 'permanent' }, younger)?.dentition).toBe('permanent')
})

it('drafts of two patients, records and documents have names of their own', () => {
  const ofSecond = source({ start: { ...start, record: second } })
  const ofZhao = source({ patient: { uuid: 'zhao' } as Patient })
  const names = [draftName(source(), null), draftName(ofSecond, null), draftName(ofZhao, null), draftName(source(), 'report-1')]
  expect(new Set(names).size).toBe(4)
})
