import type { downsItems } from '../measurements/downs'
import type { Meaning } from './row'

/** Downs' items. */
export const downsMeanings = {
  'Facial angle': {
    normal: { zh: '颏部矢状向位置正常', en: 'Chin in normal sagittal position' },
    large: { zh: '颏部前突', en: 'Chin set forward' },
    small: { zh: '颏部后缩', en: 'Chin set back' },
  },
  'Angle of convexity': {
    normal: { zh: '骨性侧貌直', en: 'Straight facial skeleton' },
    large: { zh: '骨性侧貌凸，上颌相对前突', en: 'Convex facial skeleton, maxilla forward of the face line' },
    small: { zh: '骨性侧貌凹，颏部相对前突', en: 'Concave facial skeleton, chin forward of the maxilla' },
  },
  'A-B plane angle': {
    normal: { zh: '上下颌基骨与面平面关系正常', en: 'Jaw bases in normal relation to the facial plane' },
    large: { zh: '下颌相对前突，Ⅲ类倾向', en: 'Chin/mandible forward, Class III tendency' },
    small: { zh: '上颌相对前突或下颌后缩，Ⅱ类倾向', en: 'Maxilla forward or mandible back, Class II tendency' },
  },
  'Mandibular plane angle': {
    normal: { zh: '垂直生长型均角', en: 'Average vertical pattern' },
    large: { zh: '下颌平面陡，高角型', en: 'Steep mandibular plane, high-angle pattern' },
    small: { zh: '下颌平面平，低角型', en: 'Flat mandibular plane, low-angle pattern' },
  },
  'Y-axis': {
    normal: { zh: '颏部生长方向正常', en: 'Growth direction of the chin normal' },
    large: { zh: '颏部向下向后生长', en: 'Chin grows downward and back' },
    small: { zh: '颏部向前生长', en: 'Chin grows forward' },
  },
  'Cant of occlusal plane': {
    normal: { zh: '合平面倾斜度正常', en: 'Occlusal plane inclination normal' },
    large: { zh: '合平面陡', en: 'Steep occlusal plane' },
    small: { zh: '合平面平', en: 'Flat occlusal plane' },
  },
  'Interincisal angle': {
    normal: { zh: '上下中切牙角正常', en: 'Angle between the incisors normal' },
    large: { zh: '上下切牙较直立，有深覆合倾向', en: 'Incisors upright to each other (deep-bite tendency)' },
    small: { zh: '上下切牙唇倾，有双牙弓前突倾向', en: 'Incisors proclined to each other (bimaxillary protrusion tendency)' },
  },
  'Incisor occlusal plane angle': {
    normal: { zh: '下中切牙倾斜度正常', en: 'Lower incisor inclination normal' },
    large: { zh: '下中切牙唇倾', en: 'Lower incisor proclined' },
    small: { zh: '下中切牙直立或舌倾', en: 'Lower incisor upright or retroclined' },
  },
  'Incisor mandibular plane angle': {
    normal: { zh: '下中切牙倾斜度正常', en: 'Lower incisor inclination normal' },
    large: { zh: '下中切牙唇倾', en: 'Lower incisor proclined' },
    small: { zh: '下中切牙直立或舌倾', en: 'Lower incisor upright or retroclined' },
  },
  'Upper incisor to A-Pog line': {
    normal: { zh: '上中切牙突度正常', en: 'Upper incisor in normal sagittal position' },
    large: { zh: '上中切牙前突', en: 'Upper incisor protruded' },
    small: { zh: '上中切牙后缩', en: 'Upper incisor retruded' },
  },
} as const satisfies Readonly<Record<keyof typeof downsItems, Meaning>>
