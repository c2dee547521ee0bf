import type { beijingItems } from '../measurements/beijing'
import type { Meaning } from './row'

/** Items of the Peking University list. */
export const beijingMeanings = {
  'SNA(北大)': {
    normal: { zh: '上颌相对颅底前后位置正常', en: 'Maxilla is well placed to the cranial base' },
    large: { zh: '上颌相对颅底前突', en: 'Maxilla is protrusive to the cranial base' },
    small: { zh: '上颌相对颅底后缩', en: 'Maxilla is retrusive to the cranial base' },
  },
  'SNB(北大)': {
    normal: { zh: '下颌相对颅底前后位置正常', en: 'Mandible is well placed to the cranial base' },
    large: { zh: '下颌相对颅底前突', en: 'Mandible is protrusive to the cranial base' },
    small: { zh: '下颌相对颅底后缩', en: 'Mandible is retrusive to the cranial base' },
  },
  'ANB(北大)': {
    normal: { zh: '上下颌矢状关系协调，骨性Ⅰ类', en: 'Sagittal jaw relation is Class I' },
    large: { zh: '骨性Ⅱ类倾向', en: 'Skeletal Class II tendency' },
    small: { zh: '骨性Ⅲ类倾向', en: 'Skeletal Class III tendency' },
  },
  'FH-NPo(北大)': {
    normal: { zh: '颏部前后位置正常', en: 'Chin position is normal' },
    large: { zh: '颏部前突', en: 'Chin is forward' },
    small: { zh: '颏部后缩', en: 'Chin is set back' },
  },
  'NA-APo(北大)': {
    normal: { zh: '骨性侧貌凸度正常', en: 'Skeletal profile is normally convex' },
    large: { zh: '骨性侧貌偏凸，上颌相对前突', en: 'Convex skeletal profile, maxilla relatively forward' },
    small: { zh: '骨性侧貌偏直或凹，上颌相对后缩', en: 'Flat or concave skeletal profile, maxilla relatively back' },
  },
  'MP-SN(北大)': {
    normal: { zh: '下颌平面倾斜度正常，均角', en: 'Mandibular plane slope is average' },
    large: { zh: '下颌平面陡，高角', en: 'Steep mandibular plane, high angle' },
    small: { zh: '下颌平面平，低角', en: 'Flat mandibular plane, low angle' },
  },
  'FH-MP(北大)': {
    normal: { zh: '平均生长型', en: 'Average growth pattern' },
    large: { zh: '垂直生长型，下颌平面陡', en: 'Vertical growth pattern, steep mandible' },
    small: { zh: '水平生长型，下颌平面平', en: 'Horizontal growth pattern, flat mandible' },
  },
  'SGn-FH(北大)': {
    normal: { zh: '颏部生长方向正常', en: 'Growth direction of the chin is normal' },
    large: { zh: '颏部向下后生长，颏后缩', en: 'Chin grows downward and back, chin set back' },
    small: { zh: '颏部向前生长，颏前突', en: 'Chin grows forward, chin set forward' },
  },
  'Po-NB(北大)': {
    normal: { zh: '骨性颏部突度正常', en: 'Bony chin prominence is normal' },
    large: { zh: '骨性颏部突出', en: 'Bony chin is prominent' },
    small: { zh: '骨性颏部发育不足', en: 'Bony chin is weak' },
  },
  'U1-L1(北大)': {
    normal: { zh: '上下切牙相对直立度正常', en: 'Upper and lower incisors are normally upright' },
    large: { zh: '上下切牙较直立，突度小', en: 'Incisors are upright to each other' },
    small: { zh: '上下切牙较唇倾，突度大', en: 'Incisors are proclined to each other' },
  },
  'U1-SN(北大)': {
    normal: { zh: '上中切牙倾斜度正常', en: 'Upper incisor inclination is normal' },
    large: { zh: '上中切牙唇倾', en: 'Upper incisor is proclined' },
    small: { zh: '上中切牙舌倾', en: 'Upper incisor is retroclined' },
  },
  'U1-NA_mm(北大)': {
    normal: { zh: '上中切牙突度正常', en: 'Upper incisor position is normal' },
    large: { zh: '上中切牙前突', en: 'Upper incisor is protrusive' },
    small: { zh: '上中切牙后缩', en: 'Upper incisor is retrusive' },
  },
  'U1-NA(北大)': {
    normal: { zh: '上中切牙倾斜度正常', en: 'Upper incisor inclination is normal' },
    large: { zh: '上中切牙唇倾', en: 'Upper incisor is proclined' },
    small: { zh: '上中切牙舌倾', en: 'Upper incisor is retroclined' },
  },
  'L1-NB_mm(北大)': {
    normal: { zh: '下中切牙突度正常', en: 'Lower incisor position is normal' },
    large: { zh: '下中切牙前突', en: 'Lower incisor is protrusive' },
    small: { zh: '下中切牙后缩', en: 'Lower incisor is retrusive' },
  },
  'L1-NB(北大)': {
    normal: { zh: '下中切牙倾斜度正常', en: 'Lower incisor inclination is normal' },
    large: { zh: '下中切牙唇倾', en: 'Lower incisor is proclined' },
    small: { zh: '下中切牙舌倾', en: 'Lower incisor is retroclined' },
  },
  'L1-MP(北大)': {
    normal: { zh: '下中切牙相对下颌平面倾斜度正常', en: 'Lower incisor stands normally on the mandibular plane' },
    large: { zh: '下中切牙相对下颌平面唇倾', en: 'Lower incisor is proclined to the mandibular plane' },
    small: { zh: '下中切牙相对下颌平面舌倾', en: 'Lower incisor is retroclined to the mandibular plane' },
  },
} as const satisfies Readonly<Record<keyof typeof beijingItems, Meaning>>
