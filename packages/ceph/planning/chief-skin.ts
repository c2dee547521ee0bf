import type { SkinPoint } from '../data/planning/prediction-error'
import type { Words } from '../words'
import type { PredictedProfile } from './skin-after'

/** The skin points reported where space is limited, with short names, from top to bottom (design, screen 12). */
export const chiefSkin: Readonly<Partial<Record<SkinPoint, Words>>> = {
  Subnasale: { zh: '鼻下点', en: 'Sn' },
  UpperLip: { zh: '上唇', en: 'UL' },
  LowerLip: { zh: '下唇', en: 'LL' },
  SoftTissueB: { zh: '软组织 B', en: 'soft B' },
}

/** The range of about 90 % in numbers, for a picture that cannot show it; null if no skin is predicted. */
export function rangeWords(profile: PredictedProfile): Words | null {
  const widths = (Object.entries(chiefSkin) as [SkinPoint, Words][]).flatMap(([skin, name]) => {
    const band = profile[skin]?.band
    return band ? [{ name, width: `±${band.x.toFixed(1)} / ±${band.y.toFixed(1)}` }] : []
  })
  if (widths.length === 0) return null
  const list = (lang: 'zh' | 'en', comma: string) => widths.map(({ name, width }) => `${name[lang]} ${width}`).join(comma)
  return {
    zh: `约 90% 的预测范围（前后 / 上下，mm）：${list('zh', '，')}`,
    en: `Approximate 90% prediction range (sagittal / vertical, mm): ${list('en', ', ')}`,
  }
}
