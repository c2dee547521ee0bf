import { grades } from '@sella/ceph/data/planning/grades'
import { populations } from '@sella/ceph/data/planning/populations'
import { planningSourceWords } from '@sella/ceph/data/planning/source-words'
import type { PlanningSourceId } from '@sella/ceph/data/planning/sources'
import { driverLandmark } from '@sella/ceph/planning/drivers'
import { groundsOf, type UsedRatio } from '@sella/ceph/planning/grounds'
import { strainGrounds, weakestWords } from '@sella/ceph/planning/grounds-words'
import { sagittalWords, verticalWords } from '@sella/ceph/superimpose/change-words'
import type { Lang } from '@sella/ceph/words'
import { shortLandmarkName } from '../../tracing/short-names'
import { greys, inner, sizes } from '../paper'
import type { CarriedPlan } from './carried-plan'
import type { Strip } from './flow'
import { lines, type PlanCell, space, tableStrips } from './plan-table'
import { causeWords, planWords as words } from './words'

const warn = '#8a5a00'

const along = (component: 'x' | 'y', mm: number, lang: Lang): string =>
  component === 'x' ? sagittalWords({ forwardMm: mm })[lang] : verticalWords({ downMm: mm })[lang]

const spreadText = ({ own, response }: UsedRatio): string => {
  const sd = own?.sd ?? response.sd
  return sd === null ? `${response.low}–${response.high}` : `± ${sd.toFixed(2)}`
}

const ratioText = (used: UsedRatio, lang: Lang): string =>
  used.strained ? words.strained[lang] : `${(used.own?.ratio ?? used.response.ratio).toFixed(2)} (${spreadText(used)})`

const whose = ({ own, strained, response: { population, n } }: UsedRatio, lang: Lang): string => {
  if (strained) return words.unstated[lang]
  if (own) return words.own[lang]
  const who = population === null ? words.unstated[lang] : populations[population][lang]
  return n === null ? who : `${who}, n = ${n}`
}

const cellsOf = (used: UsedRatio, lang: Lang): readonly PlanCell[] => {
  const { component, driver, shift, own, response, grade } = used
  const point = shortLandmarkName(driverLandmark(response.driver))
  const weak = grade === 'doubtful' || grade === 'proposal'
  return [
    { text: `${causeWords[response.group][lang]}${lang === 'zh' ? '：' : ': '}${point} ${along(component, driver, lang)}` },
    { text: ratioText(used, lang) },
    { text: along(component, shift, lang), weight: 600 },
    { text: own ? words.own[lang] : grades[grade][lang], ...(weak ? { colour: warn } : {}) },
    { text: whose(used, lang), colour: greys.quiet },
  ]
}

/** A ratio of 0 without spread neither moves the skin nor widens its range. */
const counts = ({ shift, sd }: UsedRatio): boolean => shift !== 0 || sd !== 0

/** Skin points moved identically by the same ratios share a row. */
function rowsOf(used: readonly UsedRatio[], lang: Lang): readonly (readonly PlanCell[])[] {
  const groups = new Map<string, { readonly skin: string[]; readonly rows: readonly (readonly PlanCell[])[] }>()
  for (const skin of new Set(used.map(each => each.skin))) {
    const rows = used.filter(each => each.skin === skin && counts(each)).map(each => cellsOf(each, lang))
    const key = JSON.stringify(rows)
    const same = groups.get(key)
    if (same) same.skin.push(shortLandmarkName(skin))
    else groups.set(key, { skin: [shortLandmarkName(skin)], rows })
  }
  return [...groups.values()].flatMap(({ skin, rows }) =>
    rows.map((cells, i) => [{ text: skin.join(', '), ...(i > 0 ? { colour: greys.category } : {}) }, ...cells]),
  )
}

/** Every ratio that moves the skin: what it follows, its effect, its uncertainty, and the study and population it comes from. */
export function ratioStrips({ prediction, kept, input: { lang } }: CarriedPlan): readonly Strip[] {
  if (prediction.status !== 'predicted') return []
  const grounds = groundsOf(prediction.skin, kept.plan)
  const { used } = grounds
  if (used.length === 0) return []
  const columns = [
    { title: words.skinPoint[lang], x: inner.left, align: 'start', maxWidth: 240 },
    { title: words.cause[lang], x: 310, align: 'start', maxWidth: 310 },
    { title: words.ratio[lang], x: 810, align: 'end', maxWidth: 185 },
    { title: words.gives[lang], x: 970, align: 'end', maxWidth: 155 },
    { title: words.grade[lang], x: 1000, align: 'start', maxWidth: 265 },
    { title: words.population[lang], x: 1275, align: 'start', maxWidth: 450 },
  ] as const
  const [from, to, rows] = [inner.left, inner.right, rowsOf(used, lang)]
  const table = tableStrips({ id: 'ratios', title: words.ratios[lang], note: words.ratiosNote[lang], columns, rows, from, to })
  const weakest = weakestWords(grounds)
  const ids = [
    ...new Set(used.flatMap(({ own, strained, response }) => (strained ? (['TEXT'] as const) : own ? [] : response.evidence))),
  ]
  const cited = ids.map((id: PlanningSourceId) => `${id}${lang === 'zh' ? '：' : ': '}${planningSourceWords(id)[lang]}`)
  const hers = [...new Set(used.flatMap(({ own }) => (own ? [own.source] : [])))]
  const sources = `${words.sources[lang]}${lang === 'zh' ? '：' : ': '}${[...cited, ...hers].join(lang === 'zh' ? '；' : '; ')}`
  const strain = used.some(({ strained }) => strained) ? lines(strainGrounds[lang], warn) : []
  return [
    ...table,
    ...(weakest ? lines(weakest[lang], warn) : []),
    ...strain,
    ...lines(sources, greys.faint, sizes.smallest),
    space(30),
  ]
}
