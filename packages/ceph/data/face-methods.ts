import type { Words } from '../words'
import type { Analysis } from './analysis-row'
import type { FaceItemName, FrontalItemName, SideItemName, SmileItemName } from './face-measurements'
import type { FaceView } from './face-views'

/** A built-in analysis of a face photo: the shape of every analysis, without age groups, plus its purpose. */
export interface FaceAnalysis extends Analysis {
  readonly items: readonly FaceItemName[]
  readonly info: Words
}

const builtIn = (name: string, rest: Pick<FaceAnalysis, 'title' | 'items' | 'lines' | 'texts' | 'info'>): FaceAnalysis => ({
  ...rest,
  name,
  creator: 'System',
  dentitions: [],
  sexes: [],
})

const profileItems = [
  'NasofrontalAngle',
  'NasolabialAngle',
  'MentolabialAngle',
  'FacialConvexity',
  'TotalFacialConvexity',
  'SoftProfileAngle',
  'ULtoELine',
  'LLtoELine',
  'UpperLipProtrusion',
  'LowerLipProtrusion',
  'MentolabialDepth',
  'ZAngleFace',
  'ChinThroatAngle',
  'MidLowerHeightRatio',
  'LipChinRatio',
  'SideThirdMiddle',
  'SideThirdLower',
] as const satisfies readonly SideItemName[]

const facialTypeItems = [
  'FacialConvexity',
  'SoftProfileAngle',
  'SnToPn',
  'PogToPn',
  'TAngle',
  'FacialDepthPhoto',
] as const satisfies readonly SideItemName[]

const frontalItems = [
  'UpperThird',
  'MiddleThird',
  'LowerThird',
  'LowerUpperLipPart',
  'LowerChinPart',
  'FifthRightOuter',
  'FifthRightEye',
  'FifthIntercanthal',
  'FifthLeftEye',
  'FifthLeftOuter',
  'NoseTipMidline',
  'UpperLipMidline',
  'ChinMidline',
  'PupilLineCant',
  'MouthLineCant',
  'PupilMouthParallel',
  'MouthWidthRatio',
  'NoseWidthRatio',
  'FaceIndex',
  'JawWidthRatio',
  'FaceHalfRatio',
] as const satisfies readonly FrontalItemName[]

const smileItems = [
  'SmileArc',
  'BuccalCorridor',
  'GingivalDisplay',
  'IncisorDisplay',
  'UpperMidlineDeviation',
  'DentalMidlines',
  'SmileIndex',
  'OcclusalCant',
] as const satisfies readonly SmileItemName[]

/**
 * The built-in analyses of each view; the one for the smile is the product's own, because the specification's is empty. Texts:
 * labels on the photo, at most nine, as on the film.
 */
export const faceAnalyses: Readonly<Record<FaceView, readonly FaceAnalysis[]>> = {
  face_side: [
    builtIn('built_in', {
      title: { zh: '侧貌分析', en: 'Profile analysis' },
      items: profileItems,
      lines: ['trH plane'],
      texts: [
        'NasofrontalAngle',
        'NasolabialAngle',
        'MentolabialAngle',
        'FacialConvexity',
        'TotalFacialConvexity',
        'SoftProfileAngle',
        'ULtoELine',
        'LLtoELine',
        'UpperLipProtrusion',
      ],
      info: { zh: '侧貌照的角度、唇位及高度比例分析。', en: 'Angles, lip position and height proportions of the profile photo.' },
    }),
    builtIn('facial_type', {
      title: { zh: '面型分析', en: 'Facial type' },
      items: facialTypeItems,
      lines: ['trH plane', 'Pn plane'],
      texts: ['FacialConvexity', 'SoftProfileAngle', 'SnToPn', 'PogToPn', 'TAngle', 'FacialDepthPhoto'],
      info: {
        zh: '依Pn平面与凸度判断面型（均突、前突、后缩三类，各分直型、前斜、后斜）。',
        en: 'Profile type from the Pn plane (nine types: average, ante or retro face, each straight, slanting forward or backward) and from the convexity.',
      },
    }),
  ],
  face_frontal: [
    builtIn('built_in', {
      title: { zh: '正貌分析', en: 'Frontal analysis' },
      items: frontalItems,
      lines: ['facial midline'],
      texts: ['NoseTipMidline', 'UpperLipMidline', 'ChinMidline', 'PupilLineCant', 'MouthLineCant', 'PupilMouthParallel'],
      info: {
        zh: '正面照的三庭五眼、对称性及宽度比例分析。',
        en: 'Thirds, fifths, symmetry and width ratios of the frontal photo.',
      },
    }),
  ],
  face_smile: [
    builtIn('built_in', {
      title: { zh: '微笑分析（自拟）', en: 'Smile analysis (our own set)' },
      items: smileItems,
      lines: ['facial midline'],
      // The other labels would cover the teeth being examined.
      texts: ['BuccalCorridor', 'UpperMidlineDeviation', 'OcclusalCant'],
      info: {
        zh: '笑弧、颊廊、露龈量、切牙暴露与中线；项目为本产品自拟，未引用文献均值，不评星。',
        en: 'Smile arc, buccal corridors, gingival and incisor display, midlines; our own choice of items, not taken from published means; nothing is starred.',
      },
    }),
  ],
}
