import { analysisOf } from '@sella/ceph/analysis/own'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { measuredRecords } from '@sella/ceph/tabulate/film-records'
import { keyed } from '@sella/ceph/tabulate/grid'
import { longGrid } from '@sella/ceph/tabulate/measured-grids'
import { researchGrid } from '@sella/ceph/tabulate/research-grid'
import { templateFilm } from '@sella/ceph/testing/template-film'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseFacts, RecordFacts } from '@sella/server/fhir/facts'
import { observationResources } from '@sella/server/fhir/observations'
import { expect, test } from 'vitest'
import { methodJson } from './method-output'

const origins = ['manual', 'detected', 'estimated'] as const

/** A film with points of every origin; without a scale of its own, by a measured one or by one nobody measured. */
const filmAt = (provenance: 'dicom' | 'detector' | null): Tracing => ({
  points: Object.fromEntries(
    Object.entries(templateFilm()).map(([name, at], i) => [
      name,
      { x: at.x + ((i * 7) % 23), y: at.y, origin: origins[i % 9 === 0 ? (i % 2) + 1 : 0] ?? 'manual', errorPx: 2 + (i % 5) },
    ]),
  ),
  ruler: null,
  fileScale: provenance && { mmPerPixel: 0.1, provenance },
})

const overrides = { ANB: { tipsLess: '她的', meanSd: { primary_mixed: { mean: 98, sd: 2 }, permanent: { mean: 99, sd: 1 } } } }
const hers = analysisOf({ name: '她的', items: ['SNA', 'ANB', 'Pog to NB(mm)', 'Wits appraisal'], lines: [] }, overrides, {})

const cases = [...builtInAnalyses, hers].flatMap((analysis, i) =>
  ([null, 'dicom', 'detector'] as const).map(scale => ({
    ...{ analysis, scale, lang: i % 2 === 0 ? ('zh' as const) : ('en' as const), doubted: scale === 'dicom' && i % 3 === 0 },
    ...{ sex: (['male', 'female', null] as const)[i % 3] ?? null, ageGroup: ageGroups[i % ageGroups.length] ?? null },
  })),
)

test.each(cases)('analyze, table, research table and FHIR say the same: $analysis.name, $scale, $lang', of => {
  const { analysis, lang, doubted, ageGroup } = of
  const tracing = filmAt(of.scale)
  const asked = {
    ...{ tracing, analysis, patient: { birthday: '2012-03-04', sex: of.sex }, record: { createday: '2024-05-06', ageGroup } },
    ...{ overrides, customItems: {}, readers: readerErrors },
  }
  const [record] = measuredRecords([{ uuid: 'r', stage: 1, judged: asked }], lang, (_, whole) =>
    doubted ? withoutLengths(whole) : whole,
  )
  if (!record) return expect.unreachable()
  const printed = methodJson(tracing, { ...asked, assumeScale: false, lang, doubted })
  expect(printed.scale).toEqual(record.scale)
  expect(
    printed.rows.map(row => [
      ...[row.item, row.name, row.category, row.unit, row.value, row.error ?? null, row.missing?.why ?? null],
      ...[row.mean, row.sd, row.normGroup, row.normSex, row.normSpread, row.normGrade, row.normSource],
      ...[row.difference, row.class, row.stars, row.hedged],
      ...[row.estimatedPoints ?? [], row.unconfirmedPoints ?? []],
    ]),
  ).toEqual(
    record.rows.map(row => [
      ...[row.item, row.name, row.category, row.unit, row.value, row.error, row.missing],
      ...[row.mean, row.sd, row.group, row.sex, row.spread, row.grade, row.source],
      // By a target a table judges nothing; the specification's class of it is normal, without stars.
      ...[row.difference, row.class ?? (row.difference === null ? null : 'normal'), row.stars ?? 0, row.meaning],
      ...[row.estimatedPoints, row.unconfirmedPoints],
    ]),
  )

  const subject = { label: 'C1', caseNo: 'A', name: '甲', sex: of.sex, birthday: '2012-03-04', records: [record] }
  const table = { method: { name: analysis.name, title: analysis.title[lang] }, cases: [subject] }
  const { estimatedPoints: _, unconfirmedPoints: __, ...plain } = record.rows[0] ?? expect.unreachable()
  const long = keyed(longGrid(table))
  expect(long[0]).toMatchObject({ ...plain, sex: plain.sex })
  const [line = {}] = keyed(researchGrid(table))
  for (const { item, value, error, group } of record.rows)
    expect([item, line[item], line[`${item} error`], line[`${item} group`]]).toEqual([item, value, error, group])

  const facts = {
    ...{ lang, patient: { uuid: 'c' }, owner: { uuid: 'd', name: 'd' }, house: null, method: { name: 'm', title: 'm' } },
  } as unknown as CaseFacts
  const stored = { uuid: 'r', createday: '2024-05-06', awaits_review: 0, approved_name: null, traced_by: null }
  const resources = observationResources(facts, {
    tracing,
    record: stored,
    measured: record,
    plans: [],
    images: [],
  } as unknown as RecordFacts)
  const approximate = (unit: string): boolean => unit === 'mm' && of.scale === 'detector'
  expect(
    resources.map(({ valueQuantity, interpretation }) => [valueQuantity?.value ?? null, interpretation !== undefined]),
  ).toEqual(
    record.rows.map(row => [
      row.value === null || approximate(row.unit) ? null : expect.closeTo(row.value, row.unit === '' ? 3 : 2),
      row.class !== null && !approximate(row.unit),
    ]),
  )
})
