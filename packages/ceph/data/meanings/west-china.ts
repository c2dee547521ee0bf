import type { westChinaItems } from '../measurements/west-china'
import type { Meaning } from './row'

/** Items of the West China list. */
export const westChinaMeanings = {
  'SNA(华西)': {
    normal: { zh: '上颌相对颅底前后位置正常', en: 'Maxilla is well placed to the cranial base' },
    large: { zh: '上颌相对颅底前突', en: 'Maxilla is protrusive to the cranial base' },
    small: { zh: '上颌相对颅底后缩', en: 'Maxilla is retrusive to the cranial base' },
  },
  'SNB(华西)': {
    normal: { zh: '下颌相对颅底前后位置正常', en: 'Mandible is well placed to the cranial base' },
    large: { zh: '下颌相对颅底前突', en: 'Mandible is protrusive to the cranial base' },
    small: { zh: '下颌相对颅底后缩', en: 'Mandible is retrusive to the cranial base' },
  },
  'ANB(华西)': {
    normal: { zh: '上下颌矢状关系协调，骨性Ⅰ类', en: 'Sagittal jaw relation is Class I' },
    large: { zh: '骨性Ⅱ类倾向', en: 'Skeletal Class II tendency' },
    small: { zh: '骨性Ⅲ类倾向', en: 'Skeletal Class III tendency' },
  },
  'Ptm-A(华西)': {
    normal: { zh: '上颌长度正常', en: 'Maxillary length is normal' },
    large: { zh: '上颌偏长', en: 'Maxilla is long' },
    small: { zh: '上颌偏短', en: 'Maxilla is short' },
  },
  'PP-FH(华西)': {
    normal: { zh: '腭平面倾斜度正常', en: 'Palatal plane tilt is normal' },
    large: { zh: '腭平面前端下倾，上颌顺时针旋转', en: 'Front of the palate is tipped down (clockwise)' },
    small: { zh: '腭平面前端上翘，上颌逆时针旋转', en: 'Front of the palate is tipped up (counter-clockwise)' },
  },
  'PP-GoGn(华西)': {
    normal: { zh: '上下颌骨张开度正常', en: 'Jaws diverge normally' },
    large: { zh: '上下颌骨成角大，开合倾向', en: 'Jaws diverge, open-bite tendency' },
    small: { zh: '上下颌骨成角小，深覆合倾向', en: 'Jaws are near parallel, deep-bite tendency' },
  },
  'OP-SN(华西)': {
    normal: { zh: '合平面倾斜度正常', en: 'Occlusal plane slope is normal' },
    large: { zh: '合平面偏陡', en: 'Occlusal plane is steep' },
    small: { zh: '合平面偏平', en: 'Occlusal plane is flat' },
  },
  'Go-Pog(华西)': {
    normal: { zh: '下颌体长度正常', en: 'Mandibular body length is normal' },
    large: { zh: '下颌体偏长', en: 'Mandibular body is long' },
    small: { zh: '下颌体偏短', en: 'Mandibular body is short' },
  },
  'Go-Co(华西)': {
    normal: { zh: '下颌升支长度正常', en: 'Ramus length is normal' },
    large: { zh: '下颌升支偏长', en: 'Ramus is long' },
    small: { zh: '下颌升支偏短', en: 'Ramus is short' },
  },
  'MP-SN(华西)': {
    normal: { zh: '下颌平面倾斜度正常，均角', en: 'Mandibular plane slope is average' },
    large: { zh: '下颌平面陡，高角', en: 'Steep mandibular plane, high angle' },
    small: { zh: '下颌平面平，低角', en: 'Flat mandibular plane, low angle' },
  },
  'FH-MP(华西)': {
    normal: { zh: '平均生长型', en: 'Average growth pattern' },
    large: { zh: '垂直生长型，下颌平面陡', en: 'Vertical growth pattern, steep mandible' },
    small: { zh: '水平生长型，下颌平面平', en: 'Horizontal growth pattern, flat mandible' },
  },
  'SGn-FH(华西)': {
    normal: { zh: '颏部生长方向正常', en: 'Growth direction of the chin is normal' },
    large: { zh: '颏部向下后生长，颏后缩', en: 'Chin grows downward and back, chin set back' },
    small: { zh: '颏部向前生长，颏前突', en: 'Chin grows forward, chin set forward' },
  },
  'NBa-PtGn(华西)': {
    normal: { zh: '下颌生长方向正常', en: 'Mandibular growth direction is normal' },
    large: { zh: '下颌向前生长，颏部前突', en: 'Forward growth, chin forward' },
    small: { zh: '下颌向下后生长，颏部后缩', en: 'Downward and backward growth, chin set back' },
  },
  'N-ANS(华西)': {
    normal: { zh: '上面高正常', en: 'Upper face height is normal' },
    large: { zh: '上面高偏大', en: 'Upper face is long' },
    small: { zh: '上面高偏小', en: 'Upper face is short' },
  },
  'S-Go(华西)': {
    normal: { zh: '后面高正常', en: 'Posterior face height is normal' },
    large: { zh: '后面高偏大', en: 'Posterior face is long' },
    small: { zh: '后面高偏小', en: 'Posterior face is short' },
  },
  'S-Go/N-Me(华西)': {
    normal: { zh: '平均生长型', en: 'Average growth pattern' },
    large: { zh: '水平生长型', en: 'Horizontal growth pattern' },
    small: { zh: '垂直生长型', en: 'Vertical growth pattern' },
  },
  'ANS-Me/N-Me(华西)': {
    normal: { zh: '下面高比例协调', en: 'Lower face share is balanced' },
    large: { zh: '下面高比例偏大', en: 'Lower face share is large' },
    small: { zh: '下面高比例偏小', en: 'Lower face share is small' },
  },
  'U1-L1(华西)': {
    normal: { zh: '上下切牙相对直立度正常', en: 'Upper and lower incisors are normally upright' },
    large: { zh: '上下切牙较直立，突度小', en: 'Incisors are upright to each other' },
    small: { zh: '上下切牙较唇倾，突度大', en: 'Incisors are proclined to each other' },
  },
  'U1-SN(华西)': {
    normal: { zh: '上中切牙倾斜度正常', en: 'Upper incisor inclination is normal' },
    large: { zh: '上中切牙唇倾', en: 'Upper incisor is proclined' },
    small: { zh: '上中切牙舌倾', en: 'Upper incisor is retroclined' },
  },
  'U1-NA_mm(华西)': {
    normal: { zh: '上中切牙突度正常', en: 'Upper incisor position is normal' },
    large: { zh: '上中切牙前突', en: 'Upper incisor is protrusive' },
    small: { zh: '上中切牙后缩', en: 'Upper incisor is retrusive' },
  },
  'U1-NA(华西)': {
    normal: { zh: '上中切牙倾斜度正常', en: 'Upper incisor inclination is normal' },
    large: { zh: '上中切牙唇倾', en: 'Upper incisor is proclined' },
    small: { zh: '上中切牙舌倾', en: 'Upper incisor is retroclined' },
  },
  'L1-NB_mm(华西)': {
    normal: { zh: '下中切牙突度正常', en: 'Lower incisor position is normal' },
    large: { zh: '下中切牙前突', en: 'Lower incisor is protrusive' },
    small: { zh: '下中切牙后缩', en: 'Lower incisor is retrusive' },
  },
  'L1-NB(华西)': {
    normal: { zh: '下中切牙倾斜度正常', en: 'Lower incisor inclination is normal' },
    large: { zh: '下中切牙唇倾', en: 'Lower incisor is proclined' },
    small: { zh: '下中切牙舌倾', en: 'Lower incisor is retroclined' },
  },
  'L1-FH(华西)': {
    normal: { zh: '下中切牙相对眼耳平面倾斜度正常', en: 'Lower incisor inclination to FH is normal' },
    large: { zh: '下中切牙较直立或舌倾', en: 'Lower incisor is upright or retroclined' },
    small: { zh: '下中切牙唇倾', en: 'Lower incisor is proclined' },
  },
  'U1-APo_mm(华西)': {
    normal: { zh: '上中切牙突度正常', en: 'Upper incisor position is normal' },
    large: { zh: '上中切牙突度过大', en: 'Upper incisor is protrusive' },
    small: { zh: '上中切牙突度过小', en: 'Upper incisor is retrusive' },
  },
  'L1-APo_mm(华西)': {
    normal: { zh: '下中切牙突度正常', en: 'Lower incisor position is normal' },
    large: { zh: '下中切牙突度过大', en: 'Lower incisor is protrusive' },
    small: { zh: '下中切牙突度过小', en: 'Lower incisor is retrusive' },
  },
  'U1-PP_mm(华西)': {
    normal: { zh: '上前牙槽高度正常', en: 'Upper anterior dental height is normal' },
    large: { zh: '上前牙槽高度偏大', en: 'Upper anterior dental height is excessive' },
    small: { zh: '上前牙槽高度偏小', en: 'Upper anterior dental height is deficient' },
  },
  'U6-PP_mm(华西)': {
    normal: { zh: '上后牙槽高度正常', en: 'Upper posterior dental height is normal' },
    large: { zh: '上后牙槽高度偏大', en: 'Upper posterior dental height is excessive' },
    small: { zh: '上后牙槽高度偏小', en: 'Upper posterior dental height is deficient' },
  },
  'L1-MP_mm(华西)': {
    normal: { zh: '下前牙槽高度正常', en: 'Lower anterior dental height is normal' },
    large: { zh: '下前牙槽高度偏大', en: 'Lower anterior dental height is excessive' },
    small: { zh: '下前牙槽高度偏小', en: 'Lower anterior dental height is deficient' },
  },
  'L6-MP_mm(华西)': {
    normal: { zh: '下后牙槽高度正常', en: 'Lower posterior dental height is normal' },
    large: { zh: '下后牙槽高度偏大', en: 'Lower posterior dental height is excessive' },
    small: { zh: '下后牙槽高度偏小', en: 'Lower posterior dental height is deficient' },
  },
  'Ptm-U6(华西)': {
    normal: { zh: '上颌第一磨牙前后位置正常', en: 'Upper molar position is normal' },
    large: { zh: '上颌第一磨牙位置靠前', en: 'Upper molar is forward' },
    small: { zh: '上颌第一磨牙位置靠后', en: 'Upper molar is back' },
  },
  'UL-EP(华西)': {
    normal: { zh: '上唇位置正常', en: 'Upper lip position is normal' },
    large: { zh: '上唇前突', en: 'Upper lip is protrusive' },
    small: { zh: '上唇后缩', en: 'Upper lip is retrusive' },
  },
  'LL-EP(华西)': {
    normal: { zh: '下唇位置正常', en: 'Lower lip position is normal' },
    large: { zh: '下唇前突', en: 'Lower lip is protrusive' },
    small: { zh: '下唇后缩', en: 'Lower lip is retrusive' },
  },
  'Z-Angle(华西)': {
    normal: { zh: '唇与颏部关系协调', en: 'Lips and chin are balanced' },
    large: { zh: '颏部前突或唇部后缩', en: 'Chin forward or lips retrusive' },
    small: { zh: '唇部前突或颏部后缩', en: 'Lips protrusive or chin set back' },
  },
  "FH-N'Pog'(华西)": {
    normal: { zh: '软组织颏部位置正常', en: 'Soft-tissue chin position is normal' },
    large: { zh: '软组织颏部前突', en: 'Soft-tissue chin is forward' },
    small: { zh: '软组织颏部后缩', en: 'Soft-tissue chin is set back' },
  },
  "N'-Sn-Pog'(华西)": {
    normal: { zh: '软组织侧貌凸度正常', en: 'Soft-tissue profile is normal' },
    large: { zh: '侧貌偏直或凹，Ⅲ类面型倾向', en: 'Profile is straight or concave, Class III facial type tendency' },
    small: { zh: '侧貌偏凸，Ⅱ类面型倾向', en: 'Profile is convex, Class II facial type tendency' },
  },
} as const satisfies Readonly<Record<keyof typeof westChinaItems, Meaning>>
