import type { FaceView } from '@sella/ceph/data/face-views'
import type { FacialTypeName } from '@sella/ceph/face/facial-type'
import type { Words } from '@sella/ceph/words'

export const faceTitles: Readonly<Record<FaceView, Words>> = {
  face_side: { zh: '侧貌分析', en: 'Profile analysis' },
  face_frontal: { zh: '正貌分析', en: 'Frontal face analysis' },
  face_smile: { zh: '微笑分析', en: 'Smile analysis' },
}

export const typeWords: Readonly<Record<FacialTypeName, Words>> = {
  convexity: { zh: '凸度', en: 'Convexity' },
  sagittal: { zh: '前后位置', en: 'Position' },
  slant: { zh: '倾斜', en: 'Slant' },
}

export const faceWords = {
  outside: { zh: '参考范围之外', en: 'Outside the norm' },
  types: { zh: '面型', en: 'Facial type' },
  type: { zh: '—', en: '—' },
  byPhoto: {
    zh: '在照片上测量；头位与镜头距离影响数值，与侧位片软组织数值不可互换。',
    en: 'Measured on the photo: head posture and lens distance affect the values; they do not replace those of the film.',
  },
  estimatedPoints: { zh: '空心点为估计，并非照片上所见；', en: 'Hollow points are estimated, not read on the photo;' },
  estimatedUnused: { zh: '空心点为估计，并非照片上所见。', en: 'Hollow points are estimated, not read on the photo.' },
  byFilm: {
    zh: '长度（≈）按所对齐的侧位片换算，仅在侧貌轮廓所在的平面近似成立。',
    en: 'Lengths (≈) use the scale of the aligned film: approximately valid in the plane of the profile only.',
  },
  filmDoubted: {
    zh: '所对齐侧位片的比例与其他记录相比可疑，不报告长度。',
    en: 'The scale of the aligned film is doubted compared with the other records: no lengths are reported.',
  },
  noScale: { zh: '照片未设比例，不报告长度。', en: 'The photo has no scale: no lengths are reported.' },
} as const satisfies Readonly<Record<string, Words>>
