import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { expect, it } from 'vitest'
import type { CaseFilm } from './case-films'
import { changesOf, measuredFilms } from './measured-films'
import { trendValues } from './trend-values'

const analysis = builtInAnalyses.find(({ name }) => name === 'Steiner+Wits')
if (!analysis) throw new Error('the analysis is built in')

const films = ['first', 'second', 'last'].map(
  uuid =>
    ({ film: { tracing: templateTracing() }, record: { uuid, createday: '2024-01-02', ageGroup: null } }) as unknown as CaseFilm,
)
const patient = { birthday: '2012-05-06', sex: 'female' } as const
const evaluations = measuredFilms(films, { patient, analysis, overrides: {}, customItems: {}, readers: readerErrors }, new Set())
const ruler: Calibration = { provenance: 'ruler', mmPerPixel: 0.1 }
const detector: Calibration = { provenance: 'detector', mmPerPixel: 0.1 }
const records = [
  { uuid: 'first', x: 64, calibration: ruler },
  { uuid: 'second', x: 400, calibration: detector },
  { uuid: 'last', x: 400, calibration: ruler },
]
const valuesOf = (item: string, without: readonly string[] = []) => {
  const [change] = changesOf(evaluations, [item])
  const rows = (change?.rows ?? []).map((row, i) =>
    without.includes(records[i]?.uuid ?? '')
      ? ({ ...row, reading: { status: 'missing', why: 'scale-doubted', needs: [] } } as const)
      : row,
  )
  return trendValues(rows, records)
}

it('marks as approximate the lengths of a film whose scale nobody measured, as the table beside does, and no angles', () => {
  expect(valuesOf('Wits appraisal').map(({ text }) => text.startsWith('≈ '))).toEqual([false, true, false])
  expect(valuesOf('SNA').filter(({ text }) => text.includes('≈'))).toEqual([])
})

it('keeps the values of two records of one day apart, and each with its own record where another has no value', () => {
  expect(valuesOf('SNA').map(({ uuid, x }) => [uuid, x])).toEqual(records.map(({ uuid, x }) => [uuid, x]))
  expect(valuesOf('SNA', ['first']).map(({ uuid }) => uuid)).toEqual(['second', 'last'])
})
