import type { Evaluation, Norm, Row } from '../analysis/analysis'
import { classify } from '../analysis/classify'
import type { Judged } from '../analysis/judge'
import { subjectOf } from '../analysis/subject'
import { type FrontalFilmItemName, frontalItems, isFrontalItem } from '../data/frontal/item-rows'
import type { FrontalItemRow } from '../data/frontal/items'
import { koreanWidthRatio } from '../data/frontal/norms'
import type { Point } from '../geometry/point'
import { showValue } from '../measure/display'
import type { Missing, Reading } from '../measure/reading'
import { calibrate } from '../tracing/calibration'
import type { Words } from '../words'
import { frontalNormAt } from './norm-at'
import { frontalErrors } from './point-errors'
import { type FrontalPoints, frontalPointsOf } from './points'
import { type FrontalGround, frontalGround, readFrontal } from './read-item'

const unjudged = { difference: null, class: 'normal', stars: 0, uncertain: false } as const

const koreanWords: Words = {
  zh: `韩国安氏 I 类成人：男 ${koreanWidthRatio.male}%，女 ${koreanWidthRatio.female}%（其标志点未核实，仅供对照；无国人参考值）`,
  en: `Korean Class I adults: men ${koreanWidthRatio.male}%, women ${koreanWidthRatio.female}% (their landmarks were not seen; for comparison only)`,
}

const labelAt = (row: FrontalItemRow, points: FrontalPoints): Point | null => {
  const name = row.text === null ? undefined : row.nodes[row.text]
  return (name && points[name]) ?? null
}

const judgementOf = (reading: Reading | Missing, norm: Norm | null): Pick<Row, 'difference' | 'class' | 'stars' | 'uncertain'> =>
  reading.status === 'read' && norm ? classify(reading, norm) : unjudged

/** The row of an item judged by a norm, null for none. */
function rowOf(item: FrontalFilmItemName, ground: FrontalGround, norm: Norm | null): Row {
  const row: FrontalItemRow = frontalItems[item]
  const reading = readFrontal(item, ground)
  return {
    ...{ item, name: row.name, category: row.category, unit: row.unit, norm, reading },
    shown: showValue(reading.status === 'read' ? reading.value : null, row.unit),
    ...judgementOf(reading, norm),
    meaning: reading.status === 'read' ? (item === 'WidthRatio' ? koreanWords : row.sign) : null,
    label: reading.status === 'read' ? labelAt(row, ground.points) : null,
  }
}

/** What one film gives to measure from, by its own scale alone: none is ever assumed from a size of the body. */
export const groundOfTracing = (tracing: Judged['tracing']): FrontalGround => {
  const { mmPerPixel } = calibrate(tracing)
  return frontalGround(frontalPointsOf(tracing.points), mmPerPixel, frontalErrors(tracing.points, mmPerPixel))
}

/**
 * The rows of a frontal film by an analysis, for the patient on the day of the record: screen, paper and command line all ask here.
 * Only Ricketts' analysis has norms, by age; comparing sides needs none. Pure.
 */
export function judgeFrontal({
  tracing,
  patient,
  record,
  analysis,
}: Omit<Judged, 'overrides' | 'customItems' | 'readers'>): Evaluation {
  const { age } = subjectOf(patient, record)
  const ground = groundOfTracing(tracing)
  const judges = analysis.name === 'Ricketts frontal'
  const rows = analysis.items.flatMap(item =>
    isFrontalItem(item) ? [rowOf(item, ground, judges ? frontalNormAt(item, age) : null)] : [],
  )
  return { calibration: calibrate(tracing), facing: 'right', rows, findings: [] }
}
