import { landmarks } from '../data/landmarks'
import { type Grade, grades } from '../data/planning/grades'
import { growthPopulation, growthWeakness } from '../data/planning/mean-growth'
import { populations } from '../data/planning/populations'
import type { SkinPoint } from '../data/planning/prediction-error'
import { skinRegions } from '../data/planning/skin-regions'
import type { Words } from '../words'
import type { Grounds } from './grounds'

const unstated: Words = { zh: '来源未注明', en: 'not stated in the source' }
/** Basis of Holdaway's rule; no source states the population it was derived from, or its spread. */
export const strainGrounds: Words = {
  zh: 'Holdaway 上唇紧张 1 : 1，人群与离散来源未注明；范围加宽至含所替代的比例（自拟）',
  en: "Holdaway's lip strain, 1 : 1; people and spread not stated: the range reaches to the ratio it replaces (our own proposal)",
}
const own: Words = { zh: '医生自己的比例', en: "the doctor's own ratios" }

/** Lists skin points by name; a lip, the nose or the chin is named as a whole if all its points are included. */
function named(skin: readonly SkinPoint[], lang: 'zh' | 'en'): string {
  const whole = skinRegions.filter(({ points }) => points.every(point => skin.includes(point)))
  const names = skin.map(point => (whole.find(({ points }) => points.includes(point)) ?? landmarks[point]).name[lang])
  return [...new Set(names)].join(lang === 'zh' ? '、' : ', ')
}

/**
 * The populations that a prediction's figures come from, one line each: of its ratios with the skin points they move, and of
 * average growth.
 */
export const populationWords = ({ populations: pointsBy, growth }: Grounds): readonly Words[] => [
  ...[...pointsBy].map(([of, skin]) => {
    const who = of === null ? unstated : of === 'own' ? own : of === 'strain' ? strainGrounds : populations[of]
    return { zh: `${who.zh}：${named(skin, 'zh')}`, en: `${who.en}: ${named(skin, 'en')}` }
  }),
  ...(growth ? [growthPopulation] : []),
]

const weakestOfGrade = (grade: Grade, what: Words): Words => ({
  zh: `最弱一项：${grades[grade].zh}（${what.zh}）`,
  en: `weakest: ${grades[grade].en} (${what.en})`,
})

/**
 * The weakest grade among the figures used, with the ratio of that grade that moves the skin most; null if nothing is predicted.
 */
export function weakestWords({ weakest, weakestRatio, growth }: Grounds): Words | null {
  if (!weakest) return null
  if (!weakestRatio) return growth ? weakestOfGrade(weakest, growthWeakness) : null
  const { strained, response } = weakestRatio
  const ratio = strained ? '1 : 1' : (weakestRatio.own?.ratio ?? response.ratio).toFixed(2)
  const { name } = landmarks[weakestRatio.skin]
  return weakestOfGrade(weakest, { zh: `${name.zh} ${ratio}`, en: `${name.en} ${ratio}` })
}
