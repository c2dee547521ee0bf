import type { furtherItems } from '../measurements/further'
import type { Meaning } from './row'

/** Kim's indices, overjet, overbite and further dental items. */
export const furtherMeanings = {
  'A-B to mandibular plane': {
    normal: { zh: 'AB-MP角正常', en: 'AB to mandibular plane normal' },
    large: { zh: 'AB-MP角偏大', en: 'Large angle' },
    small: { zh: 'AB-MP角偏小', en: 'Small angle' },
  },
  'Palatal plane angle(Kim)': {
    normal: { zh: '腭平面倾斜度正常', en: 'Palatal plane inclination normal' },
    large: { zh: '腭平面前端向下倾斜', en: 'Palate tipped down in front' },
    small: { zh: '腭平面前端向上倾斜，有开合倾向', en: 'Palate tipped up in front (open-bite tendency)' },
  },
  'A-B plane angle(Kim)': {
    normal: { zh: '上下颌基骨与面平面关系正常', en: 'Jaw bases in normal relation to the facial plane' },
    large: { zh: '下颌相对前突，Ⅲ类倾向', en: 'Chin/mandible forward, Class III tendency' },
    small: { zh: '上颌相对前突或下颌后缩，Ⅱ类倾向', en: 'Maxilla forward or mandible back, Class II tendency' },
  },
  ODI: {
    normal: { zh: '垂直骨面型协调', en: 'Vertical skeletal pattern balanced' },
    large: { zh: '骨性深覆合倾向', en: 'Skeletal deep-bite tendency' },
    small: { zh: '骨性开合倾向', en: 'Skeletal open-bite tendency' },
  },
  APDI: {
    normal: { zh: '骨性Ⅰ类', en: 'Skeletal Class I' },
    large: { zh: '骨性Ⅲ类倾向', en: 'Skeletal Class III tendency' },
    small: { zh: '骨性Ⅱ类倾向', en: 'Skeletal Class II tendency' },
  },
  'Combination factor': {
    normal: { zh: '骨面型均值', en: 'Skeletal pattern average' },
    large: { zh: '联合因子高，拔牙可能性小', en: 'High factor: extraction less often needed' },
    small: { zh: '联合因子低，拔牙可能性大', en: 'Low factor: extraction more often needed' },
  },
  'Go-Me/S-N': {
    normal: { zh: '比例正常', en: 'Proportion normal' },
    large: { zh: '下颌体偏长', en: 'Mandibular body long' },
    small: { zh: '下颌体偏短', en: 'Mandibular body short' },
  },
  Overjet: {
    normal: { zh: '覆盖正常', en: 'Overjet normal' },
    large: { zh: '深覆盖', en: 'Large overjet' },
    small: { zh: '对刃或反合', en: 'Edge-to-edge or reverse overjet' },
  },
  Overbite: {
    normal: { zh: '覆合正常', en: 'Overbite normal' },
    large: { zh: '深覆合', en: 'Deep overbite' },
    small: { zh: '对刃或开合', en: 'Edge-to-edge or open bite' },
  },
  'Pog to NB(mm)': {
    normal: { zh: '骨性颏突度正常', en: 'Bony chin prominence normal' },
    large: { zh: '骨性颏部突', en: 'Prominent bony chin' },
    small: { zh: '骨性颏部平', en: 'Flat bony chin' },
  },
  'Holdaway ratio': {
    normal: { zh: '下切牙与颏部协调', en: 'Incisor and chin in balance' },
    large: { zh: '下切牙相对颏部突出', en: 'Lower incisor prominent for the chin' },
    small: { zh: '颏部相对下切牙突出', en: 'Chin prominent for the lower incisor' },
  },
  'U1 to PP': {
    normal: { zh: '上中切牙倾斜度正常', en: 'Upper incisor inclination normal' },
    large: { zh: '上中切牙唇倾', en: 'Upper incisor proclined' },
    small: { zh: '上中切牙直立或舌倾', en: 'Upper incisor upright or retroclined' },
  },
  'U1 to FH': {
    normal: { zh: '上中切牙倾斜度正常', en: 'Upper incisor inclination normal' },
    large: { zh: '上中切牙唇倾', en: 'Upper incisor proclined' },
    small: { zh: '上中切牙直立或舌倾', en: 'Upper incisor upright or retroclined' },
  },
  'U1 to palatal plane(mm)': {
    normal: { zh: '上切牙牙槽高度正常', en: 'Upper incisor height normal' },
    large: { zh: '上切牙牙槽高度偏大', en: 'Upper incisor height increased' },
    small: { zh: '上切牙牙槽高度偏小', en: 'Upper incisor height reduced' },
  },
  'U6 to palatal plane(mm)': {
    normal: { zh: '上磨牙牙槽高度正常', en: 'Upper molar height normal' },
    large: { zh: '上磨牙牙槽高度偏大', en: 'Upper molar height increased' },
    small: { zh: '上磨牙牙槽高度偏小', en: 'Upper molar height reduced' },
  },
  'L1 to mandibular plane(mm)': {
    normal: { zh: '下切牙牙槽高度正常', en: 'Lower incisor height normal' },
    large: { zh: '下切牙牙槽高度偏大', en: 'Lower incisor height increased' },
    small: { zh: '下切牙牙槽高度偏小', en: 'Lower incisor height reduced' },
  },
  'L6 to mandibular plane(mm)': {
    normal: { zh: '下磨牙牙槽高度正常', en: 'Lower molar height normal' },
    large: { zh: '下磨牙牙槽高度偏大', en: 'Lower molar height increased' },
    small: { zh: '下磨牙牙槽高度偏小', en: 'Lower molar height reduced' },
  },
} as const satisfies Readonly<Record<keyof typeof furtherItems, Meaning>>
