import type { Words } from '../words'
import { hasReadings } from './other-file'
import type { ModelReadings } from './readings'
import { jaws } from './tooth'

const taken: Words = { zh: '文件未写明单位，按 mm 计。', en: 'The file names no unit; taken as mm.' }

/** Note for a surface whose unit nobody stated or chose (`scaleOf`), shown next to its millimetres. */
export const unitNotes = (readings: ModelReadings): readonly Words[] =>
  jaws.some(jaw => hasReadings(readings, jaw) && readings.on[jaw] === 'surface' && readings.mmPerUnit[jaw] === null)
    ? [taken]
    : []
