import { photoReadingError } from '../data/study-models/photo-errors'
import type { Words } from '../words'
import type { ArchSpace } from './arch-space'
import type { ModelReadings } from './readings'
import { photographed, scaleShare, unscaled } from './scale'
import { type Jaw, jaws } from './tooth'
import { jawWords } from './words'

/** Beside every value that rests on a photograph. */
const photoTag: Words = { zh: '照片，较不准确', en: 'photograph, less exact' }

/** The tag where one of the jaws was read on a photograph; null of surfaces. */
export const photoTagOf = ({ on }: ModelReadings, of: readonly Jaw[]): Words | null =>
  of.some(jaw => on[jaw] === 'photo') ? photoTag : null

/** The jaws that the space of one rests on: its own, and the lower one whose incisors predict teeth of it. */
export const jawsOfSpace = ({ segments }: ArchSpace, jaw: Jaw): readonly Jaw[] =>
  segments.some(({ predicted }) => predicted) ? jaws.filter(each => each === jaw || each === 'lower') : [jaw]

const scaledNote = (readings: ModelReadings, jaw: Jaw): Words => {
  const [each, share] = [photoReadingError.toFixed(1), (100 * scaleShare(readings, jaw)).toFixed(1)]
  return {
    zh: `${jawWords[jaw].zh}读自合面照：二维，较模型不准确。误差按每段 ${each} mm、比例 ${share}% 计（自拟，待临床确认）。`,
    en: `${jawWords[jaw].en} jaw read on an occlusal photograph: flat, less exact than a model. Errors: ${each} mm a distance and ${share} % of scale (our own proposal).`,
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

/** What must be known of readings made on photographs, in every place that shows one. */
export function photoNotes(readings: ModelReadings): readonly Words[] {
  const flat = photographed(readings)
  const bare = unscaled(readings)
  return [
    ...flat.map(jaw => (bare.includes(jaw) ? unscaledNote(jaw) : scaledNote(readings, jaw))),
    ...(flat.length > 0 ? [heightless] : []),
  ]
}
