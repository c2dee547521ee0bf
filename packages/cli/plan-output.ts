import { isItemName, measurements } from '@sella/ceph/data/measurements'
import { simulationCaution } from '@sella/ceph/data/planning/caution'
import { growthCaution, growthPopulation } from '@sella/ceph/data/planning/mean-growth'
import { populations } from '@sella/ceph/data/planning/populations'
import { RATIO_TABLE_VERSION } from '@sella/ceph/data/planning/responses'
import { asRead, inDecimals, showValue } from '@sella/ceph/measure/display'
import { groundsOf } from '@sella/ceph/planning/grounds'
import { populationWords, weakestWords } from '@sella/ceph/planning/grounds-words'
import type { Plan } from '@sella/ceph/planning/plan'
import { planJson } from '@sella/ceph/planning/plan-json'
import type { Prediction } from '@sella/ceph/planning/predict'
import type { PredictedSkin } from '@sella/ceph/planning/skin-after'
import { targetRanges, targetsOf } from '@sella/ceph/planning/targets'
import { valueRanges } from '@sella/ceph/planning/value-ranges'
import { warningWords } from '@sella/ceph/planning/warning-words'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import { table } from './table'
import { valuesJson } from './values-output'

interface Planned {
  readonly start: Tracing
  readonly plan: Plan
  readonly prediction: Prediction
  readonly lang: Lang
}

const pair = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [x, y]

const skinJson = ({ shift, band, terms }: PredictedSkin) => ({
  shift_mm: pair(shift),
  band_mm: pair(band),
  ratios: terms.map(({ response, component, driver, grade, own, strained }) => ({
    id: response.id,
    component,
    driver: response.driver,
    driver_mm: driver,
    ratio: strained ? 1 : (own?.ratio ?? response.ratio),
    sd: strained ? null : (own?.sd ?? response.sd),
    grade,
    n: own || strained ? null : response.n,
    population: own || strained || response.population === null ? null : populations[response.population].en,
    evidence: strained ? ['TEXT'] : own ? [own.source] : response.evidence,
  })),
})

function measured(start: Tracing, prediction: Prediction) {
  const by = { assumeScale: false, doubted: false, asGiven: false }
  const [now, then] = [valuesJson(start, by), valuesJson(prediction.tracing, by)]
  const ranges = valueRanges(prediction, Object.keys(now.values))
  const values = Object.entries(now.values).map(([item, was]) => {
    const is = then.values[item] ?? null
    const change = was === null || is === null ? null : is - was
    return [item, { now: was, plan: is, change, band: is === null ? null : (ranges.get(item) ?? null) }] as const
  })
  return { measurements: Object.fromEntries(values), missing: now.missing }
}

function targetJson(prediction: Prediction, lang: Lang) {
  const bands = targetRanges(prediction)
  return targetsOf(prediction.tracing).map(({ lever, name, short: _, range, ...row }) => ({
    ...row,
    band: bands.get(row.key) ?? null,
    name: name[lang],
    range: range?.map(limit => (Number.isFinite(limit) ? limit : null)) ?? null,
  }))
}

/** The effect of a plan on one film (docs/command-line.md, `plan --json`). */
export function predictionJson({ start, plan, prediction, lang }: Planned) {
  const { calibration, frame, tracing, shifts, skin, autorotation, warnings } = prediction
  const { weakest, populations: pointsBy, growth } = groundsOf(skin, plan)
  return {
    scale: calibration,
    facing: frame.facing,
    ratioTable: RATIO_TABLE_VERSION,
    plan: planJson(plan),
    landmarks: Object.fromEntries(Object.entries(tracing.points).flatMap(([name, at]) => (at ? [[name, pair(at)]] : []))),
    moved_mm: frame.calibrated
      ? Object.fromEntries(Object.entries(shifts).flatMap(([name, at]) => (at ? [[name, pair(at)]] : [])))
      : null,
    skin: Object.fromEntries(Object.entries(skin).map(([name, each]) => [name, skinJson(each)])),
    autorotation: { degrees: autorotation.degrees, stop: autorotation.by },
    ...measured(start, prediction),
    targets: targetJson(prediction, lang),
    weakestGrade: weakest,
    populations: [
      ...new Set(
        [...pointsBy.keys()].map(key => (key === null || key === 'own' || key === 'strain' ? null : populations[key].en)),
      ),
      ...(growth ? [growthPopulation.en] : []),
    ],
    warnings: warnings.map(warning => ({ ...warning, text: warningWords(warning)[lang] })),
    caution: simulationCaution[lang],
    ...(plan.growth ? { growthCaution: growthCaution[lang] } : {}),
  }
}

const heads = {
  zh: {
    points: ['标志点', '前(+) mm', '下(+) mm', '± 前后', '± 上下'],
    items: ['测量项目', '现在', '方案', '±', '变化', '单位'],
    range: '± 为软组织预测的约 90% 范围的半宽',
  },
  en: {
    points: ['landmark', 'forward mm', 'down mm', '± sagittal', '± vertical'],
    items: ['item', 'now', 'plan', '±', 'change', 'unit'],
    range: '± half the range of about 90% of the soft tissue prediction',
  },
} as const

function itemRows({ start, prediction, lang }: Planned): readonly (readonly string[])[] {
  const rows = Object.entries(measured(start, prediction).measurements)
  return rows.flatMap(([item, { now, plan, change, band }]) => {
    if (!isItemName(item) || change === null || Math.abs(change) < 0.05) return []
    const { unit, name } = measurements[item]
    return [
      [
        name[lang],
        showValue(now, unit),
        showValue(plan, unit),
        band === null ? '' : showValue(band, unit),
        // The difference of the two numbers displayed beside it, as on screen.
        showValue(asRead(plan ?? 0, unit) - asRead(now ?? 0, unit), unit),
        unit,
      ],
    ]
  })
}

/** The same in readable form. */
export function predictionTable(planned: Planned): string {
  const { prediction, plan, lang } = planned
  const { shifts, skin, frame, warnings } = prediction
  const mm = (value: number): string => inDecimals(value, 1)
  const points = Object.entries(shifts).map(([name, { x, y }]) => {
    const band = skin[name as keyof typeof skin]?.band
    return [name, mm(x), mm(y), ...(band ? [mm(band.x), mm(band.y)] : ['', ''])]
  })
  const grounds = groundsOf(skin, plan)
  return [
    frame.calibrated ? table([heads[lang].points, ...points]) : '',
    table([heads[lang].items, ...itemRows(planned)]),
    ...warnings.map(warning => `! ${warningWords(warning)[lang]}\n`),
    `${plan.reference} · v${RATIO_TABLE_VERSION}\n`,
    ...[weakestWords(grounds), ...populationWords(grounds)].flatMap(words => (words ? [`${words[lang]}\n`] : [])),
    Object.keys(skin).length > 0 ? `${heads[lang].range}\n` : '',
    `${simulationCaution[lang]}\n`,
    plan.growth ? `${growthCaution[lang]}\n` : '',
  ].join('')
}
