import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { analysisOf } from '@sella/ceph/analysis/own'
import type { OwnItem } from '@sella/ceph/analysis/own-item'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { anyFace } from '@sella/ceph/testing/any-face'
import { evenly } from '@sella/ceph/testing/evenly'
import { pointErrors } from '@sella/ceph/tracing/point-error'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { readersIn } from '@sella/contract/documents/own-errors'
import type { CaseRecord, Patient, Photo } from '@sella/contract/entities'
import { usualDesign } from '@sella/drawing/report/design'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { filmSubjectWith } from '@sella/workbench/subjects/film-subject'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chiefOfTracing } from '../server/readings/chief'
import { type Common, judgedRecord } from '../server/report/record-input'
import { judgedFacts } from '../workbench/open/choice'
import { type Chosen, comparisonsFor, reportInput } from '../workbench/report/preview'
import { methodJson } from './method-output'

const filmSubject = filmSubjectWith(() => undefined)

const films = anyFace.map(
  (face): Tracing => ({
    points: Object.fromEntries(
      Object.entries(face).map(([name, { x, y }]) => [name, { x: 900 + 10 * x, y: 1200 + 10 * y, origin: 'manual' }]),
    ),
    ruler: null,
    fileScale: { mmPerPixel: 0.1, provenance: 'dicom' },
  }),
)

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
  .map(at => at.toISOString().slice(0, 10))
const patients = fc.record({
  birthday: fc.option(day),
  sex: fc.constantFrom('male' as const, 'female' as const, null),
})
const records = fc.record({
  createday: fc.constantFrom('2020-03-04T09:30', '2024-11-30T16:00', '2026-01-02T08:00'),
  ageGroup: fc.constantFrom(...ageGroups, null),
})

/** The doctor's own norms, texts and item: they apply wherever her own analysis is judged, and to no built-in one. */
const overrides = { ANB: { tipsLess: '她的', meanSd: { primary_mixed: { mean: 98, sd: 2 }, permanent: { mean: 99, sd: 1 } } } }
const chin: OwnItem = {
  kind: 'distance_two_points',
  nodes: ['B', 'Pog'],
  name: { zh: '颏高', en: 'Chin height' },
  unit: 'mm',
  category: 'Skeletal',
  text: null,
  norm: { mean: 40, sd: 2 },
  stages: { early_permanent: { mean: 30, sd: 2 } },
  meaning: null,
}
const own = { overrides, customItems: { Chin: chin } }

/** Her own measured placement errors: for some landmarks, not for the others. */
const size = evenly(0.05, 6)
const ownErrors = fc.record({
  forwardMm: size,
  downMm: size,
  correlation: fc.constantFrom(-0.6, 0, 0.4),
  films: fc.constantFrom(10, 24),
})
const errors = fc.dictionary(fc.constantFrom('A', 'B', 'Na', 'Pog', 'U1IncisalTip', 'Go', 'Po'), ownErrors)
const hers = analysisOf({ name: '她的', items: ['SNA', 'ANB', 'Chin', 'Wits appraisal'], lines: [] }, overrides, own.customItems)

/** The part of the result that a doctor acts on. */
const judgementOf = ({ item, norm, reading, shown, difference, class: of, stars, uncertain, meaning }: EvaluationRow) => ({
  ...{ item, shown, difference, class: of, stars, uncertain, meaning },
  error: reading.status === 'read' ? reading.error : null,
  norm: norm && { mean: norm.mean, sd: norm.sd, group: norm.group, sex: norm.sex },
  value: reading.status === 'read' ? reading.value : reading.why,
})

test('screen, list, report, comparison and command line say the same of the same input', () => {
  fc.assert(
    fc.property(
      films,
      patients,
      records,
      fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...builtInAnalyses) }, fc.constant(hers)),
      errors,
      (tracing, facts, day, analysis, measured) => {
        const readers = readersIn(JSON.stringify({ use: true, errors: measured }))
        const hers = { ...own, readers }
        const patient = { ...facts, uuid: 'p', name: '甲', caseNo: '', agency: null } as unknown as Patient
        const record = { ...day, uuid: 'r', type: 1, photos: [] } as unknown as CaseRecord
        const photo = { previewUrl: '', width: 1500, height: 2000 } as Photo

        const screen = filmSubject.judge(tracing, { analysis, ...judgedFacts(patient, record), ...hers })
        const rows = screen.rows.map(judgementOf)

        const chosen = {
          ...{ patient, doctor: '乙', record, photo, tracing, analysis, dentition: null, ...hers, colours: defaultColours },
          ...{ lang: 'zh', assumeScale: true, estimatedOutlines: true, kind: 'whole', overlaps: ['甲'], today: '2026-11-22' },
          ...{ ownFrontal: [], plans: [], design: usualDesign, letterhead: null, fetched: { models: [], notes: null } },
        } as const satisfies Chosen
        const preview = reportInput(chosen)
        expect(preview.evaluation.rows.map(judgementOf)).toEqual(rows)
        expect(preview.evaluation.findings).toEqual(screen.findings)

        const scheme = { name: '甲', uuids: ['r', 'other'], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} } as const
        const beside = comparisonsFor(chosen, {
          records: [record, { ...record, uuid: 'other' }],
          schemes: [scheme],
          filmOf: () => photo,
          tracingOf: () => tracing,
        })
        for (const compared of beside[0]?.records ?? []) {
          expect(compared.measured.rows.map(judgementOf)).toEqual(rows)
          expect(compared.film.errors).toEqual(pointErrors(tracing.points, readers))
        }
        expect(beside[0]?.records).toHaveLength(2)

        const stored = { uuid: 'r', createday: day.createday, age_group: day.ageGroup }
        const common = { wish: { recordUuid: 'r', dentition: null }, patient: facts, analysis, ...hers } as unknown as Common
        const paper = judgedRecord(common, { record: stored as never, tracing }, true)
        expect(paper.rows.map(judgementOf)).toEqual(rows)
        expect(paper.subject).toEqual(preview.subject)

        if (analysis.creator === 'System') {
          const cli = methodJson(tracing, { analysis, patient: facts, record: day, assumeScale: false, readers, lang: 'zh' })
          expect(
            cli.rows.map(({ item, value, error, mean, sd, normGroup, normSex, class: of, stars }) => [
              item,
              value,
              error ?? null,
              mean,
              sd,
              normGroup,
              normSex,
              of,
              stars,
            ]),
          ).toEqual(
            screen.rows.map(({ item, reading, norm, class: of, stars }) => [
              ...[
                item,
                reading.status === 'read' ? reading.value : null,
                reading.status === 'read' ? reading.error : null,
                norm?.mean,
                norm?.sd,
                norm?.group,
                norm?.sex,
                of,
                stars,
              ],
            ]),
          )
        }

        const list = chiefOfTracing(tracing, { judging: { analysis, ...hers }, patient: facts, record: day })
        for (const chief of list) {
          const row = screen.rows.find(({ item }) => item === chief.item)
          expect([chief.shown, chief.class, chief.stars]).toEqual([row?.shown, row?.class, row?.stars])
        }
        const gravest = Math.max(...screen.rows.map(({ stars }) => stars))
        expect(list[0]?.stars).toBe(gravest)
      },
    ),
    { numRuns: 60 },
  )
})

test('her own norms and her own item judge her own analysis, by the age group', () => {
  const [tracing] = fc.sample(films, 1)
  if (!tracing) throw new Error('a film')
  const meansAt = (ageGroup: (typeof ageGroups)[number]) => {
    const record = { createday: '2026-01-02', ageGroup }
    const { rows } = filmSubject.judge(tracing, {
      analysis: hers,
      patient: { birthday: null, sex: 'male' },
      record,
      ...own,
      readers: readerErrors,
    })
    return rows.map(({ norm }) => [norm?.mean, norm?.sd, norm?.group, norm?.sex])
  }
  const wits = [-1.17, 1.9, null, 'male']
  expect(ageGroups.map(meansAt)).toEqual([
    [[82, 2, null, 'both'], [98, 2, 'primary_mixed', 'both'], [40, 2, null, 'both'], wits],
    [[82, 2, null, 'both'], [2, 2, null, 'both'], [30, 2, 'early_permanent', 'both'], wits],
    [[82, 2, null, 'both'], [99, 1, 'permanent', 'both'], [40, 2, null, 'both'], wits],
  ])
})

test('of a film without a scale the screen shows lengths, and judges no more than paper, list and command line, even asked to assume one', () => {
  fc.assert(
    fc.property(films, fc.constantFrom(...builtInAnalyses), (film, analysis) => {
      const tracing = { ...film, fileScale: null }
      const at = { patient: { birthday: null, sex: null }, record: { createday: '2026-01-02', ageGroup: null } } as const
      const hers = { overrides: {}, customItems: {}, readers: readerErrors }
      const screen = filmSubject.judge(tracing, { analysis, ...at, ...hers })
      const common = { wish: { recordUuid: 'r', dentition: null }, patient: at.patient, analysis, ...hers } as unknown as Common
      const paper = judgedRecord(common, { record: { uuid: 'r', createday: '2026-01-02' } as never, tracing }, false)
      expect(screen.findings).toEqual(paper.findings)
      const [shown, printed] = [screen, paper].map(({ rows }) => rows.map(({ item, stars }) => [item, stars]))
      expect(shown).toEqual(printed)
      expect(
        methodJson(tracing, { analysis, ...at, ...hers, assumeScale: false, lang: 'zh' }).rows.map(row => row.stars),
      ).toEqual(screen.rows.map(({ stars }) => stars))
      const assumed = judgedRecord(common, { record: { uuid: 'r', createday: '2026-01-02' } as never, tracing }, true)
      expect([assumed.findings, assumed.rows.map(judgementOf)]).toEqual([screen.findings, screen.rows.map(judgementOf)])
      const asked = methodJson(tracing, { analysis, ...at, ...hers, assumeScale: true, lang: 'zh' })
      expect(asked.rows.map(row => [row.value, row.mean, row.stars])).toEqual(
        screen.rows.map(({ reading, norm, stars }) => [
          reading.status === 'read' ? reading.value : null,
          norm?.mean ?? null,
          stars,
        ]),
      )
      const lengths = screen.rows.filter(({ unit }) => unit === 'mm')
      expect(lengths.filter(({ reading }) => reading.status !== 'read')).toEqual([])
      const list = chiefOfTracing(tracing, { judging: { analysis, ...hers }, ...at })
      expect(list.filter(({ item, stars }) => screen.rows.find(row => row.item === item)?.stars !== stars)).toEqual([])
    }),
    { numRuns: 30 },
  )
})
