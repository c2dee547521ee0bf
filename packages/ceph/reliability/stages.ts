import { stages } from '../data/maturation-stages'
import { featuresAsRead, featuresOf } from '../maturation/features'
import { spineOf } from '../maturation/spine'
import { stageOf } from '../maturation/stage'
import { inDecimals, NO_VALUE } from '../measure/display'
import type { Grid } from '../tabulate/grid'
import type { Tracing } from '../tracing/tracing'
import type { Lang } from '../words'
import { type ClassAgreement, classAgreement } from './classes'
import type { Reread } from './points'

/** The stage of the points as their film shows it, without its uncertainty: only readings are compared here. */
const stageNumberOf = ({ points }: Tracing): number | null => {
  const spine = spineOf(points)
  const features = spine && featuresOf(spine)
  return features ? stages.indexOf(stageOf(featuresAsRead(features)).stage) : null
}

/** Agreement of the vertebral stages of two readings, over the films with all 13 points in both; null if there are none. */
export const stageAgreement = (films: readonly Reread[]): ClassAgreement | null =>
  classAgreement(
    films.flatMap(({ first, second }) => {
      const [a, b] = [stageNumberOf(first), stageNumberOf(second)]
      return a === null || b === null ? [] : [[a, b] as const]
    }),
    stages.length,
  )

const columns = [
  { key: 'n', head: { zh: 'n', en: 'n' }, width: 8 },
  { key: 'same_percent', head: { zh: '同一分期 %', en: 'Same stage %' }, width: 14 },
  { key: 'chance_percent', head: { zh: '机遇一致 %', en: 'By chance %' }, width: 14 },
  { key: 'kappa', head: { zh: 'κ', en: 'Kappa' }, width: 12 },
  { key: 'kappa_linear', head: { zh: 'κ（线性加权）', en: 'Kappa, linear weights' }, width: 18 },
  { key: 'kappa_quadratic', head: { zh: 'κ（二次加权）', en: 'Kappa, quadratic weights' }, width: 18 },
] as const

/** Title of the vertebral stages, and their agreement as a table, numbers not rounded. */
export const stageTitle = { zh: '颈椎分期', en: 'Vertebral stages' } as const

export const stageGrid = ({ n, observed, chance, kappa, linear, quadratic }: ClassAgreement, lang: Lang): Grid => ({
  name: stageTitle[lang],
  columns,
  rows: [[n, 100 * observed, 100 * chance, kappa, linear, quadratic]],
})

const rounded = (value: number | null): string => (value === null ? NO_VALUE : inDecimals(value, 2))

/** One line for display: how often the stage is the same, then kappa, plain and weighted. */
export const stageText = ({ n, observed, chance, kappa, linear, quadratic }: ClassAgreement, lang: Lang): string => {
  const [same, by] = [observed, chance].map(share => `${Math.round(100 * share)}%`)
  return lang === 'zh'
    ? `n = ${n} · 同一分期 ${same}（机遇 ${by}）· κ ${rounded(kappa)} · 线性加权 ${rounded(linear)} · 二次加权 ${rounded(quadratic)}`
    : `n = ${n} · same stage ${same} (chance ${by}) · kappa ${rounded(kappa)} · linear ${rounded(linear)} · quadratic ${rounded(quadratic)}`
}
