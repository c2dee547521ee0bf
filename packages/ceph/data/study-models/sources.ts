import type { Words } from '../../words'

/**
 * How well a figure is established: read in its source, read in a page that cites it, known from textbooks, weak, our own choice,
 * or computed.
 */
export type Grade = 'confirmed' | 'secondary' | 'recalled' | 'doubtful' | 'proposal' | 'computed'

/** Sources of the figures for study models. Most were read as abstracts only. */
export const modelSources = {
  BOLTON58: {
    zh: 'Bolton WA. Angle Orthod 1958;28:113-130，55 例理想咬合；转引自 Freeman 1996',
    en: 'Bolton WA. Angle Orthod 1958;28:113-130, 55 excellent occlusions; by way of Freeman 1996',
  },
  FREEMAN96: {
    zh: 'Freeman JE, Maskeroni AJ, Lorton L. Am J Orthod Dentofacial Orthop 1996;110:24-27',
    en: 'Freeman JE, Maskeroni AJ, Lorton L. Am J Orthod Dentofacial Orthop 1996;110:24-27',
  },
  CNTEXT: {
    zh: '国内 Bolton 指数参考网页，成都与上海数值',
    en: 'Chinese reference page on the Bolton index, values of Chengdu and Shanghai',
  },
  TEXTCN: { zh: '国内教科书数值（王惠芸牙齿宽度）', en: 'Chinese textbook values (tooth widths of Wang Huiyun)' },
  WHEELER: { zh: '牙体解剖学教科书，白种人牙齿宽度', en: 'Textbook of dental anatomy, white tooth widths' },
  TJ74: {
    zh: 'Tanaka MM, Johnston LE. J Am Dent Assoc 1974;88:798-801',
    en: 'Tanaka MM, Johnston LE. J Am Dent Assoc 1974;88:798-801',
  },
  LING06: {
    zh: 'Ling JYK, Wong RWK. Angle Orthod 2006;76:632-636，香港，男 295 例、女 164 例',
    en: 'Ling JYK, Wong RWK. Angle Orthod 2006;76:632-636, Hong Kong, 295 boys, 164 girls',
  },
  NORTHCN: {
    zh: '中国北方人回归方程，北京口腔医学，127 例',
    en: 'Equations of northern Chinese, Beijing J Stomatol, 127 subjects',
  },
  MOYERS: { zh: 'Moyers RE. Handbook of Orthodontics，75% 水平', en: 'Moyers RE. Handbook of Orthodontics, 75% level' },
  SPEE96: {
    zh: 'Braun S et al. Am J Orthod Dentofacial Orthop 1996;110:206-210，27 副模型；引用 Baldridge 与 Garcia',
    en: 'Braun S et al. Am J Orthod Dentofacial Orthop 1996;110:206-210, 27 casts; quotes Baldridge and Garcia',
  },
  SPEE16: { zh: 'Cho et al. Korean J Orthod 2016;46:356-363', en: 'Cho et al. Korean J Orthod 2016;46:356-363' },
  PONTPK: { zh: '卡拉奇 150 例的 Pont 指数', en: 'Pont index in 150 patients, Karachi' },
  PONTKR: { zh: '119 例韩国成人的 Pont 指数', en: 'Pont index in 119 Korean adults' },
  LITTLE75: { zh: 'Little RM. Am J Orthod 1975;68:554-563', en: 'Little RM. Am J Orthod 1975;68:554-563' },
  OWN: { zh: '自拟，待临床医生确认', en: 'Own proposal, for a clinician to confirm' },
} as const satisfies Readonly<Record<string, Words>>

export type ModelSource = keyof typeof modelSources
