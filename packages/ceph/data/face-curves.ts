import type { Words } from '../words'
import type { FaceLandmarkName, FaceView } from './face-landmarks'

export interface FaceCurveRow {
  readonly name: string
  readonly title: Words
  readonly closed: boolean
  /** `polyline`: straight from point to point. */
  readonly kind: 'spline' | 'polyline'
  readonly points: readonly FaceLandmarkName[]
}

/** What is drawn through the points of a photo. */
export const faceCurves: Readonly<Record<FaceView, readonly FaceCurveRow[]>> = {
  face_side: [
    {
      name: 'profile',
      title: { zh: '侧貌轮廓', en: 'Profile' },
      closed: false,
      kind: 'spline',
      points: [
        'Trichion',
        'SoftTissueGlabella',
        'SoftTissueNa',
        'Rhinion',
        'Prn',
        'Columella',
        'Subnasale',
        'SoftTissueA',
        'LabraleSuperius',
        'UpperLip',
        'Stms',
        'Stmi',
        'LowerLip',
        'LabraleInferius',
        'SoftTissueB',
        'SoftTissuePog',
        'SoftTissueGn',
        'SoftTissueMe',
        'CervicalPoint',
      ],
    },
  ],
  face_frontal: [
    { name: 'eye_right', title: { zh: '右眼', en: 'Right eye' }, closed: false, kind: 'polyline', points: ['ExR', 'EnR'] },
    { name: 'eye_left', title: { zh: '左眼', en: 'Left eye' }, closed: false, kind: 'polyline', points: ['EnL', 'ExL'] },
    {
      name: 'mouth',
      title: { zh: '口唇', en: 'Mouth' },
      closed: true,
      kind: 'spline',
      points: ['ChR', 'LabraleSuperius', 'ChL', 'LabraleInferius'],
    },
    {
      name: 'jaw',
      title: { zh: '下颌轮廓', en: 'Jaw' },
      closed: false,
      kind: 'spline',
      points: ['ZyR', 'GoR', 'SoftTissueMe', 'GoL', 'ZyL'],
    },
  ],
  face_smile: [
    {
      name: 'mouth_opening',
      title: { zh: '口裂', en: 'Mouth opening' },
      closed: true,
      kind: 'spline',
      points: ['ChR', 'Stms', 'ChL', 'Stmi'],
    },
    {
      name: 'upper_teeth',
      title: { zh: '上切缘弧', en: 'Upper tooth edges' },
      closed: false,
      kind: 'spline',
      points: ['U3TipR', 'U1EdgeR', 'U1EdgeL', 'U3TipL'],
    },
    {
      name: 'lower_lip',
      title: { zh: '下唇弧', en: 'Lower lip curve' },
      closed: false,
      kind: 'spline',
      points: ['LowLipR', 'Stmi', 'LowLipL'],
    },
  ],
}
