import type { rickettsItems } from '../measurements/ricketts'
import type { Meaning } from './row'

/** Ricketts' items, three further ones among them. */
export const rickettsMeanings = {
  'Facial axis(Ricketts)': {
    normal: { zh: '颏部生长方向协调', en: 'Growth direction of the chin balanced' },
    large: { zh: '颏部向前生长，短面型', en: 'Chin grows forward, brachyfacial' },
    small: { zh: '颏部向下后生长，长面型', en: 'Chin grows downward and back, dolichofacial' },
  },
  'Facial depth': {
    normal: { zh: '颏部矢状向位置正常', en: 'Chin in normal sagittal position' },
    large: { zh: '颏部前突', en: 'Chin set forward' },
    small: { zh: '颏部后缩', en: 'Chin set back' },
  },
  'Mandibular plane angle(Ricketts)': {
    normal: { zh: '垂直生长型均角', en: 'Average vertical pattern' },
    large: { zh: '下颌平面陡，高角型', en: 'Steep mandibular plane, high-angle pattern' },
    small: { zh: '下颌平面平，低角型', en: 'Flat mandibular plane, low-angle pattern' },
  },
  'Facial taper': {
    normal: { zh: '面锥度正常', en: 'Lower face taper normal' },
    large: { zh: '面锥角大，有深覆合倾向', en: 'Large taper, deep-bite tendency' },
    small: { zh: '面锥角小，有开合倾向', en: 'Small taper, open-bite tendency' },
  },
  'Lower facial height': {
    normal: { zh: '下面高角正常', en: 'Lower face height angle normal' },
    large: { zh: '下面高大，骨性开合倾向', en: 'Long lower face, skeletal open-bite tendency' },
    small: { zh: '下面高小，骨性深覆合倾向', en: 'Short lower face, skeletal deep-bite tendency' },
  },
  'Mandibular arc': {
    normal: { zh: '下颌升支与体部弯曲正常', en: 'Ramus-to-corpus bend normal' },
    large: { zh: '弯曲大，下颌方形，水平生长', en: 'Strong bend, square mandible, forward growth' },
    small: { zh: '弯曲小，垂直生长', en: 'Weak bend, vertical growth' },
  },
  'Convexity of point A': {
    normal: { zh: '骨性侧貌直', en: 'Straight facial skeleton' },
    large: { zh: '骨性侧貌凸，上颌相对前突', en: 'Convex facial skeleton, maxilla forward of the face line' },
    small: { zh: '骨性侧貌凹，颏部相对前突', en: 'Concave facial skeleton, chin forward of the maxilla' },
  },
  'Palatal plane angle(Ricketts)': {
    normal: { zh: '腭平面倾斜度正常', en: 'Palatal plane inclination normal' },
    large: { zh: '腭平面前端向下倾斜', en: 'Palate tipped down in front' },
    small: { zh: '腭平面前端向上倾斜，有开合倾向', en: 'Palate tipped up in front (open-bite tendency)' },
  },
  'L1 to A-Pog(mm)': {
    normal: { zh: '下中切牙突度正常', en: 'Lower incisor in normal sagittal position' },
    large: { zh: '下中切牙前突', en: 'Lower incisor protruded' },
    small: { zh: '下中切牙后缩', en: 'Lower incisor retruded' },
  },
  'L1 to A-Pog(deg)': {
    normal: { zh: '下中切牙倾斜度正常', en: 'Lower incisor inclination normal' },
    large: { zh: '下中切牙唇倾', en: 'Lower incisor proclined' },
    small: { zh: '下中切牙直立或舌倾', en: 'Lower incisor upright or retroclined' },
  },
  'Upper molar to PtV': {
    normal: { zh: '上第一磨牙前后位置正常', en: 'Upper first molar in normal sagittal position' },
    large: { zh: '上第一磨牙近中移位', en: 'Upper first molar mesial' },
    small: { zh: '上第一磨牙远中位', en: 'Upper first molar distal' },
  },
  'Interincisal angle(Ricketts)': {
    normal: { zh: '上下中切牙角正常', en: 'Angle between the incisors normal' },
    large: { zh: '上下切牙较直立，有深覆合倾向', en: 'Incisors upright to each other (deep-bite tendency)' },
    small: { zh: '上下切牙唇倾，有双牙弓前突倾向', en: 'Incisors proclined to each other (bimaxillary protrusion tendency)' },
  },
  'Lower lip to E-plane(Ricketts)': {
    normal: { zh: '下唇与E线关系正常', en: 'Lower lip in normal relation to the E line' },
    large: { zh: '下唇前突', en: 'Lower lip protrusive' },
    small: { zh: '下唇后缩', en: 'Lower lip retrusive' },
  },
  'Maxillary depth(Ricketts_Ex)': {
    normal: { zh: '上颌矢状向位置正常', en: 'Maxilla in normal sagittal position' },
    large: { zh: '上颌前突', en: 'Maxilla set forward' },
    small: { zh: '上颌后缩', en: 'Maxilla set back' },
  },
  'Corpus length(Ricketts_Ex)': {
    normal: { zh: '下颌体轴长度正常', en: 'Corpus length (Xi-PM) normal' },
    large: { zh: '下颌体轴长度偏大', en: 'Corpus length (Xi-PM) increased' },
    small: { zh: '下颌体轴长度偏小', en: 'Corpus length (Xi-PM) reduced' },
  },
  'Lower incisor extrusion(Ricketts_Ex)': {
    normal: { zh: '下切牙垂直高度正常', en: 'Lower incisor height normal' },
    large: { zh: '下切牙伸长', en: 'Lower incisor extruded' },
    small: { zh: '下切牙压低', en: 'Lower incisor intruded' },
  },
} as const satisfies Readonly<Record<keyof typeof rickettsItems, Meaning>>
