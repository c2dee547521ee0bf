import type { Words } from '../words'

/**
 * Where norms come from. No original was read in full.
 * `spec`: given by the product's specification. `secondary`: seen in a page or program that cites it. `memory`: nothing seen.
 * `estimate`: our own arithmetic or guess.
 */
export interface SourceRow {
  /** Publications are cited unchanged; anything else is named in English here and in Chinese by `zh`. */
  readonly citation: string
  readonly zh?: string
  readonly seen: 'spec' | 'secondary' | 'memory' | 'estimate'
  /** The norms were measured on adults only, as the source itself says. */
  readonly adults?: true
  /** The norms are those of the permanent dentition only, as the source itself says. */
  readonly permanent?: true
}

const rows = {
  SPEC: { citation: 'Product specification', zh: '产品规格', seen: 'spec' },
  STEINER53: { citation: 'Steiner CC. Am J Orthod 1953;39:729-755', seen: 'secondary' },
  DOWNS48: { citation: 'Downs WB. Am J Orthod 1948;34:812-840', seen: 'secondary' },
  TWEED54: { citation: 'Tweed CH. Angle Orthod 1954;24:121-169', seen: 'secondary' },
  MCNAMARA84: { citation: 'McNamara JA. Am J Orthod 1984;86:449-469', seen: 'secondary', adults: true },
  RICKETTS79: { citation: 'Ricketts RM et al. Bioprogressive Therapy 1979', seen: 'secondary' },
  RICKETTS68: { citation: 'Ricketts RM. Am J Orthod 1968;54:272-289', seen: 'secondary' },
  JARABAK72: {
    citation: 'Jarabak JR, Fizzell JA. Technique and Treatment with Light-Wire Edgewise Appliances 1972',
    seen: 'secondary',
  },
  JACOBSON75: { citation: 'Jacobson A. Am J Orthod 1975;67:125-138', seen: 'secondary' },
  KIM74: { citation: 'Kim YH. Angle Orthod 1974;44:211-219', seen: 'secondary' },
  KIM78: { citation: 'Kim YH, Vietas JJ. Am J Orthod 1978;73:619-633', seen: 'secondary' },
  HOLDAWAY83: { citation: 'Holdaway RA. Am J Orthod 1983;84:1-28', seen: 'secondary' },
  EASTMAN: { citation: 'Eastman values', zh: 'Eastman 常用值', seen: 'secondary' },
  RIEDEL52: { citation: 'Riedel RA. Angle Orthod 1952;22:142-145', seen: 'memory' },
  ARNETT99: { citation: 'Arnett GW et al. Am J Orthod Dentofacial Orthop 1999;116:239-253', seen: 'memory' },
  MERRIFIELD66: { citation: 'Merrifield LL. Am J Orthod 1966;52:804-822', seen: 'memory', adults: true },
  BURSTONE78: { citation: 'Burstone CJ et al. J Oral Surg 1978;36:269-277', seen: 'memory' },
  LEGAN80: { citation: 'Legan HL, Burstone CJ. J Oral Surg 1980;38:744-751', seen: 'secondary' },
  RIOLO74: {
    citation: 'Riolo ML, Moyers RE, McNamara JA, Hunter WS. An Atlas of Craniofacial Growth 1974 (University of Michigan)',
    seen: 'secondary',
  },
  ABO_DI: { citation: 'American Board of Orthodontics, Discrepancy Index', zh: '美国正畸委员会（ABO）差异指数', seen: 'memory' },
  BEIJING: { citation: 'Peking University hospital’s list', zh: '北京大学口腔医院常用值', seen: 'secondary' },
  WEST_CHINA: { citation: 'West China hospital’s list', zh: '华西口腔医院常用值', seen: 'secondary', permanent: true },
  SHANGHAI_NINTH: {
    citation: 'Shanghai Ninth People’s Hospital’s list',
    zh: '上海交通大学医学院附属第九人民医院常用值',
    seen: 'secondary',
    permanent: true,
  },
  CHINESE_ABO: {
    citation: 'ABO items with Chinese values, as printed by public programs',
    zh: '公开软件中 ABO 项目的中国人数值',
    seen: 'secondary',
  },
  CHINESE_TEXTBOOK: { citation: 'Chinese textbook, vertical facial types', zh: '国内教材：垂直面型', seen: 'secondary' },
  CHINESE_CHILDREN: { citation: 'Chinese textbook table of Beijing children', zh: '国内教材：北京儿童测量值', seen: 'memory' },
  KOREAN_ADULTS: {
    citation: 'Korean adult norms, as printed by public programs',
    zh: '公开软件中的韩国成人数值',
    seen: 'secondary',
    adults: true,
  },
  RICKETTS81: { citation: 'Ricketts RM. Angle Orthod 1981;51:115-150', seen: 'secondary' },
  PROGRAMS: { citation: 'Printed by public programs', zh: '公开软件所印数值', seen: 'secondary' },
  REMEMBERED: { citation: 'From memory, unverified', zh: '凭记忆，未经核对', seen: 'memory' },
  CONVENTION: { citation: 'Clinical convention', zh: '临床惯例', seen: 'secondary' },
  OWN: { citation: 'Own estimate, for a clinician to confirm', zh: '自行估计，待临床医生确认', seen: 'estimate' },
} as const satisfies Readonly<Record<string, SourceRow>>

export type SourceName = keyof typeof rows

export const sources: Readonly<Record<SourceName, SourceRow>> = rows

export const sourceNames = Object.keys(rows) as readonly SourceName[]

/** The name of a source: a publication's citation, unchanged in both languages, or what it is in words. */
export const sourceWords = (name: SourceName): Words => {
  const { citation, zh = citation } = sources[name]
  return { zh, en: citation }
}
