import type { DeviationClass } from '@sella/ceph/analysis/analysis'
import { pixelsPerFaceMm } from '@sella/ceph/tracing/face-size'
import { unsureNames } from '@sella/ceph/tracing/unsure'
import type { Display } from '@sella/contract/documents/digitization-setting'
import { type Colours, specialPointColour, surfaces, valueColour } from '@sella/drawing/tracing/colours'
import { confidenceColour, confidenceSteps } from '@sella/drawing/tracing/confidence'
import type { Legend, LegendCell } from '../../report/legend-layout'
import type { useWords } from '../../words/i18n'
import { classesShown, type Drawn } from './classes-shown'
import { scaleDoubt } from './scale-doubt'

type Translate = ReturnType<typeof useWords>['t']

/** The stars of each class: they tell the classes apart where the picture is seen without colours. */
const starsOf: Readonly<Record<DeviationClass, number>> = {
  normal: 0,
  sd_positive_1: 1,
  sd_positive_2: 2,
  sd_positive_3: 3,
  sd_negative_1: 1,
  sd_negative_2: 2,
  sd_negative_3: 3,
}

/** Where the scale of a film comes from, and whether it is doubted, by the film itself or beside the others of the case. */
export const scaleText = ({ tracing, evaluation }: Pick<Drawn, 'tracing' | 'evaluation'>, t: Translate): string => {
  const { provenance, mmPerPixel } = evaluation.calibration
  const scale =
    provenance === 'none'
      ? t('workbench.results.uncalibrated')
      : t(`workbench.status.${provenance}`, { mm: tracing.ruler?.mm, scale: mmPerPixel.toFixed(3) })
  const alone = scaleDoubt(tracing, evaluation.calibration, t)
  const doubted = evaluation.rows.some(({ reading }) => reading.status === 'missing' && reading.why === 'scale-doubted')
  const doubts = [...(alone ? [alone] : []), ...(doubted ? [t('workbench.results.scaleDoubted')] : [])]
  return [scale, ...doubts].join(t('app.separator'))
}

const drawnParts = [
  ['points', 'workbench.colour.tagPointColor', 'dot', 'tagPointColor'],
  ['outlines', 'workbench.colour.curveColor', 'line', 'curveColor'],
  ['teeth', 'workbench.colour.teethColor', 'line', 'teethColor'],
  ['auxiliaryLines', 'workbench.colour.analysisLineColor', 'line', 'analysisLineColor'],
] as const satisfies readonly (readonly [keyof Display, string, 'dot' | 'line', keyof Colours])[]

/** Points coloured by their expected error: only if the detector placed some. */
const byCertainty = ({ display, tracing }: Drawn): boolean =>
  display.points && display.confidence && Object.values(tracing.points).some(point => point.origin !== 'manual')

/** The degrees of certainty among the points, if they are coloured by it. */
const certainty = (drawn: Drawn, t: Translate): readonly LegendCell[] => {
  if (!byCertainty(drawn)) return []
  const { tracing, colours } = drawn
  const placed = colours.tagPointColor
  const size = pixelsPerFaceMm(tracing.points)
  const seen = new Set(Object.values(tracing.points).map(point => confidenceColour(point, placed, size)))
  const steps = [...confidenceSteps, { step: 'placed' as const, colour: placed }].filter(({ colour }) => seen.has(colour))
  const cells = steps.map(
    ({ step, colour }): LegendCell => ({ text: t(`bench.confidence.${step}`), sign: { shape: 'dot', colour } }),
  )
  return cells.length > 0 ? [{ text: t('bench.confidence.title') }, ...cells] : []
}

/**
 * The legend of the picture, in the doctor's words: whose film by which analysis, the source of the scale, the meaning of each
 * visible colour.
 */
export const pictureLegend = (drawn: Drawn, t: Translate): Legend => {
  const { display, colours } = drawn
  const parts = drawnParts
    .filter(([shown]) => display[shown] && !(shown === 'points' && byCertainty(drawn)))
    .map(([, key, shape, colour]): LegendCell => ({ text: t(key), sign: { shape, colour: colours[colour] } }))
  const derived: LegendCell = { text: t('exporting.derivedPoint'), sign: { shape: 'dot', colour: specialPointColour } }
  const estimated: LegendCell = { text: t('workbench.display.estimated'), sign: { shape: 'dashed', colour: colours.curveColor } }
  const guessed: LegendCell = {
    text: t('exporting.estimatedPoint'),
    sign: { shape: 'hollow', colour: byCertainty(drawn) ? surfaces.dark.quiet : colours.tagPointColor },
  }
  const hollow = display.points && Object.values(drawn.tracing.points).some(point => point.origin === 'estimated')
  const ring: LegendCell = { text: t('bench.confidence.ring'), sign: { shape: 'ring', colour: surfaces.dark.warn } }
  const rings = display.uncertainty && unsureNames(drawn.tracing.points).length > 0
  const quiet = [
    ...(display.points ? [derived] : []),
    ...(hollow ? [guessed] : []),
    ...(display.outlines && display.estimated ? [estimated] : []),
    ...(rings ? [ring] : []),
  ]
  const values = display.results ? classesShown(drawn) : []
  return [
    [
      { text: drawn.title, strong: true },
      ...(drawn.caseNo ? [{ text: t('exporting.caseNo', { no: drawn.caseNo }) }] : []),
      { text: drawn.date },
      { text: scaleText(drawn, t) },
    ],
    [...parts, ...quiet],
    certainty(drawn, t),
    values.map(each => ({
      text: `${t(`app.classes.${each}`)} ${'★'.repeat(starsOf[each])}`.trim(),
      sign: { shape: 'value', colour: valueColour(each, colours, 'dark') },
    })),
  ]
}
