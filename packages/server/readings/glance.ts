import type { Analysis, Dentition, Evaluation, Row } from '@sella/ceph/analysis/analysis'
import { evaluate } from '@sella/ceph/analysis/evaluate'
import { analysisOf, ownFromContent } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { ownItemSetting, readOwnItems } from '@sella/ceph/analysis/stored-own-items'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { ageAt, defaultDentition } from '@sella/ceph/patient/age'
import type { Glance, GlanceRow } from '@sella/contract/glance'
import { analysesOf } from '../analyses/store'
import type { Db } from '../db/open'
import { ownPatient } from '../patients/rows'
import { ownRecord } from '../records/rows'
import type { Overrides } from '../report/analysis-named'
import { overridesOf } from '../report/overrides'
import { settingNamed } from '../settings/store'
import { tracingsOf } from './stored-tracing'

const most = 20
const usual = 'Steiner+Wits'

interface Own {
  readonly doctor: string
  readonly overrides: Overrides
  readonly items: OwnItems
}

const analysisCalled = async (db: Db, name: string, { doctor, overrides, items }: Own): Promise<Analysis | undefined> => {
  const row = (await analysesOf(db, doctor)).find(one => one.name === name)
  const own = row && ownFromContent(row.name, row.content)
  if (own) return analysisOf(own, overrides, items)
  return builtInAnalyses.find(one => one.name === name) ?? builtInAnalyses.find(one => one.name === usual)
}

/** The norms of the patient's age on the day of the record; without a birthday those of the permanent dentition. */
const dentitionAt = ({ dentitions }: Analysis, birthday: string | null, day: string): Dentition => {
  const age = birthday ? ageAt(birthday, day) : null
  return (age && defaultDentition(age.years, dentitions)) ?? dentitions.at(-1) ?? 'permanent'
}

const worst = (a: Row, b: Row): number =>
  b.stars - a.stars || Math.abs(b.difference ?? 0) / (b.norm?.sd ?? 1) - Math.abs(a.difference ?? 0) / (a.norm?.sd ?? 1)

const told = (row: Row): readonly GlanceRow[] => {
  const { item, name, unit, shown, norm, reading, stars } = row
  if (reading.status !== 'read' || norm === null) return []
  const { value, error } = reading
  return [{ item, name, value, error, unit, shown, norm: { mean: norm.mean, sd: norm.sd }, class: row.class, stars }]
}

const glanceOf = (analysis: Analysis, { rows, calibration: { provenance } }: Evaluation): Glance => ({
  title: analysis.title,
  measured: provenance === 'ruler' || provenance === 'dicom',
  rows: rows
    .filter(row => row.stars > 0)
    .sort(worst)
    .flatMap(told)
    .slice(0, most),
})

/** A record's film judged as the workbench would open it, so that a list need not load the engine. */
export const glanceAt = async (
  db: Db,
  { doctor, recordUuid, name }: { readonly doctor: string; readonly recordUuid: string; readonly name: string },
): Promise<Glance | null> => {
  const record = await ownRecord(db, { doctor, uuid: recordUuid })
  const { sex, birthday } = await ownPatient(db, { doctor, uuid: record.case_uuid })
  const tracing = (await tracingsOf(db, [recordUuid])).get(recordUuid)
  const overrides = await overridesOf(db, doctor)
  const items = readOwnItems(await settingNamed(db, doctor, ownItemSetting))
  const analysis = await analysisCalled(db, name, { doctor, overrides, items })
  if (!tracing || !analysis) return null
  const dentition = dentitionAt(analysis, birthday, record.createday.slice(0, 10))
  return glanceOf(analysis, evaluate(tracing, analysis, { dentition, sex }, { overrides, customItems: items }))
}
