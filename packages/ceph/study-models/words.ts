import type { CrowdingDegree } from '../data/study-models/arches'
import type { Grade } from '../data/study-models/sources'
import { roundHalfAway } from '../measure/display'
import type { Words } from '../words'
import type { ArchWidthName } from './arch-size'
import type { ArchSpace, SegmentPart } from './arch-space'
import { showMm } from './as-read'
import type { BoltonRatio, BoltonVerdict } from './bolton'
import type { BoltonPart } from './bolton-norm'
import type { CorrectionLine } from './corrections'
import type { PairSymmetry, SymmetryPair } from './midsagittal'
import type { CuspPoint, SegmentCount } from './readings'
import { type Jaw, jawOf, kindOf, type Side, sideOf, type Tooth } from './tooth'

export const jawWords: Readonly<Record<Jaw, Words>> = {
  upper: { zh: '上颌', en: 'Upper' },
  lower: { zh: '下颌', en: 'Lower' },
}

export const sideWords: Readonly<Record<Side, Words>> = {
  right: { zh: '右', en: 'right' },
  left: { zh: '左', en: 'left' },
}

const kinds = {
  I1: { zh: '中切牙', en: 'central incisor' },
  I2: { zh: '侧切牙', en: 'lateral incisor' },
  C: { zh: '尖牙', en: 'canine' },
  P1: { zh: '第一前磨牙', en: 'first premolar' },
  P2: { zh: '第二前磨牙', en: 'second premolar' },
  M1: { zh: '第一磨牙', en: 'first molar' },
  M2: { zh: '第二磨牙', en: 'second molar' },
} as const satisfies Readonly<Record<string, Words>>

/** `右下侧切牙`, `Lower right lateral incisor`. */
export function toothWords(tooth: Tooth): Words {
  const [jaw, side, kind] = [jawWords[jawOf(tooth)], sideWords[sideOf(tooth)], kinds[kindOf(tooth)]]
  return { zh: `${side.zh}${jaw.zh[0]}${kind.zh}`, en: `${jaw.en} ${side.en} ${kind.en}` }
}

/** The place to point at, which depends on the kind of tooth. */
export function toothPointWords(name: CuspPoint | 'MC' | 'DC', tooth: Tooth): Words {
  const kind = kindOf(tooth)
  if (name === 'MC') return { zh: '近中接触点', en: 'mesial contact' }
  if (name === 'DC') return { zh: '远中接触点', en: 'distal contact' }
  if (name === 'DB') return { zh: '远中颊尖', en: 'distobuccal cusp' }
  if (name === 'CF')
    return kind.startsWith('M')
      ? { zh: '中央窝', en: 'central fossa' }
      : { zh: '主沟远中端', en: 'distal end of the main groove' }
  if (kind.startsWith('I')) return { zh: '切缘中点', en: 'middle of the edge' }
  if (kind === 'C') return { zh: '牙尖', en: 'cusp tip' }
  return kind.startsWith('P') ? { zh: '颊尖', en: 'buccal cusp' } : { zh: '近中颊尖', en: 'mesiobuccal cusp' }
}

export const boltonWords: Readonly<Record<BoltonPart, Words>> = {
  anterior: { zh: '前牙比', en: 'Anterior' },
  overall: { zh: '全牙比', en: 'Overall' },
}

export const excessWords: Readonly<Record<BoltonPart, Words>> = {
  anterior: { zh: '六颗前牙', en: 'Six front teeth' },
  overall: { zh: '十二颗牙', en: 'Twelve teeth' },
}

export const verdictWords: Readonly<Record<BoltonVerdict, Words>> = {
  none: { zh: '与参考值相差在 1 SD 以内。', en: 'Within 1 SD of the norm.' },
  slight: { zh: '与参考值相差 1 至 2 SD。', en: 'Between 1 and 2 SD from the norm.' },
  idle: {
    zh: '与参考值相差超过 2 SD，但差量不足 1.5 mm，通常无需处理。',
    en: 'Beyond 2 SD of the norm, but an excess under 1.5 mm usually needs no action.',
  },
  matters: {
    zh: '与参考值相差超过 2 SD：牙量不调可能有临床意义。',
    en: 'Beyond 2 SD of the norm: a discrepancy of tooth size that may matter clinically.',
  },
}

const degreeWords = (degree: CrowdingDegree | null): Words =>
  degree ? { zh: `为 ${degree}`, en: degree } : { zh: '不拥挤', en: 'none' }

/** `拥挤度 II（误差内或为 I）`: the degree of crowding with those within its error; null unless space is lacking. */
export function crowdingWords({ degree, degreesWithinError }: Pick<ArchSpace, 'degree' | 'degreesWithinError'>): Words | null {
  if (degree === null) return null
  const [zh, en] = [`拥挤度 ${degree}`, `crowding degree ${degree}`]
  if (degreesWithinError.length === 0) return { zh, en }
  const also = (lang: keyof Words, by: string) => degreesWithinError.map(each => degreeWords(each)[lang]).join(by)
  return { zh: `${zh}（误差内或${also('zh', '、')}）`, en: `${en} (or ${also('en', ', ')})` }
}

/** The reading error of a ratio in SD of its norm, with a note from 1 SD on (our own limit) that the ratio cannot be judged. */
export const ratioErrorWords = ({ error, norm }: Pick<BoltonRatio, 'error' | 'norm'>): Words => {
  const read = roundHalfAway(error / norm.sd, 1)
  const share = read.toFixed(1)
  return read < 1
    ? { zh: `读数误差为 ${share} SD。`, en: `The reading error is ${share} SD.` }
    : {
        zh: `读数误差为 ${share} SD，与参考值的离散相当或更大：此次读数不足以判断。`,
        en: `The reading error is ${share} SD, as large as the spread of the norm or larger: this reading cannot tell.`,
      }
}

export const segmentWords: Readonly<Record<SegmentPart, Words>> = {
  posterior: { zh: '第一磨牙至尖牙', en: 'M1–C' },
  premolars: { zh: '前磨牙', en: 'premolars' },
  canine: { zh: '尖牙', en: 'canine' },
  anterior: { zh: '尖牙至中线', en: 'C–midline' },
}

/** Label for the sum of all segments. */
export const segmentTotalWords: Readonly<Record<SegmentCount, Words>> = {
  4: { zh: '四段合计', en: 'four segments' },
  6: { zh: '六段合计', en: 'six segments' },
}

export const widthWords: Readonly<Record<ArchWidthName, Words>> = {
  canine: { zh: '尖牙间宽', en: 'Between canines' },
  premolar: { zh: '前磨牙间宽', en: 'Between premolars' },
  molar: { zh: '磨牙间宽（中央窝）', en: 'Between molars (fossae)' },
  molarCusp: { zh: '磨牙间宽（近中颊尖）', en: 'Between molars (mesiobuccal cusps)' },
}

/** The straight segments between the mesial contacts of the first molars, over the canines and the midline. */
export const lengthWords: Words = { zh: '牙弓长度（第一磨牙近中至近中）', en: 'Length, M1 to M1' }

/** Label for the signed number in tables. */
export const midlineWords: Words = { zh: '下中线偏左（负为偏右）', en: 'Lower midline to the left (below 0 to the right)' }

/** How far the lower midline deviates, and to which side of the patient; on screen and on paper. */
export function midlineText(mm: number): Words {
  const tenths = showMm(Math.abs(mm))
  if (tenths === '0.0') return { zh: '0.0 mm（居中）', en: '0.0 mm (centred)' }
  const side = sideWords[mm > 0 ? 'left' : 'right']
  return { zh: `偏${side.zh} ${tenths} mm`, en: `${tenths} mm to the ${side.en}` }
}

/** Pairs of teeth compared with the midsagittal plane. */
export const symmetryWords: Readonly<Record<SymmetryPair, Words>> = {
  canine: { zh: '尖牙牙尖', en: 'Canine tips' },
  molar: { zh: '第一磨牙近中颊尖', en: 'First molars, mesiobuccal cusps' },
}

/** A difference between the sides in a table of mm: the larger side and the amount; `more` above 0 means the left. */
export function sideText(more: number): Words {
  const tenths = showMm(Math.abs(more))
  if (tenths === '0.0') return { zh: '0.0', en: '0.0' }
  const side = sideWords[more > 0 ? 'left' : 'right']
  return { zh: `${side.zh} ${tenths}`, en: `${side.en} ${tenths}` }
}

/** How far one tooth of a pair lies in front of the other, mm; on screen and on paper. */
export function aheadText({ rightAhead }: Pick<PairSymmetry, 'rightAhead'>): Words {
  const tenths = showMm(Math.abs(rightAhead))
  if (tenths === '0.0') return { zh: '0.0 mm', en: '0.0 mm' }
  const side = sideWords[rightAhead > 0 ? 'right' : 'left']
  return { zh: `${side.zh}侧靠前 ${tenths} mm`, en: `${side.en} ahead by ${tenths} mm` }
}

/** Where the central incisors of an arch meet, from the signed number in the tables. */
export const archMidlineWords: Words = { zh: '中线对腭中缝偏左（负为偏右）', en: 'midline left of the raphe (below 0 right)' }

export const correctionWords: Readonly<Record<CorrectionLine['name'], Words>> = {
  incisors: { zh: '切牙唇舌向移动', en: 'Incisors forward or back' },
  bolton: { zh: '调整 Bolton 牙量', en: 'Evening out Bolton' },
}

/** Label for the space used by levelling: shown next to the corrections, but contained in the available length. */
export const levellingWords: Words = { zh: '整平 Spee 曲线（实测）', en: 'Levelling the curve of Spee, measured' }

/** Shown next to a correction by Bolton: what it means clinically. */
export const boltonActWords: Readonly<Record<Jaw, { readonly gives: Words; readonly costs: Words }>> = {
  upper: {
    gives: { zh: '上牙减径（邻面去釉）', en: 'upper teeth made narrower' },
    costs: { zh: '上牙加宽（修复）', en: 'upper teeth made wider' },
  },
  lower: {
    gives: { zh: '下牙减径（邻面去釉）', en: 'lower teeth made narrower' },
    costs: { zh: '下牙加宽（修复）', en: 'lower teeth made wider' },
  },
}

/** How well a value of the study models is established. */
export const gradeWords: Readonly<Record<Grade, Words>> = {
  confirmed: { zh: '已核对来源', en: 'read in its source' },
  secondary: { zh: '经转引核对', en: 'read where it is cited' },
  recalled: { zh: '教科书常用值，未核对', en: 'textbook value, not checked' },
  doubtful: { zh: '存疑', en: 'doubtful' },
  proposal: { zh: '自拟', en: 'our own proposal' },
  computed: { zh: '推算', en: 'computed' },
}
