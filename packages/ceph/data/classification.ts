import type { Words } from '../words'

interface TypeTitle {
  readonly key: string
  readonly title: Words
}

/** The titles for each end of an aspect, and for the range between. */
export interface TypeTitles {
  readonly plus: TypeTitle
  readonly middle: TypeTitle
  readonly minus: TypeTitle
}

const classes: TypeTitles = {
  plus: { key: 'II', title: { zh: '骨性Ⅱ类倾向', en: 'Skeletal Class II tendency' } },
  middle: { key: 'I', title: { zh: '骨性Ⅰ类', en: 'Skeletal Class I' } },
  minus: { key: 'III', title: { zh: '骨性Ⅲ类倾向', en: 'Skeletal Class III tendency' } },
}

/** Sagittal type, by the quantity of the item whose class is used; wording of the tables' interpretation of ANB and Wits. */
export const jawTypes: Readonly<Record<string, TypeTitles>> = { ANB: classes, 'Wits appraisal': classes }

const average = { key: 'average', title: { zh: '均角', en: 'Average angle' } } as const

const angles: TypeTitles = {
  plus: { key: 'high', title: { zh: '高角', en: 'High angle' } },
  middle: average,
  minus: { key: 'low', title: { zh: '低角', en: 'Low angle' } },
}

/**
 * Vertical type, by the quantity of the item whose class is used. The fixed limits of clinical/classification.json (SN-MP 29 to
 * 40, FMA 22 to 32, height ratio 62 to 65, ANB 0 to 5) contradict the norms that would be printed next to them, and are not used.
 */
export const verticalTypes: Readonly<Record<string, TypeTitles>> = {
  'SN-MP': angles,
  FMA: angles,
  'Facial height ratio': {
    plus: { key: 'vertical', title: { zh: '垂直生长型', en: 'Vertical growth' } },
    middle: { key: 'average', title: { zh: '平均生长型', en: 'Average growth' } },
    minus: { key: 'horizontal', title: { zh: '水平生长型', en: 'Horizontal growth' } },
  },
}

/** Quantities that describe the vertical dimension. */
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

/** Quantities that describe the sagittal dimension. */
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
