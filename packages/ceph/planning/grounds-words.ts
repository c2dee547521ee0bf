import { landmarks } from '../data/landmarks'
import { grades } from '../data/planning/grades'
import { populations } from '../data/planning/populations'
import type { Words } from '../words'
import type { Grounds } from './grounds'

const unstated: Words = { zh: '来源未注明', en: 'not stated in the source' }
const own: Words = { zh: '医生自己的比例', en: "the doctor's own ratios" }

const named = (skin: readonly (keyof typeof landmarks)[], lang: 'zh' | 'en'): string =>
  skin.map(name => landmarks[name].name[lang]).join(lang === 'zh' ? '、' : ', ')

/** On whom the ratios of a prediction were found, a line a population, with the skin points they move. */
export const populationWords = ({ populations: pointsBy }: Grounds): readonly Words[] =>
  [...pointsBy].map(([of, skin]) => {
    const who = of === null ? unstated : of === 'own' ? own : populations[of]
    return { zh: `${who.zh}：${named(skin, 'zh')}`, en: `${who.en}: ${named(skin, 'en')}` }
  })

/** The weakest grade among the ratios used, with the ratio of that grade that moves the skin most; null where nothing is predicted. */
export function weakestWords({ weakest, weakestRatio }: Grounds): Words | null {
  if (!weakest || !weakestRatio) return null
  const ratio = (weakestRatio.own?.ratio ?? weakestRatio.response.ratio).toFixed(2)
  const { name } = landmarks[weakestRatio.skin]
  return {
    zh: `最弱一项：${grades[weakest].zh}（${name.zh} ${ratio}）`,
    en: `weakest: ${grades[weakest].en} (${name.en} ${ratio})`,
  }
}
