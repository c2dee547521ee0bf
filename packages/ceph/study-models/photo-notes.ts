import { photoReadingError } from '../data/study-models/photo-errors'
import type { Words } from '../words'
import type { ArchSpace } from './arch-space'
import type { ModelReadings } from './readings'
import { photographed, scaleShare, unscaled } from './scale'
import { type Jaw, jaws } from './tooth'
import { jawWords } from './words'

/** Shown next to every value based on a photograph. */
const photoTag: Words = { zh: '照片，较不准确', en: 'photograph, less exact' }

/** The tag if one of the jaws was read on a photograph; null for surfaces. */
export const photoTagOf = ({ on }: ModelReadings, of: readonly Jaw[]): Words | null =>
  of.some(jaw => on[jaw] === 'photo') ? photoTag : null

/** The jaws that the space of one depends on: its own, and the lower one if its incisors predict teeth. */
export const jawsOfSpace = ({ segments }: ArchSpace, jaw: Jaw): readonly Jaw[] =>
  segments.some(({ predicted }) => predicted) ? jaws.filter(each => each === jaw || each === 'lower') : [jaw]

const scaledNote = (readings: ModelReadings, jaw: Jaw): Words => {
  const [each, share] = [photoReadingError.toFixed(1), (100 * scaleShare(readings, jaw)).toFixed(1)]
  return {
    zh: `${jawWords[jaw].zh}读自合面照：二维，较模型不准确。误差按每段 ${each} mm、比例 ${share}% 计（自拟，待临床确认）。`,
    en: `${jawWords[jaw].en} jaw read on an occlusal photograph: flat, less exact than a model. Errors: ${each} mm a distance and ${share}% of scale (our own proposal).`,
  }
}

const unscaledNote = (jaw: Jaw): Words => ({
  zh: `${jawWords[jaw].zh}合面照没有比例：不给出毫米值。`,
  en: `${jawWords[jaw].en} occlusal photograph without a scale: no millimetres are given.`,
})

const heightless: Words = {
  zh: 'Spee 曲线、覆盖、覆合需要高度，照片上不提供；倾斜的牙在照片上偏窄。',
  en: 'The curve of Spee, overjet and overbite need height and are not given on a photograph; tipped teeth look too narrow.',
}

/** Notes on readings made on photographs, shown wherever such readings are shown. */
export function photoNotes(readings: ModelReadings): readonly Words[] {
  const flat = photographed(readings)
  const bare = unscaled(readings)
  return [
    ...flat.map(jaw => (bare.includes(jaw) ? unscaledNote(jaw) : scaledNote(readings, jaw))),
    ...(flat.length > 0 ? [heightless] : []),
  ]
}
