import type { Words } from '../words'
import type { ItemName } from './measurements'

export type FindingPlane = 'sagittal' | 'vertical' | 'dental' | 'soft_tissue'

/**
 * One question that several items answer: if they agree, the answer is given once; otherwise each item's answer is named. Our own
 * grouping of the tables' interpretation texts.
 */
export interface AspectRow {
  readonly plane: FindingPlane
  readonly name: Words
  /** Names of the two ends. */
  readonly plus: Words
  readonly minus: Words
  /** Replaces the name and the end if several items agree and no type is given. */
  readonly tendency?: { readonly plus: Words; readonly minus: Words }
  /** By quantity: whether a large value indicates plus (1) or minus (-1). */
  readonly members: Readonly<Partial<Record<ItemName, 1 | -1>>>
  /** By item, not quantity: those whose text of a large value says nothing of it, and the end that a small one indicates. */
  readonly whenSmall?: Readonly<Partial<Record<ItemName, 1 | -1>>>
}

/** Relation of the jaws; ANB gives its type. */
export const jawRelation: AspectRow = {
  plane: 'sagittal',
  name: { zh: '颌骨关系', en: 'Jaw relation' },
  plus: { zh: 'Ⅱ类', en: 'Class II' },
  minus: { zh: 'Ⅲ类', en: 'Class III' },
  tendency: {
    plus: { zh: '骨性Ⅱ类倾向', en: 'Skeletal Class II tendency' },
    minus: { zh: '骨性Ⅲ类倾向', en: 'Skeletal Class III tendency' },
  },
  members: { ANB: 1, 'Wits appraisal': 1, APDI: -1, 'A-B plane angle': -1, 'Maxillomandibular differential': -1 },
}

/** Divergence of the jaws and direction of growth; SN-MP, FMA and the face height ratio give its type. */
export const verticalPattern: AspectRow = {
  plane: 'vertical',
  name: { zh: '垂直型', en: 'Vertical pattern' },
  plus: { zh: '高角', en: 'high angle' },
  minus: { zh: '低角', en: 'low angle' },
  tendency: {
    plus: { zh: '高角（垂直生长）倾向', en: 'High-angle (vertical growth) tendency' },
    minus: { zh: '低角（水平生长）倾向', en: 'Low-angle (horizontal growth) tendency' },
  },
  members: {
    'SN-MP': 1,
    FMA: 1,
    'SN-GoGn': 1,
    'SN-GoMe(Jarabak)': 1,
    'Facial height ratio': -1,
    'S-Go/N-Me(华西)': -1,
    'ALFH/PLFH(九院)': 1,
    'Bjork sum': 1,
    'Gonial angle': 1,
    'Ar-Go-Me(九院)': 1,
    'Upper gonial angle': -1,
    'Lower gonial angle': 1,
    'Articular angle': 1,
    'Y-axis': 1,
    'Y axis to SN': 1,
    'Facial axis(Ricketts)': -1,
    'Facial axis angle(McNamara)': -1,
    'NBa-PtGn(华西)': -1,
    'Mandibular arc': -1,
  },
}

const forward = {
  plus: { zh: '前突', en: 'set forward' },
  minus: { zh: '后缩', en: 'set back' },
} as const

const inclined = {
  plus: { zh: '唇倾', en: 'proclined' },
  minus: { zh: '直立或舌倾', en: 'upright or retroclined' },
} as const

const prominent = {
  plus: { zh: '前突', en: 'protruded' },
  minus: { zh: '后缩', en: 'retruded' },
} as const

/** Every aspect; on each plane, those with a type come first. */
export const aspects: readonly AspectRow[] = [
  jawRelation,
  {
    plane: 'sagittal',
    name: { zh: '上颌', en: 'Maxilla' },
    ...forward,
    members: { SNA: 1, 'A to N-Perp': 1, 'Maxillary depth(Ricketts_Ex)': 1 },
  },
  { plane: 'sagittal', name: { zh: '下颌', en: 'Mandible' }, ...forward, members: { SNB: 1 } },
  {
    plane: 'sagittal',
    name: { zh: '颏部', en: 'Chin' },
    ...forward,
    members: { 'Facial angle': 1, 'Facial plane(Jarabak)': 1, 'Pog to N-Perp': 1 },
  },
  verticalPattern,
  {
    plane: 'vertical',
    name: { zh: '合平面', en: 'Occlusal plane' },
    plus: { zh: '陡', en: 'steep' },
    minus: { zh: '平', en: 'flat' },
    members: { 'Cant of occlusal plane': 1, 'Occlusal plane to SN': 1 },
  },
  {
    plane: 'vertical',
    name: { zh: '咬合倾向', en: 'Bite' },
    plus: { zh: '开合倾向', en: 'open-bite tendency' },
    minus: { zh: '深覆合倾向', en: 'deep-bite tendency' },
    tendency: {
      plus: { zh: '骨性开合倾向', en: 'Skeletal open-bite tendency' },
      minus: { zh: '骨性深覆合倾向', en: 'Skeletal deep-bite tendency' },
    },
    members: { 'Facial taper': -1, 'Lower facial height': 1, ODI: -1, 'PP-GoGn(华西)': 1 },
    // A palate tipped down in front is told as just that.
    whenSmall: { 'Palatal plane angle(Ricketts)': 1, 'Palatal plane angle(Kim)': 1 },
  },
  {
    plane: 'dental',
    name: { zh: '上中切牙', en: 'Upper incisor' },
    ...inclined,
    members: { 'U1 to NA(deg)': 1, 'U1 to SN': 1, 'U1 to PP': 1, 'U1 to FH': 1 },
  },
  {
    plane: 'dental',
    name: { zh: '上中切牙', en: 'Upper incisor' },
    ...prominent,
    members: { 'U1 to NA(mm)': 1, 'Upper incisor to A-Pog line': 1, 'U1 to A vertical': 1, 'U1 to facial plane(mm)': 1 },
  },
  {
    plane: 'dental',
    name: { zh: '下中切牙', en: 'Lower incisor' },
    ...inclined,
    members: {
      FMIA: -1,
      IMPA: 1,
      'L1 to NB(deg)': 1,
      'L1 to A-Pog(deg)': 1,
      'Incisor occlusal plane angle': 1,
      'Incisor mandibular plane angle': 1,
    },
  },
  {
    plane: 'dental',
    name: { zh: '下中切牙', en: 'Lower incisor' },
    ...prominent,
    members: { 'L1 to NB(mm)': 1, 'L1 to A-Pog(McNamara)': 1, 'L1 to facial plane(mm)': 1 },
  },
  {
    plane: 'soft_tissue',
    name: { zh: '软组织侧貌', en: 'Soft profile' },
    plus: { zh: '凸', en: 'convex' },
    // Not "concave": a profile may be below its norm and still convex.
    minus: { zh: '凸度小', en: 'less convex' },
    members: { 'Facial convexity angle(soft)': 1, "N'-Sn-Pog'(华西)": -1 },
  },
  {
    plane: 'soft_tissue',
    name: { zh: '鼻下点', en: 'Subnasale' },
    ...forward,
    members: { "N'Vert-Sn(九院)": 1, 'Sn-GVert(九院)': 1 },
  },
  {
    plane: 'soft_tissue',
    name: { zh: '上唇', en: 'Upper lip' },
    ...forward,
    members: { 'Upper lip to E-plane': 1, 'H angle(Holdaway)': 1, 'UpperLip to TVL(Arnett)': 1 },
  },
  {
    plane: 'soft_tissue',
    name: { zh: '下唇', en: 'Lower lip' },
    ...forward,
    members: { 'Lower lip to E-plane': 1, 'Lower lip to H line(Holdaway)': 1, 'LowerLip to TVL(Arnett)': 1 },
  },
  {
    plane: 'soft_tissue',
    name: { zh: '软组织颏部', en: 'Soft-tissue chin' },
    ...forward,
    members: {
      'Soft tissue facial angle(Holdaway)': 1,
      'Soft Pog to TVL(Arnett)': 1,
      "N'Vert-Pog'(九院)": 1,
      "Pog'-GVert(九院)": 1,
    },
  },
]

interface Standing {
  readonly large: Words
  readonly small: Words
}

/** Of the skin, whose texts in the tables speak of the jaw or chin below it: beside what the bones say they would contradict it. */
const subnasale = {
  large: { zh: '鼻下点前突', en: 'Subnasale set forward' },
  small: { zh: '鼻下点后缩', en: 'Subnasale set back' },
} as const
const softChin = {
  large: { zh: '软组织颏部前突', en: 'Soft-tissue chin set forward' },
  small: { zh: '软组织颏部后缩', en: 'Soft-tissue chin set back' },
} as const

/**
 * Texts for use within a sentence, for items whose table text relies on the item's name next to it or repeats what neighbouring
 * items say.
 */
export const standingAlone: Readonly<Partial<Record<ItemName, Standing>>> = {
  'A-B plane angle': {
    large: { zh: '骨性Ⅲ类倾向', en: 'Skeletal Class III tendency' },
    small: { zh: '骨性Ⅱ类倾向', en: 'Skeletal Class II tendency' },
  },
  'Upper gonial angle': {
    large: { zh: '上部下颌角偏大，下颌有向前生长的倾向', en: 'Upper gonial angle large, mandible tends to grow forward' },
    small: {
      zh: '上部下颌角偏小，下颌有向下向后生长的倾向',
      en: 'Upper gonial angle small, mandible tends to grow down and back',
    },
  },
  'Lower gonial angle': {
    large: { zh: '下部下颌角偏大，垂直生长倾向', en: 'Lower gonial angle large, tendency to vertical growth' },
    small: { zh: '下部下颌角偏小，水平生长倾向', en: 'Lower gonial angle small, tendency to horizontal growth' },
  },
  'Articular angle': {
    large: { zh: '关节角大，下颌后旋倾向', en: 'Articular angle large, mandible tends to rotate back' },
    small: { zh: '关节角小，下颌前旋倾向', en: 'Articular angle small, mandible tends to rotate forward' },
  },
  'Mandibular arc': {
    large: { zh: '下颌弓角大，下颌方形，水平生长倾向', en: 'Mandibular arc large, square mandible, tendency to forward growth' },
    small: { zh: '下颌弓角小，垂直生长倾向', en: 'Mandibular arc small, tendency to vertical growth' },
  },
  'Facial taper': {
    large: { zh: '面锥角大，有深覆合倾向', en: 'Facial taper large, deep-bite tendency' },
    small: { zh: '面锥角小，有开合倾向', en: 'Facial taper small, open-bite tendency' },
  },
  'A-B to mandibular plane': {
    large: { zh: 'AB-MP角偏大', en: 'A-B to mandibular plane angle large' },
    small: { zh: 'AB-MP角偏小', en: 'A-B to mandibular plane angle small' },
  },
  'Occlusal plane to Go-Me': {
    large: {
      zh: '合平面与下颌平面夹角大，下切牙高位或磨牙低位',
      en: 'Occlusal plane diverges from the mandible (lower incisors high or molars low)',
    },
    small: {
      zh: '合平面与下颌平面夹角小，下切牙低位或磨牙高位',
      en: 'Occlusal plane close to the mandible (lower incisors low or molars high)',
    },
  },
  'Nasolabial angle': {
    large: { zh: '鼻唇角大，上唇后缩或鼻尖上翘', en: 'Nasolabial angle obtuse: lip retruded or nose tip up' },
    small: { zh: '鼻唇角小，上唇前突或鼻尖下垂', en: 'Nasolabial angle acute: lip protruded or nose tip down' },
  },
  // The base carries the joint: where the mandible itself lies is said beside it.
  'Saddle angle': {
    large: {
      zh: '鞍角大，颅底平坦，有使下颌靠后的倾向',
      en: 'Saddle angle large: flat cranial base, tends to carry the mandible back',
    },
    small: {
      zh: '鞍角小，颅底弯曲大，有使下颌靠前的倾向',
      en: 'Saddle angle small: flexed cranial base, tends to carry the mandible forward',
    },
  },
  "N'Vert-Sn(九院)": subnasale,
  'Sn-GVert(九院)': subnasale,
  "N'Vert-Pog'(九院)": softChin,
  "Pog'-GVert(九院)": softChin,
  // What each incisor is is said beside it, and one of them may be the other way: the angle itself is named.
  'Interincisal angle(Steiner+Wits)': {
    large: { zh: '上下中切牙角大，两者合看较直立', en: 'Interincisal angle large: the two incisors together upright' },
    small: { zh: '上下中切牙角小，两者合看较唇倾', en: 'Interincisal angle small: the two incisors together proclined' },
  },
  // Where the chin lies is said beside it; how it grows, one film does not show.
  'Y axis to SN': {
    large: { zh: 'SN-Gn角大，颏部有向下向后生长的倾向', en: 'Y axis to SN large: the chin tends to grow down and back' },
    small: { zh: 'SN-Gn角小，颏部有向前生长的倾向', en: 'Y axis to SN small: the chin tends to grow forward' },
  },
  'Facial axis(Ricketts)': {
    large: {
      zh: '面轴角大，颏部有向前生长的倾向，短面型倾向',
      en: 'Facial axis large: the chin tends to grow forward, brachyfacial tendency',
    },
    small: {
      zh: '面轴角小，颏部有向下向后生长的倾向，长面型倾向',
      en: 'Facial axis small: the chin tends to grow down and back, dolichofacial tendency',
    },
  },
  'Y-axis': {
    large: { zh: 'Y轴角大，颏部有向下向后生长的倾向', en: 'Y-axis angle large: the chin tends to grow down and back' },
    small: { zh: 'Y轴角小，颏部有向前生长的倾向', en: 'Y-axis angle small: the chin tends to grow forward' },
  },
  'NBa-PtGn(华西)': {
    large: { zh: '面轴角大，颏部有向前生长的倾向', en: 'Facial axis large: the chin tends to grow forward' },
    small: { zh: '面轴角小，颏部有向下向后生长的倾向', en: 'Facial axis small: the chin tends to grow down and back' },
  },
  // What lips and chin are is said beside it, and may be neither of the two: the angle itself is named.
  'Z angle': {
    large: { zh: 'Z角大，颏部前突或唇部后缩', en: 'Z angle large: chin forward or lips back' },
    small: { zh: 'Z角小，唇部前突或颏部后缩', en: 'Z angle small: lips forward or chin back' },
  },
  'Soft B to TVL(Arnett)': {
    large: { zh: '颏唇沟靠前', en: 'Labiomental fold forward' },
    small: { zh: '颏唇沟靠后', en: 'Labiomental fold back' },
  },
}
