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
