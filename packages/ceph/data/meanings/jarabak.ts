import type { jarabakItems } from '../measurements/jarabak'
import type { Meaning } from './row'

/** Jarabak's items; their gonion is the constructed one. */
export const jarabakMeanings = {
  'Saddle angle': {
    normal: { zh: '颅底角正常', en: 'Cranial base flexion normal' },
    large: { zh: '颅底平坦，下颌位置靠后', en: 'Flat cranial base, mandible carried back' },
    small: { zh: '颅底弯曲大，下颌位置靠前', en: 'Flexed cranial base, mandible carried forward' },
  },
  'Articular angle': {
    normal: { zh: '关节角正常', en: 'Articular angle normal' },
    large: { zh: '关节角大，下颌后旋倾向', en: 'Large angle, mandible tends to rotate back' },
    small: { zh: '关节角小，下颌前旋倾向', en: 'Small angle, mandible tends to rotate forward' },
  },
  'Gonial angle': {
    normal: { zh: '下颌角正常', en: 'Gonial angle normal' },
    large: { zh: '下颌角大，垂直生长倾向', en: 'Obtuse gonial angle, vertical growth tendency' },
    small: { zh: '下颌角小，水平生长倾向', en: 'Acute gonial angle, horizontal growth tendency' },
  },
  'Bjork sum': {
    normal: { zh: '生长方向协调', en: 'Balanced growth direction' },
    large: { zh: '垂直向（顺时针）生长型', en: 'Vertical (clockwise) growth pattern' },
    small: { zh: '水平向（逆时针）生长型', en: 'Horizontal (counter-clockwise) growth pattern' },
  },
  'Anterior cranial base length': {
    normal: { zh: '前颅底长度正常', en: 'Anterior cranial base length normal' },
    large: { zh: '前颅底长度偏大', en: 'Anterior cranial base length increased' },
    small: { zh: '前颅底长度偏小', en: 'Anterior cranial base length reduced' },
  },
  'Posterior cranial base length': {
    normal: { zh: '后颅底长度正常', en: 'Posterior cranial base length normal' },
    large: { zh: '后颅底长度偏大', en: 'Posterior cranial base length increased' },
    small: { zh: '后颅底长度偏小', en: 'Posterior cranial base length reduced' },
  },
  'Upper gonial angle': {
    normal: { zh: '上下颌角（升支部）正常', en: 'Upper gonial angle normal' },
    large: { zh: '偏大，下颌向前生长', en: 'Large, mandible grows forward' },
    small: { zh: '偏小，下颌向下向后生长', en: 'Small, mandible grows down and back' },
  },
  'Lower gonial angle': {
    normal: { zh: '下下颌角（体部）正常', en: 'Lower gonial angle normal' },
    large: { zh: '偏大，垂直生长', en: 'Large, vertical growth' },
    small: { zh: '偏小，水平生长', en: 'Small, horizontal growth' },
  },
  'Ramus height': {
    normal: { zh: '下颌升支高度正常', en: 'Ramus height normal' },
    large: { zh: '下颌升支高度偏大', en: 'Ramus height increased' },
    small: { zh: '下颌升支高度偏小', en: 'Ramus height reduced' },
  },
  'Mandibular body length': {
    normal: { zh: '下颌体长度正常', en: 'Mandibular body length normal' },
    large: { zh: '下颌体长度偏大', en: 'Mandibular body length increased' },
    small: { zh: '下颌体长度偏小', en: 'Mandibular body length reduced' },
  },
  'Body to anterior cranial base ratio': {
    normal: { zh: '下颌体与前颅底比例协调', en: 'Mandibular body in proportion to the cranial base' },
    large: { zh: '下颌体相对过长', en: 'Mandibular body long for the cranial base' },
    small: { zh: '下颌体相对过短', en: 'Mandibular body short for the cranial base' },
  },
  'SNA(Jarabak)': {
    normal: { zh: '上颌矢状向位置正常', en: 'Maxilla in normal sagittal position' },
    large: { zh: '上颌前突', en: 'Maxilla set forward' },
    small: { zh: '上颌后缩', en: 'Maxilla set back' },
  },
  'SNB(Jarabak)': {
    normal: { zh: '下颌矢状向位置正常', en: 'Mandible in normal sagittal position' },
    large: { zh: '下颌前突', en: 'Mandible set forward' },
    small: { zh: '下颌后缩', en: 'Mandible set back' },
  },
  'ANB(Jarabak)': {
    normal: { zh: '骨性Ⅰ类', en: 'Skeletal Class I' },
    large: { zh: '骨性Ⅱ类倾向', en: 'Skeletal Class II tendency' },
    small: { zh: '骨性Ⅲ类倾向', en: 'Skeletal Class III tendency' },
  },
  'SN-GoMe(Jarabak)': {
    normal: { zh: '垂直生长型均角', en: 'Average vertical pattern' },
    large: { zh: '下颌平面陡，高角型', en: 'Steep mandibular plane, high-angle pattern' },
    small: { zh: '下颌平面平，低角型', en: 'Flat mandibular plane, low-angle pattern' },
  },
  'Facial depth(Jarabak)': {
    normal: { zh: '面深度（Na-Go）正常', en: 'Facial depth (Na-Go) normal' },
    large: { zh: '面深度（Na-Go）偏大', en: 'Facial depth (Na-Go) increased' },
    small: { zh: '面深度（Na-Go）偏小', en: 'Facial depth (Na-Go) reduced' },
  },
  'Facial length on Y axis': {
    normal: { zh: 'Y轴面长正常', en: 'Facial length (S-Gn) normal' },
    large: { zh: 'Y轴面长偏大', en: 'Facial length (S-Gn) increased' },
    small: { zh: 'Y轴面长偏小', en: 'Facial length (S-Gn) reduced' },
  },
  'Y axis to SN': {
    normal: { zh: '颏部生长方向正常', en: 'Growth direction of the chin normal' },
    large: { zh: '颏部向下向后生长', en: 'Chin grows downward and back' },
    small: { zh: '颏部向前生长', en: 'Chin grows forward' },
  },
  'Posterior facial height': {
    normal: { zh: '后面高正常', en: 'Posterior face height normal' },
    large: { zh: '后面高偏大', en: 'Posterior face height increased' },
    small: { zh: '后面高偏小', en: 'Posterior face height reduced' },
  },
  'Anterior facial height': {
    normal: { zh: '前面高正常', en: 'Anterior face height normal' },
    large: { zh: '前面高偏大', en: 'Anterior face height increased' },
    small: { zh: '前面高偏小', en: 'Anterior face height reduced' },
  },
  'Facial height ratio': {
    normal: { zh: '前后面高比协调', en: 'Balanced face height ratio' },
    large: { zh: '水平生长型', en: 'Horizontal growth pattern' },
    small: { zh: '垂直生长型', en: 'Vertical growth pattern' },
  },
  'Facial plane(Jarabak)': {
    normal: { zh: '颏部矢状向位置正常', en: 'Chin in normal sagittal position' },
    large: { zh: '颏部前突', en: 'Chin set forward' },
    small: { zh: '颏部后缩', en: 'Chin set back' },
  },
  'Facial convexity(Jarabak)': {
    normal: { zh: '骨性侧貌直', en: 'Straight facial skeleton' },
    large: { zh: '骨性侧貌凸，上颌相对前突', en: 'Convex facial skeleton, maxilla forward of the face line' },
    small: { zh: '骨性侧貌凹，颏部相对前突', en: 'Concave facial skeleton, chin forward of the maxilla' },
  },
  'Occlusal plane to Go-Me': {
    normal: { zh: '合平面与下颌平面关系正常', en: 'Occlusal plane in normal relation to the mandible' },
    large: {
      zh: '合平面与下颌平面夹角大，下切牙高位或磨牙低位',
      en: 'Occlusal plane diverges from the mandible (lower incisors high or molars low)',
    },
    small: { zh: '夹角小，下切牙低位或磨牙高位', en: 'Occlusal plane close to the mandible (lower incisors low or molars high)' },
  },
  'Interincisal angle(Jarabak)': {
    normal: { zh: '上下中切牙角正常', en: 'Angle between the incisors normal' },
    large: { zh: '上下切牙较直立，有深覆合倾向', en: 'Incisors upright to each other (deep-bite tendency)' },
    small: { zh: '上下切牙唇倾，有双牙弓前突倾向', en: 'Incisors proclined to each other (bimaxillary protrusion tendency)' },
  },
  'U1 to SN(Jarabak)': {
    normal: { zh: '上中切牙倾斜度正常', en: 'Upper incisor inclination normal' },
    large: { zh: '上中切牙唇倾', en: 'Upper incisor proclined' },
    small: { zh: '上中切牙直立或舌倾', en: 'Upper incisor upright or retroclined' },
  },
  'U1 to facial plane(mm)': {
    normal: { zh: '上中切牙突度正常', en: 'Upper incisor in normal sagittal position' },
    large: { zh: '上中切牙前突', en: 'Upper incisor protruded' },
    small: { zh: '上中切牙后缩', en: 'Upper incisor retruded' },
  },
  'L1 to facial plane(mm)': {
    normal: { zh: '下中切牙突度正常', en: 'Lower incisor in normal sagittal position' },
    large: { zh: '下中切牙前突', en: 'Lower incisor protruded' },
    small: { zh: '下中切牙后缩', en: 'Lower incisor retruded' },
  },
  'Upper lip to E-plane(Jarabak)': {
    normal: { zh: '上唇与E线关系正常', en: 'Upper lip in normal relation to the E line' },
    large: { zh: '上唇前突', en: 'Upper lip protrusive' },
    small: { zh: '上唇后缩', en: 'Upper lip retrusive' },
  },
  'Lower lip to E-plane(Jarabak)': {
    normal: { zh: '下唇与E线关系正常', en: 'Lower lip in normal relation to the E line' },
    large: { zh: '下唇前突', en: 'Lower lip protrusive' },
    small: { zh: '下唇后缩', en: 'Lower lip retrusive' },
  },
} as const satisfies Readonly<Record<keyof typeof jarabakItems, Meaning>>
