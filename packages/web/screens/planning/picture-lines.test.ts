import { restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { emptyPlanDocument, type PlanDocument } from '@sella/contract/documents/plan'
import { templateTracing } from '@sella/workbench/subjects/template-scene'
import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { en } from '../../words/en'
import { pictureLines } from './picture-lines'

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { translation: en } }, interpolation: { escapeValue: false } }))

const lip = { id: 'incisor.LabraleSuperius.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: '40' }

const linesOf = (
  ownTable: PlanDocument['ownTable'],
  ownRatios = [lip],
  photoMm: number | null = null,
  scaleDoubted = false,
  growth: PlanDocument['plan']['growth'] = null,
  stage: 'CS5' | 'CS6' | null = null,
) => {
  const plan = { ...emptyPlanDocument.plan, moves: { U1: { ...restingMoves.U1, x: -4 } }, ownRatios, growth }
  const prediction = predict(templateTracing, plan)
  if (prediction.status !== 'predicted') throw new Error('predicted')
  const of = {
    name: 'A',
    day: '2026-01-02',
    document: { ...emptyPlanDocument, plan, ownTable },
    prediction,
    zone: false,
    photoMm,
    scaleDoubted,
    maturation: stage && { stage, hindrance: null, by: '周明仪', at: '2026-03-04T00:00:00.000Z' },
  }
  return pictureLines(of, { t: i18next.t, lang: 'en' })
}
const headOf = (...of: Parameters<typeof linesOf>) => linesOf(...of)[0]

it('a picture says whose own ratios it was made with, also where they are of its plan alone', () => {
  const named = { table: '7d0c2f0e-51f5-4d83-9a39-0d0b6f2a9e44', version: 3, day: '2026-03-04' }
  expect(headOf(named)).toMatch(/ratio table version 1 · own ratios 7d0c2f0e version 3 \(2026-03-04\)$/)
  expect(headOf(null)).toMatch(/ratio table version 1 · own ratios for this plan only$/)
  expect(headOf(null, [])).toMatch(/ratio table version 1$/)
})

it('a picture of a photo says how far that lies from the film, and none of a photo laid by hand', () => {
  expect(linesOf(null, [], 2.2).at(-1)).toBe('Photo and film outlines 2.2 mm apart')
  expect(linesOf(null, []).join()).not.toContain('apart')
})

it('a picture says that the scale of its film is doubted, and of no other that it is', () => {
  expect(linesOf(null, [], null, true)[1]).toMatch(/the scale is doubted: millimetres are left out/)
  expect(linesOf(null, []).join()).not.toContain('doubted')
})

it('a picture says that S-Na makes the scale of its film unlikely', () => {
  const { fileScale } = templateTracing
  if (!fileScale) throw new Error('no scale')
  const small = { ...templateTracing, fileScale: { ...fileScale, mmPerPixel: 0.6 * fileScale.mmPerPixel } }
  const plan = { ...emptyPlanDocument.plan, moves: { U1: { ...restingMoves.U1, x: -4 } } }
  const prediction = predict(small, plan)
  if (prediction.status !== 'predicted') throw new Error('predicted')
  const of = { name: 'A', day: '2026-01-02', document: { ...emptyPlanDocument, plan }, prediction, zone: true }
  const lines = pictureLines({ ...of, photoMm: null, scaleDoubted: false, maturation: null }, { t: i18next.t, lang: 'en' })
  expect(lines[1]).toMatch(
    /^the scale is doubtful \(S-Na = 4\d\.\d mm, usually 55–90 mm\): all millimetres of the plan go by it$/,
  )
})

it('a picture with average growth says that it is no forecast, and of whom it is the average', () => {
  const growth = { years: 1, rates: { nasion: 1, basion: 1, condyle: 1, corpus: 2, nose: 1 }, maxillaWithNa: 0, facialAxis: 0 }
  const lines = linesOf(null, [], null, false, growth)
  expect(lines).toContain('Average growth change (not a forecast for this patient), white sample.')
  expect(lines).toContain('white sample: average growth change')
  expect(linesOf(null, []).join()).not.toMatch(/growth/)
})

it('a picture with average growth says whose reading of the vertebrae ended growth since, and one without growth does not', () => {
  const growth = { years: 1, rates: { nasion: 1, basion: 1, condyle: 1, corpus: 2, nose: 1 }, maxillaWithNa: 0, facialAxis: 0 }
  expect(linesOf(null, [], null, false, growth, 'CS6').join()).toContain('CS6 (read by 周明仪, 2026-03-04): growth has ended')
  expect(linesOf(null, [], null, false, growth, 'CS5').join()).not.toContain('has ended')
  expect(linesOf(null, [], null, false, null, 'CS6').join()).not.toContain('has ended')
})
