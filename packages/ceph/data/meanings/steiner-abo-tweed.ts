import type { steinerAboTweedItems } from '../measurements/steiner-abo-tweed'
import type { Meaning } from './row'

/** Items of Steiner, Wits, Tweed and the American Board. */
export const steinerAboTweedMeanings = {
  SNA: {
    normal: { zh: '上颌矢状向位置正常', en: 'Maxilla in normal sagittal position' },
    large: { zh: '上颌前突', en: 'Maxilla set forward' },
    small: { zh: '上颌后缩', en: 'Maxilla set back' },
  },
  SNB: {
    normal: { zh: '下颌矢状向位置正常', en: 'Mandible in normal sagittal position' },
    large: { zh: '下颌前突', en: 'Mandible set forward' },
    small: { zh: '下颌后缩', en: 'Mandible set back' },
  },
  ANB: {
    normal: { zh: '骨性Ⅰ类', en: 'Skeletal Class I' },
    large: { zh: '骨性Ⅱ类倾向', en: 'Skeletal Class II tendency' },
    small: { zh: '骨性Ⅲ类倾向', en: 'Skeletal Class III tendency' },
  },
  'SN-MP': {
    normal: { zh: '垂直生长型均角', en: 'Average vertical pattern' },
    large: { zh: '下颌平面陡，高角型', en: 'Steep mandibular plane, high-angle pattern' },
    small: { zh: '下颌平面平，低角型', en: 'Flat mandibular plane, low-angle pattern' },
  },
  FMA: {
    normal: { zh: '垂直生长型均角', en: 'Average vertical pattern' },
    large: { zh: '下颌平面陡，高角型', en: 'Steep mandibular plane, high-angle pattern' },
    small: { zh: '下颌平面平，低角型', en: 'Flat mandibular plane, low-angle pattern' },
  },
  FMIA: {
    normal: { zh: '下中切牙与FH平面关系正常', en: 'Lower incisor balanced to the Frankfort plane' },
    large: { zh: '下中切牙相对FH平面直立', en: 'Lower incisor upright to the Frankfort plane' },
    small: { zh: '下中切牙相对FH平面唇倾', en: 'Lower incisor proclined to the Frankfort plane' },
  },
  IMPA: {
    normal: { zh: '下中切牙倾斜度正常', en: 'Lower incisor inclination normal' },
    large: { zh: '下中切牙唇倾', en: 'Lower incisor proclined' },
    small: { zh: '下中切牙直立或舌倾', en: 'Lower incisor upright or retroclined' },
  },
  'U1 to NA(mm)': {
    normal: { zh: '上中切牙突度正常', en: 'Upper incisor in normal sagittal position' },
    large: { zh: '上中切牙前突', en: 'Upper incisor protruded' },
    small: { zh: '上中切牙后缩', en: 'Upper incisor retruded' },
  },
  'U1 to NA(deg)': {
    normal: { zh: '上中切牙倾斜度正常', en: 'Upper incisor inclination normal' },
    large: { zh: '上中切牙唇倾', en: 'Upper incisor proclined' },
    small: { zh: '上中切牙直立或舌倾', en: 'Upper incisor upright or retroclined' },
  },
  'L1 to NB(mm)': {
    normal: { zh: '下中切牙突度正常', en: 'Lower incisor in normal sagittal position' },
    large: { zh: '下中切牙前突', en: 'Lower incisor protruded' },
    small: { zh: '下中切牙后缩', en: 'Lower incisor retruded' },
  },
  'L1 to NB(deg)': {
    normal: { zh: '下中切牙倾斜度正常', en: 'Lower incisor inclination normal' },
    large: { zh: '下中切牙唇倾', en: 'Lower incisor proclined' },
    small: { zh: '下中切牙直立或舌倾', en: 'Lower incisor upright or retroclined' },
  },
  'U1 to SN': {
    normal: { zh: '上中切牙倾斜度正常', en: 'Upper incisor inclination normal' },
    large: { zh: '上中切牙唇倾', en: 'Upper incisor proclined' },
    small: { zh: '上中切牙直立或舌倾', en: 'Upper incisor upright or retroclined' },
  },
  'Occlusal plane to SN': {
    normal: { zh: '合平面倾斜度正常', en: 'Occlusal plane inclination normal' },
    large: { zh: '合平面陡', en: 'Steep occlusal plane' },
    small: { zh: '合平面平', en: 'Flat occlusal plane' },
  },
  'SN-GoGn': {
    normal: { zh: '垂直生长型均角', en: 'Average vertical pattern' },
    large: { zh: '下颌平面陡，高角型', en: 'Steep mandibular plane, high-angle pattern' },
    small: { zh: '下颌平面平，低角型', en: 'Flat mandibular plane, low-angle pattern' },
  },
  'Interincisal angle(Steiner+Wits)': {
    normal: { zh: '上下中切牙角正常', en: 'Angle between the incisors normal' },
    large: { zh: '上下切牙较直立，有深覆合倾向', en: 'Incisors upright to each other (deep-bite tendency)' },
    small: { zh: '上下切牙唇倾，有双牙弓前突倾向', en: 'Incisors proclined to each other (bimaxillary protrusion tendency)' },
  },
  'Wits appraisal': {
    normal: { zh: '骨性Ⅰ类', en: 'Skeletal Class I' },
    large: { zh: '骨性Ⅱ类倾向', en: 'Skeletal Class II tendency' },
    small: { zh: '骨性Ⅲ类倾向', en: 'Skeletal Class III tendency' },
  },
  'Upper lip to E-plane': {
    normal: { zh: '上唇与E线关系正常', en: 'Upper lip in normal relation to the E line' },
    large: { zh: '上唇前突', en: 'Upper lip protrusive' },
    small: { zh: '上唇后缩', en: 'Upper lip retrusive' },
  },
  'Lower lip to E-plane': {
    normal: { zh: '下唇与E线关系正常', en: 'Lower lip in normal relation to the E line' },
    large: { zh: '下唇前突', en: 'Lower lip protrusive' },
    small: { zh: '下唇后缩', en: 'Lower lip retrusive' },
  },
  'FMA(Tweed)': {
    normal: { zh: '垂直生长型均角', en: 'Average vertical pattern' },
    large: { zh: '下颌平面陡，高角型', en: 'Steep mandibular plane, high-angle pattern' },
    small: { zh: '下颌平面平，低角型', en: 'Flat mandibular plane, low-angle pattern' },
  },
  'FMIA(Tweed)': {
    normal: { zh: '下中切牙与FH平面关系正常', en: 'Lower incisor balanced to the Frankfort plane' },
    large: { zh: '下中切牙相对FH平面直立', en: 'Lower incisor upright to the Frankfort plane' },
    small: { zh: '下中切牙相对FH平面唇倾', en: 'Lower incisor proclined to the Frankfort plane' },
  },
  'IMPA(Tweed)': {
    normal: { zh: '下中切牙倾斜度正常', en: 'Lower incisor inclination normal' },
    large: { zh: '下中切牙唇倾', en: 'Lower incisor proclined' },
    small: { zh: '下中切牙直立或舌倾', en: 'Lower incisor upright or retroclined' },
  },
} as const satisfies Readonly<Record<keyof typeof steinerAboTweedItems, Meaning>>
