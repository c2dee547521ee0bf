import { landmarks } from '@sella/ceph/data/landmarks'
import { inDecimals } from '@sella/ceph/measure/display'
import type { Agreement } from '@sella/ceph/reliability/agreement'
import { fewestFilms, fewestForIcc } from '@sella/ceph/reliability/agreement'
import { qualityOf } from '@sella/ceph/reliability/icc'
import type { OwnErrors } from '@sella/ceph/reliability/own-errors'
import type { Interval } from '@sella/ceph/reliability/pair'
import { stageText, stageTitle } from '@sella/ceph/reliability/stages'
import type { ItemAgreement, Study } from '@sella/ceph/reliability/study'
import type { Lang } from '@sella/ceph/words'
import { table } from './table'

const icc = ({ icc: coefficients, n }: Agreement) =>
  coefficients && n >= fewestForIcc
    ? {
        agreement: coefficients.agreement,
        interval: coefficients.interval,
        consistency: coefficients.consistency,
        quality: qualityOf(coefficients),
      }
    : null

const itemJson = ({ item, unit, agreement, corrected }: ItemAgreement) => ({
  item,
  unit,
  n: agreement.n,
  dahlberg: agreement.dahlberg,
  dahlbergInterval: agreement.dahlbergInterval,
  biasFree: agreement.biasFree,
  bias: agreement.bias && { ...agreement.bias, holm: corrected },
  limits: agreement.limits,
  icc: icc(agreement),
  detectable: agreement.detectable,
  errorShare: agreement.errorShare,
  trend: agreement.trend,
  preliminary: agreement.n < fewestFilms,
})

interface Beside {
  /** Films that are in only one of the files. */
  readonly left: { readonly first: number; readonly second: number }
  readonly ownErrors: OwnErrors
}

export const studyJson = ({ films, scaleless, items, points, stages }: Study, { left, ownErrors }: Beside) => ({
  films,
  onlyFirst: left.first,
  onlySecond: left.second,
  scaleless,
  items: items.map(itemJson),
  points,
  stages,
  ownErrors,
})

const heads = {
  zh: ['项目', 'n', 'Dahlberg', '单位', '偏倚', 'p', '一致性界限', 'ICC', '95%', '最小可检测变化'],
  en: ['item', 'n', 'Dahlberg', 'unit', 'bias', 'p', 'limits of agreement', 'ICC', '95%', 'smallest change'],
} as const

const pointHeads = {
  zh: ['点', 'n', '平均距离 mm', 'Dahlberg 前 mm', 'Dahlberg 下 mm', '2 mm 以内'],
  en: ['point', 'n', 'mean distance mm', 'Dahlberg forward mm', 'Dahlberg down mm', 'within 2 mm'],
} as const

const two = (value: number | null | undefined): string => (value === null || value === undefined ? '' : inDecimals(value, 2))
const p = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : value < 0.001 ? '<0.001' : value.toFixed(3)

const to = { zh: '至', en: 'to' } as const

const span = ([low, high]: Interval, decimals: number, lang: Lang): string =>
  `${inDecimals(low, decimals)} ${to[lang]} ${inDecimals(high, decimals)}`

const itemRow = ({ name, unit, agreement }: ItemAgreement, lang: Lang): readonly string[] => {
  const { n, dahlberg, bias, limits, detectable } = agreement
  const coefficients = icc(agreement)
  return [
    name[lang],
    `${n}`,
    two(dahlberg),
    unit,
    two(bias?.mean),
    p(bias?.p),
    limits ? span([limits.low, limits.high], 2, lang) : '',
    coefficients ? inDecimals(coefficients.agreement, 3) : '',
    coefficients?.interval ? span(coefficients.interval, 3, lang) : '',
    two(detectable),
  ]
}

const notes = {
  few: {
    zh: `不足 ${fewestFilms} 张片，各值仅为初步；不足 ${fewestForIcc} 张不给 ICC。`,
    en: `Fewer than ${fewestFilms} films: preliminary; no ICC below ${fewestForIcc}.`,
  },
  scaleless: {
    zh: (n: number) => `${n} 张片没有比例：其毫米以 S-Na = 71.8 mm 计。`,
    en: (n: number) =>
      `${n} ${n === 1 ? 'film has no scale: its' : 'films have no scale: their'} millimetres assume S-Na = 71.8 mm.`,
  },
} as const

/** In readable form: items, then points. */
export const studyTable = ({ films, scaleless, items, points, stages }: Study, lang: Lang): string => {
  const rows = points.map(({ name, n, meanDistance, forward, down, within }) => [
    landmarks[name].name[lang],
    `${n}`,
    two(meanDistance),
    two(forward),
    two(down),
    `${Math.round(100 * within)}%`,
  ])
  const few = films < fewestFilms ? `${notes.few[lang]}\n` : ''
  const guessed = scaleless > 0 ? `${notes.scaleless[lang](scaleless)}\n` : ''
  const staged = stages ? `\n${stageTitle[lang]}: ${stageText(stages, lang)}\n` : ''
  return `${few}${guessed}${table([heads[lang], ...items.map(item => itemRow(item, lang))])}\n${table([pointHeads[lang], ...rows])}${staged}`
}
