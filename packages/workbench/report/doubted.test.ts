import type { Analysis } from '@sella/ceph/data/analysis-row'
import { faceTemplates } from '@sella/ceph/data/face-template'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Patient } from '@sella/contract/entities'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { describe, expect, it } from 'vitest'
import { unjudged } from '../open/unjudged'
import { faceSubjects } from '../subjects/face-subject'
import { deskDriver } from '../testing/desk-driver'
import { isScaleDoubted, withholdingBeside, withholdingByFilm } from './doubted'

const ruled = templateTracing()
const by = (factor: number) => ruled.ruler && { ...ruled, ruler: { ...ruled.ruler, mm: ruled.ruler.mm * factor } }
const wrong = by(1.2) ?? ruled
const record = {
  uuid: 'r',
  createday: '2026-01-02T09:00',
  ageGroup: null,
  type: 1,
  photos: [],
  cephPoints: null,
} as unknown as CaseRecord
const later = { ...record, uuid: 's', createday: '2026-02-02T09:00' }
const last = { ...record, uuid: 't', createday: '2026-03-02T09:00' }
const patient = { birthday: '2000-05-06', sex: 'female' } as unknown as Patient
const beside = { records: [record, later, last], schemes: [], tracingOf: () => ruled }

describe('what the workbench tells of a film beside the others of its case', () => {
  const desk = () => {
    const driver = deskDriver({ tracing: ruled, records: [record, later, last] })
    driver.choosing.takeBeside(withholdingBeside({ patient, record }, beside))
    return driver
  }

  it('is no length while they make its scale doubtful, in rows and findings alike; angles stay', () => {
    const { evaluate } = desk()
    for (const { unit, reading } of evaluate(wrong).rows)
      expect(reading).toMatchObject(unit === 'mm' ? { status: 'missing', why: 'scale-doubted' } : { status: 'read' })
    const lengths = new Set(evaluate(wrong).rows.flatMap(({ unit, item }) => (unit === 'mm' ? [item] : [])))
    for (const { items } of evaluate(wrong).findings) expect(items.filter(item => lengths.has(item))).toEqual([])
  })

  it('is every value while the scale is right, and again as soon as a gesture has put it right', () => {
    const { evaluate } = desk()
    expect(evaluate(ruled).rows.every(({ reading }) => reading.status === 'read')).toBe(true)
    evaluate(wrong)
    expect(evaluate(ruled).rows.every(({ reading }) => reading.status === 'read')).toBe(true)
  })

  it('is no length, doubted or not, until they have been looked at, and no finding from one; angles stay', () => {
    const { evaluate, choosing } = deskDriver({ tracing: ruled, records: [record, { ...later, cephPoints: '{}' }] })
    const { rows, findings } = evaluate(ruled)
    const lengths = rows.flatMap(({ unit, item }) => (unit === 'mm' ? [item] : []))
    expect(lengths.length).toBeGreaterThan(0)
    for (const { unit, reading } of rows)
      expect(reading).toMatchObject(unit === 'mm' ? { status: 'missing', why: 'scale-unjudged' } : { status: 'read' })
    for (const { items } of findings) expect(items.filter(item => lengths.some(length => length === item))).toEqual([])
    choosing.takeBeside(withholdingBeside({ patient, record }, beside))
    expect(evaluate(ruled).rows.every(({ reading }) => reading.status === 'read')).toBe(true)
  })

  it('is every value at once where no other film of the case is traced', () => {
    const { evaluate } = deskDriver({ tracing: ruled, records: [record, later] })
    expect(evaluate(ruled).rows.every(({ reading }) => reading.status === 'read')).toBe(true)
  })

  it('is what the report is judged by, and every value again once the case has no other film', () => {
    for (const tracing of [ruled, wrong]) {
      const doubted = isScaleDoubted({ patient, record, tracing }, beside)
      expect(doubted).toBe(tracing === wrong)
      expect(
        desk()
          .evaluate(tracing)
          .rows.some(({ reading }) => reading.status === 'missing'),
      ).toBe(doubted)
    }
    const { evaluate, choosing } = desk()
    choosing.takeBeside(null)
    expect(evaluate(wrong).rows.every(({ reading }) => reading.status === 'read')).toBe(true)
  })

  it('is every value where a saved scheme states that the scales are right', () => {
    const mm = (of: Tracing) => calibrate(of).mmPerPixel ?? 0
    const scalesStated = { r: mm(wrong), s: mm(ruled), t: mm(ruled) }
    const scheme = {
      name: '甲',
      uuids: ['r', 's', 't'],
      cephImgs: {},
      overFun: 'sn',
      points: {},
      imgTrans: {},
      scalesStated,
    } as const
    const { evaluate, choosing } = desk()
    choosing.takeBeside(withholdingBeside({ patient, record }, { ...beside, schemes: [scheme] }))
    expect(evaluate(wrong).rows.every(({ reading }) => reading.status === 'read')).toBe(true)
  })
})

describe('what the workbench tells of a photo that has its scale from the film it is aligned on', () => {
  const points = Object.fromEntries(
    Object.entries(faceTemplates.face_side).map(([name, at]) => [name, { ...at, origin: 'manual' as const }]),
  )
  const lengths = (provenance: 'film' | 'dicom', film: Tracing) => {
    const tracing: Tracing = { points, ruler: null, fileScale: { mmPerPixel: 0.5, provenance } }
    const subject = faceSubjects.face_side
    const [analysis] = subject.analyses
    if (!analysis) throw new Error('the side photo has an analysis')
    const tracingOf = ({ uuid }: CaseRecord) => (uuid === record.uuid ? film : ruled)
    const withholding = withholdingByFilm({ patient, record }, { ...beside, tracingOf })
    const { rows, calibration } = subject.judge(tracing, { ...deskDriver().choice.get(), analysis, withholding })
    return [calibration.provenance, ...new Set(rows.filter(({ unit }) => unit === 'mm').map(({ reading }) => reading.status))]
  }

  it('is no length by that film’s scale until its others have been looked at; a scale of its own stays', () => {
    const subject = faceSubjects.face_side
    const of = { view: subject.view, record, records: [record, { ...later, cephPoints: '{}' }] }
    const choice = unjudged({ ...deskDriver().choice.get(), analysis: subject.analyses[0] as Analysis }, of)
    const lengths = (provenance: 'film' | 'dicom') => {
      const { rows } = subject.judge({ points, ruler: null, fileScale: { mmPerPixel: 0.5, provenance } }, choice)
      return [...new Set(rows.filter(({ unit }) => unit === 'mm').map(({ reading }) => reading.status))]
    }
    expect([lengths('film'), lengths('dicom')]).toEqual([['missing'], ['read']])
  })

  it('is every length, and none while the others of the case make that film’s scale doubtful; a scale of its own stays', () => {
    expect(lengths('film', ruled)).toEqual(['film', 'read'])
    expect(lengths('film', wrong)).toEqual(['film', 'missing'])
    expect(lengths('dicom', wrong)).toEqual(['dicom', 'read'])
  })
})
