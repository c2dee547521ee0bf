import type { Words } from '../words'
import type { LandmarkName } from './landmarks'

/**
 * The definition the automatic detection follows where readers define a point differently, shown next to the point. From the two
 * readers of each source of training films (training/README.md, the model card); the point's own definition is that of the table.
 */
export const detectorDefinitions: Readonly<Partial<Record<LandmarkName, Words>>> = {
  Po: {
    zh: '自动定点随片子：与训练片相近时按骨性外耳道上缘（解剖耳点）；阅片者按耳杆环顶定点的设备则按环顶（机械耳点）。',
    en: 'Follows the film: the bony ear canal (anatomic), or the top of the ear-rod ring (machine) on devices whose readers marked that.',
  },
  Or: {
    zh: '眶下缘最低点，双侧影像取中间。',
    en: 'Lowest point of the orbital rim, between the images of both sides.',
  },
  A: {
    zh: '骨凹的最深点，取两位阅片者的平均位置；两人上下相差约 2.6 mm，影响 SNA 约 0.25°。',
    en: 'Deepest point of the concavity: the mean of two readers, some 2.6 mm apart in height (0.25° of SNA).',
  },
  B: {
    zh: '颏部上方骨凹的最深点。',
    en: 'Deepest point of the concavity above the chin.',
  },
  SoftTissuePog: {
    zh: '软组织颏部最前点。',
    en: 'Foremost point of the soft-tissue chin.',
  },
  UpperLip: {
    zh: '最前点与红唇缘之间的中点，即两位阅片者的平均位置（相差 3.1 mm）；与第二家医院的阅片者相差不到 0.4 mm。',
    en: 'Midway between the foremost point and the vermilion border, the mean of two readers (3.1 mm apart); within 0.4 mm of the second hospital’s readers.',
  },
  LowerLip: {
    zh: '最前点与红唇缘之间的中点，即两位阅片者的平均位置（相差 2.4 mm）；与第二家医院的阅片者相差不到 0.4 mm。',
    en: 'Midway between the foremost point and the vermilion border, the mean of two readers (2.4 mm apart); within 0.4 mm of the second hospital’s readers.',
  },
  Go: {
    zh: '下颌角外形的中点，双侧影像取中间；不是切线交点。阅片者之间相差 2.3 至 3.1 mm。',
    en: 'Middle of the angle’s outline, between both sides; not where tangents meet. Readers lie 2.3 to 3.1 mm apart.',
  },
  Ar: {
    zh: '升支后缘与颅底影像的交点；阅片者之间相差 1.1 至 2.5 mm，多沿轮廓方向。',
    en: 'Where the rear ramus outline crosses the cranial base; readers lie 1.1 to 2.5 mm apart, mostly along the outline.',
  },
}
