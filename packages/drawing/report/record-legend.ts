import type { Mark } from '../scene/scene'
import { isMeasuredScale } from '../tracing/value-text'
import { compareWords } from './compare-words'
import type { ComparedRecord } from './comparison'
import { recordText } from './date-text'
import { sizes } from './paper'
import { numberMarks } from './record-numbers'
import { lineSample } from './result/record-rings'
import { text } from './type'

/** Page units of a screen pixel in the pieces of line. */
const pixel = 1.82

/** Whose the numbers are: where lines tell records apart, each with a piece of its own. */
interface Legend {
  readonly reference: string | null
  readonly kinds: boolean
}

/** The records by number, day and stage, two in a line of 38. */
export const legend = (
  records: readonly ComparedRecord[],
  { reference, kinds }: Legend,
  side: { readonly left: number; readonly width: number },
  y: number,
): readonly Mark[] => {
  const wordsAt = kinds ? 92 : 36
  return records.flatMap((record, i): readonly Mark[] => {
    const [x, line] = [side.left + (i % 2) * (side.width / 2), y + Math.floor(i / 2) * 38]
    const { lang } = record.input
    const { calibration } = record.film
    const mark = calibration.mmPerPixel === null || isMeasuredScale(calibration) ? '' : '≈ '
    const label = `${mark}${recordText(record.input)}${record.uuid === reference ? ` · ${compareWords.reference[lang]}` : ''}`
    return [
      ...numberMarks(record, { x: x + 14, y: line }),
      ...(kinds ? [lineSample(record, { x: x + 34, y: line }, 50, pixel)] : []),
      text(label, x + wordsAt, line, { size: sizes.caption, most: side.width / 2 - wordsAt - 8 }),
    ]
  })
}
