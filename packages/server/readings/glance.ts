import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { type Judgement, judge } from '@sella/ceph/analysis/judge'
import { judgedByWords } from '@sella/ceph/analysis/judged-by'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { handErrorSentence } from '@sella/ceph/tracing/hand-errors'
import type { Glance, GlanceRow } from '@sella/contract/glance'
import type { Db } from '../db/open'
import { ownPatient } from '../patients/rows'
import { ownRecord } from '../records/rows'
import { doubtedRecords } from './case-films'
import { judgingBy } from './judging'
import { sketchOf } from './sketch'
import { tracingsOf } from './stored-tracing'

const mostRows = 20

const worst = (a: EvaluationRow, b: EvaluationRow): number =>
  b.stars - a.stars || Math.abs(b.difference ?? 0) / (b.norm?.sd ?? 1) - Math.abs(a.difference ?? 0) / (a.norm?.sd ?? 1)

const glanceRows = (row: EvaluationRow): readonly GlanceRow[] => {
  const { item, name, unit, shown, norm, reading, stars } = row
  if (reading.status !== 'read' || norm === null) return []
  const { value, error } = reading
  return [{ item, name, value, error, unit, shown, norm: { mean: norm.mean, sd: norm.sd }, class: row.class, stars }]
}

const glanceOf = (analysis: Analysis, judged: Judgement): Omit<Glance, 'sketch' | 'errorsBy' | 'scaleDoubted'> => {
  const {
    rows,
    subject,
    calibration: { provenance },
  } = judged
  return {
    title: analysis.title,
    judgedBy: judgedByWords(analysis, subject, rows),
    measured: provenance === 'ruler' || provenance === 'dicom',
    rows: rows
      .filter(row => row.stars > 0)
      .sort(worst)
      .flatMap(glanceRows)
      .slice(0, mostRows),
  }
}

/** A record's film evaluated as in the workbench, so that a list need not load the engine; lengths by a doubted scale are withheld. */
export const glanceAt = async (
  db: Db,
  { doctor, recordUuid, name }: { readonly doctor: string; readonly recordUuid: string; readonly name: string },
): Promise<Glance | null> => {
  const record = await ownRecord(db, { doctor, uuid: recordUuid })
  const patient = await ownPatient(db, { doctor, uuid: record.case_uuid })
  const tracing = (await tracingsOf(db, [recordUuid])).get(recordUuid)
  const judging = await judgingBy(db, doctor, name)
  if (!tracing || !judging) return null
  const whole = judge({ ...judging, tracing, patient, record: { createday: record.createday, ageGroup: record.age_group } })
  const scaleDoubted = (await doubtedRecords(db, patient)).has(recordUuid)
  const shown = scaleDoubted ? withoutLengths(whole) : whole
  const errorsBy = handErrorSentence([tracing.points], judging.readers)
  return { ...glanceOf(judging.analysis, shown), scaleDoubted, errorsBy, sketch: sketchOf(tracing) }
}
