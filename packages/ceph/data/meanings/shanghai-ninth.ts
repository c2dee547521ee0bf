import type { shanghaiNinthItems } from '../measurements/shanghai-ninth'
import type { Meaning } from './row'

/** Items of the Shanghai Ninth People's Hospital list. */
export const shanghaiNinthMeanings = {
  'SNA(九院)': {
    normal: { zh: '上颌相对颅底前后位置正常', en: 'Maxilla is well placed to the cranial base' },
    large: { zh: '上颌相对颅底前突', en: 'Maxilla is protrusive to the cranial base' },
    small: { zh: '上颌相对颅底后缩', en: 'Maxilla is retrusive to the cranial base' },
  },
  'FH-NA(九院)': {
    normal: { zh: '上颌相对眼耳平面位置正常', en: 'Maxilla is well placed to FH' },
    large: { zh: '上颌前突', en: 'Maxilla is protrusive' },
    small: { zh: '上颌后缩', en: 'Maxilla is retrusive' },
  },
  'SNB(九院)': {
    normal: { zh: '下颌相对颅底前后位置正常', en: 'Mandible is well placed to the cranial base' },
    large: { zh: '下颌相对颅底前突', en: 'Mandible is protrusive to the cranial base' },
    small: { zh: '下颌相对颅底后缩', en: 'Mandible is retrusive to the cranial base' },
  },
  'FH-NPo(九院)': {
    normal: { zh: '颏部前后位置正常', en: 'Chin position is normal' },
    large: { zh: '颏部前突', en: 'Chin is forward' },
    small: { zh: '颏部后缩', en: 'Chin is set back' },
  },
  'NA-APo(九院)': {
    normal: { zh: '骨性侧貌凸度正常', en: 'Skeletal profile is normally convex' },
    large: { zh: '骨性侧貌偏凸，上颌相对前突', en: 'Convex skeletal profile, maxilla relatively forward' },
    small: { zh: '骨性侧貌偏直或凹，上颌相对后缩', en: 'Flat or concave skeletal profile, maxilla relatively back' },
  },
  'FH-MP(九院)': {
    normal: { zh: '平均生长型', en: 'Average growth pattern' },
    large: { zh: '垂直生长型，下颌平面陡', en: 'Vertical growth pattern, steep mandible' },
    small: { zh: '水平生长型，下颌平面平', en: 'Horizontal growth pattern, flat mandible' },
  },
  'MP-SN(九院)': {
    normal: { zh: '下颌平面倾斜度正常，均角', en: 'Mandibular plane slope is average' },
    large: { zh: '下颌平面陡，高角', en: 'Steep mandibular plane, high angle' },
    small: { zh: '下颌平面平，低角', en: 'Flat mandibular plane, low angle' },
  },
  'SGn-FH(九院)': {
    normal: { zh: '颏部生长方向正常', en: 'Growth direction of the chin is normal' },
    large: { zh: '颏部向下后生长，颏后缩', en: 'Chin grows downward and back, chin set back' },
    small: { zh: '颏部向前生长，颏前突', en: 'Chin grows forward, chin set forward' },
  },
  'Co-Go(九院)': {
    normal: { zh: '下颌升支长度正常', en: 'Ramus length is normal' },
    large: { zh: '下颌升支偏长', en: 'Ramus is long' },
    small: { zh: '下颌升支偏短', en: 'Ramus is short' },
  },
  'SVert-Co(九院)': {
    normal: { zh: '髁突前后位置正常', en: 'Condyle position is normal' },
    large: { zh: '髁突位置靠后', en: 'Condyle lies far back' },
    small: { zh: '髁突位置靠前', en: 'Condyle lies forward' },
  },
  'S-N_mm(九院)': {
    normal: { zh: '前颅底长度正常', en: 'Anterior cranial base length is normal' },
    large: { zh: '前颅底偏长', en: 'Anterior cranial base is long' },
    small: { zh: '前颅底偏短', en: 'Anterior cranial base is short' },
  },
  'SN/GoMe(九院)': {
    normal: { zh: '前颅底与下颌体比例协调', en: 'Cranial base and mandibular body are in proportion' },
    large: { zh: '下颌体相对偏短', en: 'Mandibular body short for the cranial base' },
    small: { zh: '下颌体相对偏长', en: 'Mandibular body long for the cranial base' },
  },
  'Ar-Go-Me(九院)': {
    normal: { zh: '下颌角大小正常', en: 'Gonial angle is normal' },
    large: { zh: '下颌角偏大，下颌顺时针旋转倾向', en: 'Large gonial angle, backward rotation tendency' },
    small: { zh: '下颌角偏小，下颌逆时针旋转倾向', en: 'Small gonial angle, forward rotation tendency' },
  },
  'Po-NB(九院)': {
    normal: { zh: '骨性颏部突度正常', en: 'Bony chin prominence is normal' },
    large: { zh: '骨性颏部突出', en: 'Bony chin is prominent' },
    small: { zh: '骨性颏部发育不足', en: 'Bony chin is weak' },
  },
  'ANB(九院)': {
    normal: { zh: '上下颌矢状关系协调，骨性Ⅰ类', en: 'Sagittal jaw relation is Class I' },
    large: { zh: '骨性Ⅱ类倾向', en: 'Skeletal Class II tendency' },
    small: { zh: '骨性Ⅲ类倾向', en: 'Skeletal Class III tendency' },
  },
  'Wits(九院)': {
    normal: { zh: '沿合平面上下颌关系正常', en: 'Jaw relation along the occlusal plane is normal' },
    large: { zh: '骨性Ⅱ类倾向', en: 'Skeletal Class II tendency' },
    small: { zh: '骨性Ⅲ类倾向', en: 'Skeletal Class III tendency' },
  },
  'ANS-Me/N-Me(九院)': {
    normal: { zh: '下面高比例协调', en: 'Lower face share is balanced' },
    large: { zh: '下面高比例偏大', en: 'Lower face share is large' },
    small: { zh: '下面高比例偏小', en: 'Lower face share is small' },
  },
  'ALFH/PLFH(九院)': {
    normal: { zh: '平均生长型', en: 'Average growth pattern' },
    large: { zh: '垂直生长型', en: 'Vertical growth pattern' },
    small: { zh: '水平生长型', en: 'Horizontal growth pattern' },
  },
  'S-Go/N-Me(九院)': {
    normal: { zh: '平均生长型', en: 'Average growth pattern' },
    large: { zh: '水平生长型', en: 'Horizontal growth pattern' },
    small: { zh: '垂直生长型', en: 'Vertical growth pattern' },
  },
  'L1-MP(九院)': {
    normal: { zh: '下中切牙相对下颌平面倾斜度正常', en: 'Lower incisor stands normally on the mandibular plane' },
    large: { zh: '下中切牙相对下颌平面唇倾', en: 'Lower incisor is proclined to the mandibular plane' },
    small: { zh: '下中切牙相对下颌平面舌倾', en: 'Lower incisor is retroclined to the mandibular plane' },
  },
  'L1-MP_mm(九院)': {
    normal: { zh: '下前牙槽高度正常', en: 'Lower anterior dental height is normal' },
    large: { zh: '下前牙槽高度偏大', en: 'Lower anterior dental height is excessive' },
    small: { zh: '下前牙槽高度偏小', en: 'Lower anterior dental height is deficient' },
  },
  'L1-NB(九院)': {
    normal: { zh: '下中切牙倾斜度正常', en: 'Lower incisor inclination is normal' },
    large: { zh: '下中切牙唇倾', en: 'Lower incisor is proclined' },
    small: { zh: '下中切牙舌倾', en: 'Lower incisor is retroclined' },
  },
  'L1-NB_mm(九院)': {
    normal: { zh: '下中切牙突度正常', en: 'Lower incisor position is normal' },
    large: { zh: '下中切牙前突', en: 'Lower incisor is protrusive' },
    small: { zh: '下中切牙后缩', en: 'Lower incisor is retrusive' },
  },
  'U1-L1(九院)': {
    normal: { zh: '上下切牙相对直立度正常', en: 'Upper and lower incisors are normally upright' },
    large: { zh: '上下切牙较直立，突度小', en: 'Incisors are upright to each other' },
    small: { zh: '上下切牙较唇倾，突度大', en: 'Incisors are proclined to each other' },
  },
  'Overjet(九院)': {
    normal: { zh: '前牙覆盖正常', en: 'Overjet is normal' },
    large: { zh: '前牙深覆盖', en: 'Increased overjet' },
    small: { zh: '前牙对刃或反合倾向', en: 'Edge-to-edge or reversed tendency' },
  },
  'Overbite(九院)': {
    normal: { zh: '前牙覆合正常', en: 'Overbite is normal' },
    large: { zh: '前牙深覆合', en: 'Deep overbite' },
    small: { zh: '前牙浅覆合或开合倾向', en: 'Reduced overbite or open-bite tendency' },
  },
  'L1-FH(九院)': {
    normal: { zh: '下中切牙相对眼耳平面倾斜度正常', en: 'Lower incisor inclination to FH is normal' },
    large: { zh: '下中切牙较直立或舌倾', en: 'Lower incisor is upright or retroclined' },
    small: { zh: '下中切牙唇倾', en: 'Lower incisor is proclined' },
  },
  'OP-FH(九院)': {
    normal: { zh: '合平面倾斜度正常', en: 'Occlusal plane slope is normal' },
    large: { zh: '合平面偏陡', en: 'Occlusal plane is steep' },
    small: { zh: '合平面偏平', en: 'Occlusal plane is flat' },
  },
  "G'-Sn-Pog'(九院)": {
    normal: { zh: '侧貌凸度正常', en: 'Profile convexity is normal' },
    large: { zh: '侧貌偏凸，Ⅱ类面型倾向', en: 'Convex profile, Class II facial type tendency' },
    small: { zh: '侧貌偏凹，Ⅲ类面型倾向', en: 'Concave profile, Class III facial type tendency' },
  },
  "N'Vert-Pog'(九院)": {
    normal: { zh: '颏部前后位置正常', en: 'Chin position is normal' },
    large: { zh: '颏部前突', en: 'Chin is forward' },
    small: { zh: '颏部后缩', en: 'Chin is set back' },
  },
  "N'Vert-Sn(九院)": {
    normal: { zh: '上颌突度正常', en: 'Maxillary projection is normal' },
    large: { zh: '上颌前突', en: 'Maxilla is protrusive' },
    small: { zh: '上颌后缩', en: 'Maxilla is retrusive' },
  },
  'ULL(九院)': {
    normal: { zh: '上唇长度正常', en: 'Upper lip length is normal' },
    large: { zh: '上唇偏长', en: 'Upper lip is long' },
    small: { zh: '上唇偏短', en: 'Upper lip is short' },
  },
  'Sn-GVert(九院)': {
    normal: { zh: '上颌突度正常', en: 'Maxillary projection is normal' },
    large: { zh: '上颌前突', en: 'Maxilla is protrusive' },
    small: { zh: '上颌后缩', en: 'Maxilla is retrusive' },
  },
  "Pog'-GVert(九院)": {
    normal: { zh: '颏部前后位置正常', en: 'Chin position is normal' },
    large: { zh: '颏部前突', en: 'Chin is forward' },
    small: { zh: '颏部后缩', en: 'Chin is set back' },
  },
  'UL-EP(九院)': {
    normal: { zh: '上唇位置正常', en: 'Upper lip position is normal' },
    large: { zh: '上唇前突', en: 'Upper lip is protrusive' },
    small: { zh: '上唇后缩', en: 'Upper lip is retrusive' },
  },
  'LL-EP(九院)': {
    normal: { zh: '下唇位置正常', en: 'Lower lip position is normal' },
    large: { zh: '下唇前突', en: 'Lower lip is protrusive' },
    small: { zh: '下唇后缩', en: 'Lower lip is retrusive' },
  },
} as const satisfies Readonly<Record<keyof typeof shanghaiNinthItems, Meaning>>
