import type { Words } from '../words'
import type { LandmarkName } from './landmarks'

/**
 * What the automatic detection follows where readers define a point differently, to be told beside the point. From the two readers of
 * each source of training films (training/README.md, the model card); the point's own definition is the table's.
 */
export const detectorDefinitions: Readonly<Partial<Record<LandmarkName, Words>>> = {
  Po: {
    zh: '自动定点随片子：与训练片相近时按骨性外耳道上缘（解剖耳点）；阅片者按耳杆环顶定点的设备则按环顶（机械耳点）。',
    en: 'Follows the film: the bony ear canal (anatomic), or the top of the ear-rod ring (machine) on devices whose readers marked that.',
  },
  SoftTissuePog: {
    zh: '自动定点取两位阅片者的平均位置，约在颏部最前点下方 4 mm。',
    en: 'Follows the mean of two readers, some 4 mm below the most forward point of the chin.',
  },
  B: {
    zh: '阅片者沿曲线上下有别，自动定点取其平均。',
    en: 'Readers differ along the curve; follows their mean.',
  },
  Or: {
    zh: '双侧影像取中间。',
    en: 'Between the images of both sides.',
  },
  Go: {
    zh: '下颌角外形的中点，双侧影像取中间；不是切线交点。',
    en: 'Middle of the angle’s outline, between both sides; not where tangents meet.',
  },
}
