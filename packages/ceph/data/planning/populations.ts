import type { Words } from '../../words'

/** The population a ratio was derived from; clinical/beyond/planning.json, `population`. */
export const populations = {
  mixed: { zh: '亚洲人与白人混合（成人与青少年）', en: 'Asian and white, adults and adolescents' },
  korean: { zh: '韩国人', en: 'Korean' },
  chineseWomen: { zh: '中国女性', en: 'Chinese women' },
  usa: { zh: '美国', en: 'USA' },
  belgium: { zh: '比利时', en: 'Belgium' },
  fiveStudies: { zh: '5 项研究合并', en: '5 studies pooled' },
} as const satisfies Readonly<Record<string, Words>>

export type Population = keyof typeof populations
