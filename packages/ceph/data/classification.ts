import type { Words } from '../words'

/** One class of a type: from `from` to `to`; the border belongs to it where `including` says so. */
export interface TypeRow<Key extends string = string> {
  readonly key: Key
  readonly title: Words
  readonly from: number
  readonly to: number
  readonly including: 'both' | 'from' | 'to' | 'neither'
}

const NO_LIMIT = Number.POSITIVE_INFINITY

/** Sagittal jaw relation by ANB in degrees. Chinese limits by default; international ones end Class I at 4. */
export const sagittalTypes = {
  chinese: [
    { key: 'III', title: { zh: '骨性Ⅲ类', en: 'Skeletal Class III' }, from: -NO_LIMIT, to: 0, including: 'neither' },
    { key: 'I', title: { zh: '骨性Ⅰ类', en: 'Skeletal Class I' }, from: 0, to: 5, including: 'both' },
    { key: 'II', title: { zh: '骨性Ⅱ类', en: 'Skeletal Class II' }, from: 5, to: NO_LIMIT, including: 'neither' },
  ],
  international: [
    { key: 'III', title: { zh: '骨性Ⅲ类', en: 'Skeletal Class III' }, from: -NO_LIMIT, to: 0, including: 'neither' },
    { key: 'I', title: { zh: '骨性Ⅰ类', en: 'Skeletal Class I' }, from: 0, to: 4, including: 'both' },
    { key: 'II', title: { zh: '骨性Ⅱ类', en: 'Skeletal Class II' }, from: 4, to: NO_LIMIT, including: 'neither' },
  ],
} as const satisfies Readonly<Record<string, readonly TypeRow[]>>

const low = { key: 'low', title: { zh: '低角', en: 'Low angle' } } as const
const average = { key: 'average', title: { zh: '均角', en: 'Average angle' } } as const
const high = { key: 'high', title: { zh: '高角', en: 'High angle' } } as const

/** Vertical type, by the quantity of the item it is read from. The limits of the height ratio are from memory. */
export const verticalTypes = {
  'SN-MP': [
    { ...low, from: -NO_LIMIT, to: 29, including: 'neither' },
    { ...average, from: 29, to: 40, including: 'both' },
    { ...high, from: 40, to: NO_LIMIT, including: 'neither' },
  ],
  FMA: [
    { ...low, from: -NO_LIMIT, to: 22, including: 'neither' },
    { ...average, from: 22, to: 32, including: 'both' },
    { ...high, from: 32, to: NO_LIMIT, including: 'neither' },
  ],
  'Facial height ratio': [
    { key: 'vertical', title: { zh: '垂直生长型', en: 'Vertical growth' }, from: -NO_LIMIT, to: 62, including: 'neither' },
    { key: 'average', title: { zh: '平均生长型', en: 'Average growth' }, from: 62, to: 65, including: 'both' },
    { key: 'horizontal', title: { zh: '水平生长型', en: 'Horizontal growth' }, from: 65, to: NO_LIMIT, including: 'neither' },
  ],
} as const satisfies Readonly<Record<string, readonly TypeRow[]>>

/** Quantities that speak of the vertical dimension. */
export const verticalQuantities: readonly string[] = [
  'SN-MP',
  'FMA',
  'SN-GoGn',
  'SN-GoMe(Jarabak)',
  'Y-axis',
  'Y axis to SN',
  'Facial axis(Ricketts)',
  'Facial axis angle(McNamara)',
  'NBa-PtGn(华西)',
  'Palatal plane angle(Ricketts)',
  'PP-GoGn(华西)',
  'Cant of occlusal plane',
  'Occlusal plane to SN',
  'Gonial angle',
  'Upper gonial angle',
  'Lower gonial angle',
  'Ar-Go-Me(九院)',
  'Articular angle',
  'Bjork sum',
  'Mandibular arc',
  'Facial taper',
  'ODI',
  'ALFH/PLFH(九院)',
  'A-B to mandibular plane',
  'Ramus height',
  'Go-Co(华西)',
  'Co-Go(九院)',
]

/** Quantities that speak of the sagittal dimension. */
export const sagittalQuantities: readonly string[] = [
  'SNA',
  'SNB',
  'ANB',
  'Wits appraisal',
  'Facial angle',
  'Facial plane(Jarabak)',
  'Angle of convexity',
  'A-B plane angle',
  'A to N-Perp',
  'Pog to N-Perp',
  'Effective maxillary length',
  'Effective mandibular length',
  'Maxillomandibular differential',
  'Convexity of point A',
  'Maxillary depth(Ricketts_Ex)',
  'APDI',
  'Ptm-A(华西)',
  'Go-Pog(华西)',
  'Pog to NB(mm)',
  'Saddle angle',
  'Mandibular body length',
  'Body to anterior cranial base ratio',
  'Corpus length(Ricketts_Ex)',
  'Go-Me/S-N',
  'SN/GoMe(九院)',
  'SVert-Co(九院)',
]
