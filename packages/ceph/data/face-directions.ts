import type { Words } from '../words'
import type { FaceItemName } from './face-measurements'
import { ofAConvexProfile } from './meanings/of-a-convex-profile'

/** What a value above and one below its norm mean; a side without a text has the item's own description. */
export interface Direction {
  readonly large?: Words
  readonly small?: Words
  readonly normal?: Words
  /** The text follows the value's sign, whatever norm judges it: `large` is that of a positive value. */
  readonly bySign?: true
  /** A concave profile by the value itself; a value that is not has `lessConvex` in place of a text that says concave. */
  readonly concave?: { readonly side: 'large' | 'small'; readonly is: (value: number) => boolean }
}

const words = (zh: string, en: string): Words => ({ zh, en })

export const lessConvex = ofAConvexProfile['Facial convexity angle(soft)']?.instead ?? words('', '')
const convex = words('凸面型', 'Convex profile')
const concave = words('直面型或凹面型', 'Straight or concave profile')

const leftOrRight = (zh: string, en: string): Direction => ({
  large: words(`${zh}偏向患者左侧`, `${en} to the patient's left`),
  small: words(`${zh}偏向患者右侧`, `${en} to the patient's right`),
  bySign: true,
})
const lower = (zh: string, en: string): Direction => ({
  large: words(`${zh}左侧偏低`, `${en} lower on the patient's left`),
  small: words(`${zh}右侧偏低`, `${en} lower on the patient's right`),
  bySign: true,
})

/** The descriptions of the items (clinical/face.json), by direction. */
export const faceDirections: Readonly<Partial<Record<FaceItemName, Direction>>> = {
  NasofrontalAngle: { large: words('鼻根平坦', 'Flat nasal root'), small: words('鼻根凹陷', 'Deep nasal root') },
  NasolabialAngle: {
    large: words('上唇后缩或鼻尖上翘', 'Retrusive upper lip or upturned nose'),
    small: words('上唇前突', 'Protrusive upper lip'),
  },
  MentolabialAngle: {
    large: words('颏唇沟浅平或颏肌紧张', 'Flat chin-lip fold or strained lip'),
    small: words('颏唇沟深', 'Deep chin-lip fold'),
  },
  FacialConvexity: { large: convex, small: concave, concave: { side: 'small', is: value => value < 0 } },
  TotalFacialConvexity: { small: words('含鼻的侧貌更凸', 'Profile with the nose more convex') },
  SoftProfileAngle: { large: concave, small: convex, concave: { side: 'large', is: value => value > 180 } },
  ULtoELine: { large: words('上唇前突', 'Protrusive upper lip') },
  LLtoELine: { large: words('下唇前突', 'Protrusive lower lip') },
  MentolabialDepth: { large: words('颏唇沟深', 'Deep chin-lip fold'), small: words('颏唇沟浅平', 'Flat chin-lip fold') },
  ZAngleFace: { small: words('唇突或颏后缩', 'Protrusive lips or weak chin') },
  ChinThroatAngle: { large: words('颏颈轮廓不清', 'Blunt chin-neck contour') },
  MidLowerHeightRatio: { large: words('下面高偏短', 'Short lower face'), small: words('下面高偏长', 'Long lower face') },
  LipChinRatio: {
    large: words('上唇长或颏部短', 'Long upper lip or short chin'),
    small: words('上唇短或颏部长', 'Short upper lip or long chin'),
  },
  SnToPn: {
    large: words('前突面型', 'Ante-face'),
    normal: words('均突面型', 'Average face'),
    small: words('后缩面型', 'Retro-face'),
  },
  TAngle: { large: words('后斜型', 'Slants backward'), small: words('前斜型', 'Slants forward') },
  FacialDepthPhoto: { large: words('颏前突', 'Chin forward') },
  NoseTipMidline: leftOrRight('鼻尖', 'Nose tip'),
  UpperLipMidline: leftOrRight('上唇中点', 'Middle of the upper lip'),
  ChinMidline: leftOrRight('颏部', 'Chin'),
  PupilLineCant: lower('瞳孔连线', 'Pupil line'),
  MouthLineCant: lower('口角连线', 'Mouth line'),
  PupilMouthParallel: lower('口角连线相对瞳孔连线', 'Mouth line against the pupil line'),
  MouthWidthRatio: { large: words('口裂偏宽', 'Wide mouth') },
  FaceIndex: { large: words('长面型', 'Long face'), small: words('宽面型', 'Broad face') },
  JawWidthRatio: { large: words('方下颌', 'Square jaw'), small: words('窄下颌', 'Narrow jaw') },
  FaceHalfRatio: { large: words('右侧偏宽', 'Right side wider'), small: words('左侧偏宽', 'Left side wider') },
}
