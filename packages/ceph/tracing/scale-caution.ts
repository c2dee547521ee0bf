import type { Words } from '../words'
import { refusedScale } from './calibration'
import type { Calibration } from './calibration-types'
import { type ScaleWarning, scaleWarnings } from './scale-warnings'
import type { Tracing } from './tracing'

const refusedWords = ({ length, mm }: ScaleWarning): Words => ({
  zh: `所给比例不可能（${length} = ${mm.toFixed(1)} mm），未采用`,
  en: `the given scale is impossible (${length} = ${mm.toFixed(1)} mm) and not used`,
})

const unlikelyWords = ({ length, mm, from, to }: ScaleWarning): Words => ({
  zh: `比例可疑：${length} = ${mm.toFixed(1)} mm，通常为 ${from}–${to} mm`,
  en: `doubtful: ${length} = ${mm.toFixed(1)} mm, usually ${from}–${to} mm`,
})

/**
 * What S-Na or N-Me, in mm, make of a film's scale: that it was not used, or that it is unlikely; null where they have nothing
 * against it. It goes wherever lengths by this scale go.
 */
export const scaleCautionWords = (tracing: Tracing, calibration: Calibration): Words | null => {
  const refused = refusedScale(tracing)
  if (refused) return refusedWords(refused)
  const [warning] = calibration.provenance === 'assumed' ? [] : scaleWarnings(tracing, calibration)
  return warning ? unlikelyWords(warning) : null
}

/** Why the lengths of a film are missing beside the other records of its case. */
export const doubtedScaleWords: Words = {
  zh: '与其他记录相比，此片比例可疑（S–Na 变化不合理）：毫米值不列，请核对标尺、S 和 Na。',
  en: 'Compared with the other records, the scale is doubted (S–Na changed implausibly): values in mm are withheld; check the ruler, S and Na.',
}
