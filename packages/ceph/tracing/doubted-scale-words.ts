import type { Words } from '../words'

/** Why the lengths of a film are missing beside the other records of its case. */
export const doubtedScaleWords: Words = {
  zh: '与其他记录相比，此片比例可疑（S–Na 变化不合理）：毫米值不列，请核对标尺、S 和 Na。',
  en: 'Compared with the other records, the scale is doubted (S–Na changed implausibly): values in mm are withheld; check the ruler, S and Na.',
}
