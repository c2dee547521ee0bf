import type { Analysis, Evaluation, Row } from '@sella/ceph/analysis/analysis'
import { evaluate } from '@sella/ceph/analysis/evaluate'
import type { Glance, GlanceRow } from '@sella/contract/glance'
import type { Db } from '../db/open'
import { ownPatient } from '../patients/rows'
import { ownRecord } from '../records/rows'
import { dentitionAt, judgingBy } from './judging'
import { sketchOf } from './sketch'
import { tracingsOf } from './stored-tracing'

const most = 20

const worst = (a: Row, b: Row): number =>
  b.stars - a.stars || Math.abs(b.difference ?? 0) / (b.norm?.sd ?? 1) - Math.abs(a.difference ?? 0) / (a.norm?.sd ?? 1)

const told = (row: Row): readonly GlanceRow[] => {
  const { item, name, unit, shown, norm, reading, stars } = row
  if (reading.status !== 'read' || norm === null) return []
  const { value, error } = reading
  return [{ item, name, value, error, unit, shown, norm: { mean: norm.mean, sd: norm.sd }, class: row.class, stars }]
}

const glanceOf = (analysis: Analysis, { rows, calibration: { provenance } }: Evaluation): Omit<Glance, 'sketch'> => ({
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
  const judging = await judgingBy(db, doctor, name)
  if (!tracing || !judging) return null
  const { analysis, overrides, items } = judging
  const dentition = dentitionAt(analysis, birthday, record.createday.slice(0, 10))
  const evaluation = evaluate(tracing, analysis, { dentition, sex }, { overrides, customItems: items })
  return { ...glanceOf(analysis, evaluation), sketch: sketchOf(tracing) }
}
