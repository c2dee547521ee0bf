import { frontalLandmarks } from './frontal'
import type { FaceLandmarkRow } from './row'

/**
 * Points of the smile photo: our own set (clinical/face-landmarks.json, optional_face_smile), because the specification's smile
 * definition is empty. Points shared with the frontal photo reuse its rows.
 */
export const smileLandmarks = {
  SoftTissueGlabella: frontalLandmarks.SoftTissueGlabella,
  Subnasale: {
    name: { zh: '鼻下点', en: 'Subnasale' },
    definition: { zh: '鼻小柱基底中点', en: 'Base of the columella' },
    kind: 'primary',
    red: true,
  },
  PupilR: frontalLandmarks.PupilR,
  PupilL: frontalLandmarks.PupilL,
  ChR: {
    name: { zh: '右口角点', en: 'Right mouth corner' },
    definition: { zh: '右侧口角内缘', en: 'Inner corner of the lips, right' },
    kind: 'primary',
    red: true,
  },
  ChL: {
    name: { zh: '左口角点', en: 'Left mouth corner' },
    definition: { zh: '左侧口角内缘', en: 'Inner corner of the lips, left' },
    kind: 'primary',
    red: true,
  },
  Stms: {
    name: { zh: '上唇下缘中点', en: 'Upper lip lower edge' },
    definition: { zh: '上唇红唇下缘中点', en: 'Midpoint of the lower edge of the upper lip' },
    kind: 'primary',
    red: true,
  },
  Stmi: {
    name: { zh: '下唇上缘中点', en: 'Lower lip upper edge' },
    definition: { zh: '下唇红唇上缘中点', en: 'Midpoint of the upper edge of the lower lip' },
    kind: 'primary',
    red: true,
  },
  U1Mid: {
    name: { zh: '上牙列中线点', en: 'Upper dental midline' },
    definition: { zh: '上颌中切牙近中接触点切端', en: 'Contact point of the upper central incisors at the edge' },
    kind: 'primary',
    red: true,
  },
  L1Mid: {
    name: { zh: '下牙列中线点', en: 'Lower dental midline' },
    definition: { zh: '下颌中切牙近中接触点', en: 'Contact point of the lower central incisors' },
    kind: 'primary',
    red: true,
  },
  U1EdgeR: {
    name: { zh: '右上中切牙切缘点', en: 'Right upper incisor edge' },
    definition: { zh: '右上中切牙切缘中点', en: 'Middle of the right central incisor edge' },
    kind: 'primary',
    red: true,
  },
  U1EdgeL: {
    name: { zh: '左上中切牙切缘点', en: 'Left upper incisor edge' },
    definition: { zh: '左上中切牙切缘中点', en: 'Middle of the left central incisor edge' },
    kind: 'primary',
    red: true,
  },
  U1ZenithR: {
    name: { zh: '右上中切牙龈缘顶点', en: 'Right gingival zenith' },
    definition: { zh: '右上中切牙龈缘最高点', en: 'Highest point of the gum margin, right central incisor' },
    kind: 'primary',
    red: true,
  },
  U1ZenithL: {
    name: { zh: '左上中切牙龈缘顶点', en: 'Left gingival zenith' },
    definition: { zh: '左上中切牙龈缘最高点', en: 'Highest point of the gum margin, left central incisor' },
    kind: 'primary',
    red: true,
  },
  U3TipR: {
    name: { zh: '右上尖牙牙尖点', en: 'Right canine tip' },
    definition: { zh: '右上尖牙牙尖', en: 'Tip of the right upper canine' },
    kind: 'primary',
    red: true,
  },
  U3TipL: {
    name: { zh: '左上尖牙牙尖点', en: 'Left canine tip' },
    definition: { zh: '左上尖牙牙尖', en: 'Tip of the left upper canine' },
    kind: 'primary',
    red: true,
  },
  LastR: {
    name: { zh: '右侧末位可见牙点', en: 'Last visible tooth, right' },
    definition: { zh: '右侧可见最后牙颊面点', en: 'Outer surface of the last visible upper tooth, right' },
    kind: 'primary',
    red: true,
  },
  LastL: {
    name: { zh: '左侧末位可见牙点', en: 'Last visible tooth, left' },
    definition: { zh: '左侧可见最后牙颊面点', en: 'Outer surface of the last visible upper tooth, left' },
    kind: 'primary',
    red: true,
  },
  LowLipR: {
    name: { zh: '下唇弧右点', en: 'Lower lip curve, right' },
    definition: { zh: '右尖牙下方下唇上缘点', en: 'Upper edge of the lower lip below the right canine' },
    kind: 'primary',
    red: true,
  },
  LowLipL: {
    name: { zh: '下唇弧左点', en: 'Lower lip curve, left' },
    definition: { zh: '左尖牙下方下唇上缘点', en: 'Upper edge of the lower lip below the left canine' },
    kind: 'primary',
    red: true,
  },
} as const satisfies Readonly<Record<string, FaceLandmarkRow>>
