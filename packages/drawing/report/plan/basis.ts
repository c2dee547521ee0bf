import { planes } from '@sella/ceph/data/planes'
import { growthCaution } from '@sella/ceph/data/planning/mean-growth'
import { planReferences } from '@sella/ceph/data/planning/reference-planes'
import { RATIO_TABLE_VERSION } from '@sella/ceph/data/planning/responses'
import { groundsOf } from '@sella/ceph/planning/grounds'
import { populationWords, weakestWords } from '@sella/ceph/planning/grounds-words'
import { growthEndedWords } from '@sella/ceph/planning/growing'
import { shortTable } from '@sella/ceph/planning/own-ratio-table'
import { warningWords } from '@sella/ceph/planning/warning-words'
import type { Lang } from '@sella/ceph/words'
import { dottedDate } from '../date-text'
import { greys, sizes } from '../paper'
import type { CarriedPlan } from './carried-plan'
import { warn } from './caution'
import type { Strip } from './flow'
import { heading, lines, space, wholePage } from './plan-table'
import type { ReportPlan } from './report-plan'
import { filled, planWords as words } from './words'

/** The reference plane by its full name. */
export const planeText = ({ plan }: ReportPlan, lang: Lang): string => planes[planReferences[plan.reference].line].name[lang]

export const tableText = ({ ratioTable }: ReportPlan, lang: Lang): string =>
  ({ zh: `第 ${ratioTable} 版`, en: `version ${ratioTable}` })[lang]

/** Which of the doctor's own ratios a plan uses; null if it uses none. */
export function ownTableText({ plan, ownTable }: ReportPlan, lang: Lang): string | null {
  if (plan.ownRatios.length === 0) return null
  if (!ownTable) return words.ownHere[lang]
  const { version: n, day, table } = ownTable
  return filled(words.ownVersion[lang], { n, day: dottedDate(day), table: shortTable(table) })
}

/**
 * What stands under every picture of a prediction: its plane, the ratio table, the weakest figure in it and whose averages its
 * figures are (clinical/beyond/planning.md, section 5). Nothing where no skin is predicted.
 */
export function basisStrips({ input: { lang }, kept, prediction }: CarriedPlan, across = wholePage): readonly Strip[] {
  const grounds = groundsOf(prediction.status === 'predicted' ? prediction.skin : {}, kept.plan)
  const weakest = weakestWords(grounds)
  if (!weakest) return []
  const colon = lang === 'zh' ? '：' : ': '
  const own = ownTableText(kept, lang)
  const facts = [
    [words.plane[lang], planeText(kept, lang)],
    [words.table[lang], tableText(kept, lang)],
    ...(own ? [[words.ownTable[lang], own]] : []),
  ].map(each => each.join(colon))
  const people = populationWords(grounds).map(each => each[lang])
  return [
    ...lines(facts.join(' · '), greys.quiet, sizes.small, across),
    ...lines(weakest[lang], warn, sizes.small, across),
    ...lines(`${words.population[lang]} · ${people.join(lang === 'zh' ? '；' : '; ')}`, greys.quiet, sizes.small, across),
    space(24),
  ]
}

/** What a reader must know about a plan before reading on. */
export function warningStrips(
  { input: { lang, maturation, zone, scaleDoubted = false }, kept, prediction }: CarriedPlan,
  across = wholePage,
): readonly Strip[] {
  const ended = kept.plan.growth && growthEndedWords(maturation, zone)
  const warned = [
    ...(kept.changed ? [words.changed[lang]] : []),
    ...(kept.ratioTable === RATIO_TABLE_VERSION ? [] : [filled(words.otherTable[lang], { n: kept.ratioTable })]),
    ...(scaleDoubted ? [words.scaleDoubted[lang]] : []),
    ...(prediction.status === 'predicted' && !prediction.frame.calibrated && !scaleDoubted ? [words.noScale[lang]] : []),
    ...(prediction.status === 'missing' ? [filled(words.noPlane[lang], { points: prediction.needs.join(', ') })] : []),
    ...(kept.plan.growth ? [growthCaution[lang]] : []),
    ...(ended ? [ended[lang]] : []),
    ...(prediction.status === 'predicted' ? prediction.warnings.map(warning => warningWords(warning)[lang]) : []),
  ]
  if (warned.length === 0) return []
  return [
    heading(words.warnings[lang], '', { from: across.x, to: across.x + across.width }),
    ...warned.flatMap(each => lines(each, warn, sizes.small, across)),
    space(24),
  ]
}
