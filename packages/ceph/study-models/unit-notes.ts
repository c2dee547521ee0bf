import type { Words } from '../words'
import { hasReadings } from './other-file'
import type { ModelReadings } from './readings'
import { jaws } from './tooth'

const taken: Words = { zh: '文件未写明单位，按 mm 计。', en: 'The file names no unit; taken as mm.' }

/** A note where a surface states no unit and nobody chose one (`scaleOf`), shown wherever its millimetres are. */
export const unitNotes = (readings: ModelReadings): readonly Words[] =>
  jaws.some(jaw => hasReadings(readings, jaw) && readings.on[jaw] === 'surface' && readings.mmPerUnit[jaw] === null)
    ? [taken]
    : []
