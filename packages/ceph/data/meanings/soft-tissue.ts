import type { softTissueItems } from '../measurements/soft-tissue'
import type { Meaning } from './row'

/** Items of the profile: lips, nose, chin, H line and true vertical. */
export const softTissueMeanings = {
  'Upper incisal display': {
    normal: { zh: '静止露齿量正常', en: 'Incisor display at rest normal' },
    large: { zh: '露齿过多', en: 'Excess incisor display' },
    small: { zh: '露齿不足', en: 'Too little incisor display' },
  },
  'Nasolabial angle': {
    normal: { zh: '鼻唇角正常', en: 'Nasolabial angle normal' },
    large: { zh: '鼻唇角大，上唇后缩或鼻尖上翘', en: 'Obtuse: lip retruded or nose tip up' },
    small: { zh: '鼻唇角小，上唇前突或鼻尖下垂', en: 'Acute: lip protruded or nose tip down' },
  },
  'Facial convexity angle(soft)': {
    normal: { zh: '软组织侧貌突度正常', en: 'Soft profile convexity normal' },
    large: { zh: '软组织侧貌凸', en: 'Convex soft profile' },
    small: { zh: '软组织侧貌直或凹', en: 'Straight or concave soft profile' },
  },
  'Z angle': {
    normal: { zh: '唇颏关系协调', en: 'Lip-chin balance normal' },
    large: { zh: '颏突或唇平', en: 'Chin prominent or lips flat' },
    small: { zh: '唇突或颏部发育不足', en: 'Lips protrusive or chin weak' },
  },
  'H angle(Holdaway)': {
    normal: { zh: '上唇突度正常', en: 'Lip prominence normal' },
    large: { zh: '上唇突', en: 'Upper lip prominent' },
    small: { zh: '上唇平', en: 'Upper lip flat' },
  },
  'Soft tissue facial angle(Holdaway)': {
    normal: { zh: '软组织颏位置正常', en: 'Soft chin position normal' },
    large: { zh: '软组织颏前突', en: 'Soft chin forward' },
    small: { zh: '软组织颏后缩', en: 'Soft chin back' },
  },
  'Subnasale to H line(Holdaway)': {
    normal: { zh: '鼻下沟深度正常', en: 'Upper sulcus depth normal' },
    large: { zh: '鼻下沟深', en: 'Deep upper sulcus' },
    small: { zh: '鼻下沟浅', en: 'Flat upper sulcus' },
  },
  'Lower lip to H line(Holdaway)': {
    normal: { zh: '下唇位于H线', en: 'Lower lip on the H line' },
    large: { zh: '下唇位于H线前', en: 'Lower lip in front of the H line' },
    small: { zh: '下唇位于H线后', en: 'Lower lip behind the H line' },
  },
  'Inferior sulcus to H line(Holdaway)': {
    normal: { zh: '颏唇沟深度正常', en: 'Labiomental fold depth normal' },
    large: { zh: '颏唇沟深', en: 'Deep labiomental fold' },
    small: { zh: '颏唇沟浅', en: 'Flat labiomental fold' },
  },
  'Nose prominence(Holdaway)': {
    normal: { zh: '鼻突度正常', en: 'Nose prominence normal' },
    large: { zh: '鼻突度偏大', en: 'Nose prominence increased' },
    small: { zh: '鼻突度偏小', en: 'Nose prominence reduced' },
  },
  'Soft chin thickness(Holdaway)': {
    normal: { zh: '软组织颏厚度正常', en: 'Soft chin thickness normal' },
    large: { zh: '软组织颏厚度偏大', en: 'Soft chin thickness increased' },
    small: { zh: '软组织颏厚度偏小', en: 'Soft chin thickness reduced' },
  },
  'UpperLip to TVL(Arnett)': {
    normal: { zh: '上唇位置正常', en: 'Upper lip position normal' },
    large: { zh: '上唇前突', en: 'Upper lip forward' },
    small: { zh: '上唇后缩', en: 'Upper lip back' },
  },
  'LowerLip to TVL(Arnett)': {
    normal: { zh: '下唇位置正常', en: 'Lower lip position normal' },
    large: { zh: '下唇前突', en: 'Lower lip forward' },
    small: { zh: '下唇后缩', en: 'Lower lip back' },
  },
  'Soft Pog to TVL(Arnett)': {
    normal: { zh: '软组织颏位置正常', en: 'Soft chin position normal' },
    large: { zh: '软组织颏前突', en: 'Soft chin forward' },
    small: { zh: '软组织颏后缩', en: 'Soft chin back' },
  },
  'Soft A to TVL(Arnett)': {
    normal: { zh: '上唇基部正常', en: 'Upper lip base normal' },
    large: { zh: '上唇基部前突', en: 'Upper lip base forward' },
    small: { zh: '上唇基部后缩', en: 'Upper lip base back' },
  },
  'Soft B to TVL(Arnett)': {
    normal: { zh: '颏唇沟位置正常', en: 'Labiomental fold position normal' },
    large: { zh: '颏唇沟靠前', en: 'Fold forward' },
    small: { zh: '颏唇沟靠后', en: 'Fold back' },
  },
  'Nasal projection to TVL(Arnett)': {
    normal: { zh: '鼻突度正常', en: 'Nasal projection normal' },
    large: { zh: '鼻突度偏大', en: 'Nasal projection increased' },
    small: { zh: '鼻突度偏小', en: 'Nasal projection reduced' },
  },
} as const satisfies Readonly<Record<keyof typeof softTissueItems, Meaning>>
