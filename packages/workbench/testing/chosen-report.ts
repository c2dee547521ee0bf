import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import type { CaseRecord, Patient, Photo } from '@sella/contract/entities'
import { usualDesign } from '@sella/drawing/report/design'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import type { Chosen } from '../report/preview'

const analysis = builtInAnalyses.find(({ name }) => name === 'Steiner+Wits')
if (!analysis) throw new Error('the analysis is built in')

export const reportRecord = {
  ...{ uuid: 'r', createday: '2026-01-02T09:00', ageGroup: null, type: 1, photos: [] },
} as unknown as CaseRecord
export const reportFilm = { previewUrl: '', width: 1800, height: 2000 } as Photo

/** A whole report of the template's film in Chinese, of nothing fetched, with the usual design; `over` is what a test asks otherwise. */
export const chosenReport = (over: Partial<Chosen> = {}): Chosen => ({
  patient: { uuid: 'p', name: '甲', sex: 'female', birthday: '2012-05-06', caseNo: '', agency: null } as unknown as Patient,
  ...{ doctor: '乙', record: reportRecord, photo: reportFilm, tracing: templateTracing(), analysis, dentition: null },
  ...{ overrides: {}, customItems: {}, ownFrontal: [], readers: readerErrors, colours: defaultColours, lang: 'zh' },
  ...{ assumeScale: false, estimatedOutlines: true, kind: 'whole', overlaps: [], today: '2026-11-22', plans: [] },
  ...{ design: usualDesign, letterhead: null, fetched: { models: [], notes: null } },
  ...over,
})
