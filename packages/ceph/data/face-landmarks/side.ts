import type { FaceLandmarkRow } from './row'

/** Points of the profile photo. Names shared with the skull view mean the same point of skin on another image. */
export const sideLandmarks = {
  Trichion: {
    name: { zh: '发际点', en: 'Trichion' },
    definition: { zh: '正中发际线处', en: 'Hairline in the midline' },
    kind: 'primary',
    red: true,
  },
  SoftTissueGlabella: {
    name: { zh: '软组织眉间点', en: 'Glabella' },
    definition: { zh: '额部软组织最前点', en: 'Most forward point of the lower forehead between the brows' },
    kind: 'primary',
    red: true,
  },
  SoftTissueNa: {
    name: { zh: '软组织鼻根点', en: 'Soft-tissue nasion' },
    definition: { zh: '鼻根部最凹点', en: 'Deepest point at the nasal root' },
    kind: 'primary',
    red: true,
  },
  Rhinion: {
    name: { zh: '鼻背点', en: 'Nasal dorsum point' },
    definition: { zh: '鼻背骨与软骨交界处', en: 'Middle of the nasal bridge, where bone meets cartilage' },
    kind: 'primary',
    red: false,
  },
  Prn: {
    name: { zh: '鼻尖点', en: 'Pronasale' },
    definition: { zh: '鼻尖最前点', en: 'Most forward point of the nose' },
    kind: 'primary',
    red: true,
  },
  Columella: {
    name: { zh: '鼻小柱点', en: 'Columella point' },
    definition: { zh: '鼻小柱最前点', en: 'Most forward point of the columella' },
    kind: 'primary',
    red: true,
  },
  Alare: {
    name: { zh: '鼻翼点', en: 'Alar base' },
    definition: { zh: '鼻翼最外侧点', en: 'Most lateral visible point of the nostril wing' },
    kind: 'primary',
    red: false,
  },
  Subnasale: {
    name: { zh: '鼻下点', en: 'Subnasale' },
    definition: { zh: '鼻小柱与上唇交界点', en: 'Where the columella meets the upper lip' },
    kind: 'primary',
    red: true,
  },
  SoftTissueA: {
    name: { zh: '上唇凹点', en: 'Superior labial sulcus' },
    definition: { zh: '鼻下点与上唇间最凹点', en: 'Deepest point between Sn and the upper lip' },
    kind: 'primary',
    red: true,
  },
  LabraleSuperius: {
    name: { zh: '上唇缘点', en: 'Labrale superius' },
    definition: { zh: '上唇皮肤与红唇交界点', en: 'Border of the upper vermilion' },
    kind: 'primary',
    red: true,
  },
  UpperLip: {
    name: { zh: '上唇突点', en: 'Upper lip' },
    definition: { zh: '上唇最突点', en: 'Most forward point of the upper lip' },
    kind: 'primary',
    red: true,
  },
  Stms: {
    name: { zh: '上唇口裂点', en: 'Stomion superius' },
    definition: { zh: '上唇红唇最下点', en: 'Lowest point of the upper lip' },
    kind: 'primary',
    red: true,
  },
  Stmi: {
    name: { zh: '下唇口裂点', en: 'Stomion inferius' },
    definition: { zh: '下唇红唇最上点', en: 'Highest point of the lower lip' },
    kind: 'primary',
    red: true,
  },
  LowerLip: {
    name: { zh: '下唇突点', en: 'Lower lip' },
    definition: { zh: '下唇最突点', en: 'Most forward point of the lower lip' },
    kind: 'primary',
    red: true,
  },
  LabraleInferius: {
    name: { zh: '下唇缘点', en: 'Labrale inferius' },
    definition: { zh: '下唇皮肤与红唇交界点', en: 'Border of the lower vermilion' },
    kind: 'primary',
    red: true,
  },
  SoftTissueB: {
    name: { zh: '颏唇沟点', en: 'Mentolabial sulcus' },
    definition: { zh: '下唇与颏部间最凹点', en: 'Deepest point between lower lip and chin' },
    kind: 'primary',
    red: true,
  },
  SoftTissuePog: {
    name: { zh: '软组织颏前点', en: 'Soft-tissue pogonion' },
    definition: { zh: '颏部软组织最前点', en: 'Most forward point of the chin' },
    kind: 'primary',
    red: true,
  },
  SoftTissueGn: {
    name: { zh: '软组织颏顶点', en: 'Soft-tissue gnathion' },
    definition: { zh: '颏前点与颏下点间的中点', en: "Midpoint of the chin curve between Pog' and Me'" },
    kind: 'primary',
    red: true,
  },
  SoftTissueMe: {
    name: { zh: '软组织颏下点', en: 'Soft-tissue menton' },
    definition: { zh: '颏部软组织最下点', en: 'Lowest point of the chin' },
    kind: 'primary',
    red: true,
  },
  CervicalPoint: {
    name: { zh: '颈点', en: 'Cervical point' },
    definition: { zh: '颏下区与颈部交界点', en: 'Where the underside of the chin turns into the neck' },
    kind: 'primary',
    red: true,
  },
  Tragus: {
    name: { zh: '耳屏点', en: 'Tragus' },
    definition: { zh: '耳屏上切迹，代表耳点', en: 'Upper edge of the tragus notch, stands for porion' },
    kind: 'primary',
    red: true,
  },
  SoftTissueOr: {
    name: { zh: '软组织眶点', en: 'Soft-tissue orbitale' },
    definition: {
      zh: '瞳孔下方眶下缘皮肤点',
      en: 'Lower border of the bony orbit felt through the skin, on the vertical of the pupil',
    },
    kind: 'primary',
    red: true,
  },
  Exocanthion: {
    name: { zh: '外眦点', en: 'Outer canthus' },
    definition: { zh: '眼外角', en: 'Outer corner of the eye' },
    kind: 'primary',
    red: false,
  },
  Cheilion: {
    name: { zh: '口角点', en: 'Mouth corner' },
    definition: { zh: '口角处', en: 'Corner of the mouth' },
    kind: 'primary',
    red: false,
  },
  SoftTissueGo: {
    name: { zh: '软组织下颌角点', en: 'Soft-tissue gonion' },
    definition: { zh: '下颌角处皮肤点', en: 'Skin over the angle of the mandible' },
    kind: 'primary',
    red: false,
  },
  trH_1: {
    name: { zh: '真水平线后点', en: 'True horizontal, back end' },
    definition: {
      zh: '真水平线可移动端点，默认通过鼻根点的图像水平线',
      en: 'Movable end of the trH plane; default = image horizontal through SoftTissueNa',
    },
    kind: 'construction',
    red: false,
  },
  trH_2: {
    name: { zh: '真水平线前点', en: 'True horizontal, front end' },
    definition: { zh: '真水平线可移动端点', en: 'Movable end of the trH plane' },
    kind: 'construction',
    red: false,
  },
} as const satisfies Readonly<Record<string, FaceLandmarkRow>>

/** Whether the side view has a point of that name. */
export const isSideLandmark = (name: string): name is keyof typeof sideLandmarks => Object.hasOwn(sideLandmarks, name)
