import type { Mark } from '../scene/scene'
import { isMeasuredScale } from '../tracing/value-text'
import { compareWords } from './compare-words'
import type { ComparedRecord } from './comparison'
import { recordText } from './date-text'
import { sizes } from './paper'
import { numberMarks } from './record-numbers'
import { lineSample } from './result/record-rings'
import { shrunk, text, widthOf } from './type'

/** Page units per screen pixel in the line samples. */
const pixel = 1.82

/** Which record each number belongs to; with a line sample each if lines distinguish the records. */
interface Legend {
  readonly reference: string | null
  readonly kinds: boolean
}

/** Distance between two lines. */
const leading = 38

interface Side {
  readonly left: number
  readonly width: number
}

const wordsAt = ({ kinds }: Legend): number => (kinds ? 92 : 36)

const labelOf = ({ uuid, input, film: { calibration } }: ComparedRecord, { reference }: Legend): string => {
  const mark = calibration.mmPerPixel === null || isMeasuredScale(calibration) ? '' : '≈ '
  return `${mark}${recordText(input)}${uuid === reference ? ` · ${compareWords.reference[input.lang]}` : ''}`
}

/** Two per line, or one if a name would otherwise be cut. */
const columnsOf = (records: readonly ComparedRecord[], of: Legend, { width }: Side): 1 | 2 => {
  const room = width / 2 - wordsAt(of) - 8
  const fits = records.every(record => widthOf(labelOf(record, of), { size: sizes.small }) <= room)
  return records.length > 1 && fits ? 2 : 1
}

/** Height of the legend in page units. */
export const legendHeight = (records: readonly ComparedRecord[], of: Legend, side: Side): number =>
  Math.ceil(records.length / columnsOf(records, of, side)) * leading

/** The records by number, date and stage, in full. */
export const legend = (records: readonly ComparedRecord[], of: Legend, side: Side, y: number): readonly Mark[] => {
  const columns = columnsOf(records, of, side)
  const column = side.width / columns
  return records.flatMap((record, i): readonly Mark[] => {
    const [x, line] = [side.left + (i % columns) * column, y + Math.floor(i / columns) * leading]
    const label = labelOf(record, of)
    const setting = shrunk(label, { size: sizes.caption, maxWidth: column - wordsAt(of) - 8 }, sizes.small)
    return [
      ...numberMarks(record, { x: x + 14, y: line }),
      ...(of.kinds ? [lineSample(record, { x: x + 34, y: line }, 50, pixel)] : []),
      text(label, x + wordsAt(of), line, setting),
    ]
  })
}
