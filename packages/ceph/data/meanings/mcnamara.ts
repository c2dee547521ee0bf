import type { mcnamaraItems } from '../measurements/mcnamara'
import type { Meaning } from './row'

/** McNamara's items. */
export const mcnamaraMeanings = {
  'A to N-Perp': {
    normal: { zh: '上颌矢状向位置正常', en: 'Maxilla in normal sagittal position' },
    large: { zh: '上颌前突', en: 'Maxilla set forward' },
    small: { zh: '上颌后缩', en: 'Maxilla set back' },
  },
  'SNA(McNamara)': {
    normal: { zh: '上颌矢状向位置正常', en: 'Maxilla in normal sagittal position' },
    large: { zh: '上颌前突', en: 'Maxilla set forward' },
    small: { zh: '上颌后缩', en: 'Maxilla set back' },
  },
  'Effective maxillary length': {
    normal: { zh: '上颌有效长度正常', en: 'Effective midface length normal' },
    large: { zh: '上颌有效长度偏大', en: 'Effective midface length increased' },
    small: { zh: '上颌有效长度偏小', en: 'Effective midface length reduced' },
  },
  'Effective mandibular length': {
    normal: { zh: '下颌有效长度正常', en: 'Effective mandibular length normal' },
    large: { zh: '下颌有效长度偏大', en: 'Effective mandibular length increased' },
    small: { zh: '下颌有效长度偏小', en: 'Effective mandibular length reduced' },
  },
  'Maxillomandibular differential': {
    normal: { zh: '上下颌长度协调', en: 'Jaw lengths in balance' },
    large: { zh: '下颌相对上颌过长，Ⅲ类倾向', en: 'Mandible long relative to the midface (Class III tendency)' },
    small: { zh: '下颌相对上颌过短，Ⅱ类倾向', en: 'Mandible short relative to the midface (Class II tendency)' },
  },
  'Lower anterior facial height': {
    normal: { zh: '前下面高正常', en: 'Lower anterior face height normal' },
    large: { zh: '前下面高偏大', en: 'Lower anterior face height increased' },
    small: { zh: '前下面高偏小', en: 'Lower anterior face height reduced' },
  },
  'Mandibular plane angle(McNamara)': {
    normal: { zh: '垂直生长型均角', en: 'Average vertical pattern' },
    large: { zh: '下颌平面陡，高角型', en: 'Steep mandibular plane, high-angle pattern' },
    small: { zh: '下颌平面平，低角型', en: 'Flat mandibular plane, low-angle pattern' },
  },
  'Facial axis angle(McNamara)': {
    normal: { zh: '面部垂直发育协调', en: 'Vertical development of the face balanced' },
    large: { zh: '颏部前旋，垂直发育不足', en: 'Chin forward, reduced vertical development' },
    small: { zh: '颏部后下旋，垂直发育过度', en: 'Chin down and back, excess vertical development' },
  },
  'Pog to N-Perp': {
    normal: { zh: '颏部矢状向位置正常', en: 'Chin in normal sagittal position' },
    large: { zh: '颏部前突', en: 'Chin set forward' },
    small: { zh: '颏部后缩', en: 'Chin set back' },
  },
  'U1 to A vertical': {
    normal: { zh: '上中切牙突度正常', en: 'Upper incisor in normal sagittal position' },
    large: { zh: '上中切牙前突', en: 'Upper incisor protruded' },
    small: { zh: '上中切牙后缩', en: 'Upper incisor retruded' },
  },
  'L1 to A-Pog(McNamara)': {
    normal: { zh: '下中切牙突度正常', en: 'Lower incisor in normal sagittal position' },
    large: { zh: '下中切牙前突', en: 'Lower incisor protruded' },
    small: { zh: '下中切牙后缩', en: 'Lower incisor retruded' },
  },
} as const satisfies Readonly<Record<keyof typeof mcnamaraItems, Meaning>>
