/**
 * How well a figure is established: read in its source, read in a page that cites it, known from textbooks, weak, our own choice,
 * or computed.
 */
export type Grade = 'confirmed' | 'secondary' | 'recalled' | 'doubtful' | 'proposal' | 'computed'

/** Sources of the figures for study models. Most were read as abstracts only. */
export const modelSources = {
  BOLTON58: 'Bolton WA. Angle Orthod 1958;28:113-130, 55 excellent occlusions; by way of Freeman 1996',
  FREEMAN96: 'Freeman JE, Maskeroni AJ, Lorton L. Am J Orthod Dentofacial Orthop 1996;110:24-27',
  CNTEXT: 'Chinese reference page on the Bolton index, values of Chengdu and Shanghai',
  TEXTCN: 'Chinese textbook values (tooth widths of Wang Huiyun)',
  WHEELER: 'Textbook of dental anatomy, white tooth widths',
  TJ74: 'Tanaka MM, Johnston LE. J Am Dent Assoc 1974;88:798-801',
  LING06: 'Ling JYK, Wong RWK. Angle Orthod 2006;76:632-636, Hong Kong, 295 boys, 164 girls',
  NORTHCN: 'Equations of northern Chinese, Beijing J Stomatol, 127 subjects',
  MOYERS: 'Moyers RE. Handbook of Orthodontics, 75 % level',
  SPEE96: 'Braun S et al. Am J Orthod Dentofacial Orthop 1996;110:206-210, 27 casts; quotes Baldridge and Garcia',
  SPEE16: 'Cho et al. Korean J Orthod 2016;46:356-363',
  PONTPK: 'Pont index in 150 patients, Karachi',
  PONTKR: 'Pont index in 119 Korean adults',
  LITTLE75: 'Little RM. Am J Orthod 1975;68:554-563',
  OWN: 'Own proposal, for a clinician to confirm',
} as const

export type ModelSource = keyof typeof modelSources
