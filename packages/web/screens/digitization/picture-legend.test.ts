import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { defaultDisplay } from '@sella/contract/documents/digitization-setting'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { templateTracing } from '@sella/workbench/subjects/template-scene'
import { expect, it } from 'vitest'
import { classesShown } from './classes-shown'
import { pictureLegend } from './picture-legend'

const [analysis] = builtInAnalyses
if (!analysis) throw new Error('no analysis ships')
const t = ((key: string, given?: object) => (given ? `${key} ${JSON.stringify(given)}` : key)) as Parameters<
  typeof pictureLegend
>[1]

const legendOf = (tracing: typeof templateTracing, display = defaultDisplay) => {
  const evaluation = evaluate(tracing, analysis, { dentition: 'permanent', sex: null })
  const facts = { title: 'Steiner', caseNo: 'A-17', date: '2026-03-01', colours: defaultColours }
  return pictureLegend({ ...facts, tracing, analysis, evaluation, display }, t)
}
const texts = (legend: ReturnType<typeof legendOf>) => legend.flat().map(cell => cell.text)

it('names analysis, case, date and where the scale comes from', () => {
  expect(texts(legendOf(templateTracing)).slice(0, 4)).toEqual([
    'Steiner',
    'exporting.caseNo {"no":"A-17"}',
    '2026-03-01',
    'workbench.status.dicom {"scale":"1.000"}',
  ])
  expect(texts(legendOf(emptyTracing))).toContain('workbench.results.uncalibrated')
})

it('says of a scale that the other films make doubtful that it is', () => {
  const evaluation = evaluate(templateTracing, analysis, { dentition: 'permanent', sex: null })
  const facts = { title: 'Steiner', caseNo: '', date: '2026-03-01', colours: defaultColours, tracing: templateTracing, analysis }
  const of = (shown: typeof evaluation) => texts(pictureLegend({ ...facts, display: defaultDisplay, evaluation: shown }, t))[2]
  expect([of(evaluation), of(withoutLengths(evaluation))]).toEqual([
    'workbench.status.dicom {"scale":"1.000"}',
    'workbench.status.dicom {"scale":"1.000"}app.separatorworkbench.results.scaleDoubted',
  ])
})

it('says of a scale that S-Na makes unlikely, or that was not used, that it is, as the status bar does', () => {
  const [unlikely, refused] = [0.7, 0.1].map(mmPerPixel =>
    texts(legendOf({ ...templateTracing, fileScale: { mmPerPixel, provenance: 'dicom' } })).join(' '),
  )
  expect(unlikely).toContain('app.separatorworkbench.scale.implausible {"what":"S-Na","mm":"50.3","low":55,"high":90}')
  expect(refused).toContain('workbench.results.uncalibratedapp.separatorworkbench.scale.refused {"what":"S-Na","mm":"7.2"}')
})

it('explains only the colours that can be seen', () => {
  const bare = { ...defaultDisplay, outlines: false, teeth: false, points: false, auxiliaryLines: false, results: false }
  expect(legendOf(templateTracing, bare).slice(1).flat()).toEqual([])
  expect(texts(legendOf(templateTracing))).toContain('workbench.colour.teethColor')
  const evaluation = evaluate(emptyTracing, analysis, { dentition: 'permanent', sex: null })
  expect(classesShown({ analysis, evaluation })).toEqual([])
})

const doubtful = {
  ...templateTracing,
  points: {
    ...templateTracing.points,
    A: { x: 1, y: 2, origin: 'detected' as const, errorPx: 3 },
    B: { x: 1, y: 9, origin: 'detected' as const, errorPx: 0.4 },
  },
}

it('explains the ring about an unsure point where there is one', () => {
  expect(texts(legendOf(doubtful))).toContain('bench.confidence.ring')
  expect(texts(legendOf(templateTracing))).not.toContain('bench.confidence.ring')
  expect(texts(legendOf(doubtful, { ...defaultDisplay, uncertainty: false }))).not.toContain('bench.confidence.ring')
})

it('explains the steps of certainty that occur, in place of the colour of points', () => {
  const coloured = texts(legendOf(doubtful, { ...defaultDisplay, confidence: true }))
  for (const step of ['title', 'sure', 'unsure', 'placed']) expect(coloured).toContain(`bench.confidence.${step}`)
  expect(coloured).not.toContain('bench.confidence.poor')
  expect(coloured).not.toContain('workbench.colour.tagPointColor')
  const byHand = texts(legendOf(templateTracing, { ...defaultDisplay, confidence: true }))
  expect(byHand).toContain('workbench.colour.tagPointColor')
  expect(byHand).not.toContain('bench.confidence.title')
})

it('explains a hollow point where one is estimated, and gives each class its stars', () => {
  const { A } = templateTracing.points
  if (!A) throw new Error('the template has a point A')
  const guessed = { ...templateTracing, points: { ...templateTracing.points, A: { ...A, origin: 'estimated' as const } } }
  expect(texts(legendOf(guessed))).toContain('exporting.estimatedPoint')
  expect(texts(legendOf(guessed, { ...defaultDisplay, points: false }))).not.toContain('exporting.estimatedPoint')
  expect(texts(legendOf(templateTracing))).not.toContain('exporting.estimatedPoint')
  const shifted = { ...templateTracing, points: { ...templateTracing.points, A: { ...A, x: A.x + 40 } } }
  expect(texts(legendOf(shifted))).toContain('app.classes.sd_positive_3 ★★★')
})
