import { maturationCaution } from '@sella/ceph/data/maturation-growth'
import type { Staged } from '@sella/ceph/maturation/maturation'
import { recordText } from '../report/date-text'
import { isFilmless } from '../report/filmless'
import type { ReportInput } from '../report/input'
import { neckNotes } from '../report/maturation/notes'
import { hasNeckPlate, neckPlate } from '../report/maturation/plate'
import { neckReading } from '../report/maturation/reading'
import { stageStrip, stripHeight } from '../report/maturation/strip'
import { stageSummary } from '../report/maturation/summary'
import { featureTable, featureTableHeight } from '../report/maturation/table'
import { maturationPaperWords as words } from '../report/maturation/words'
import { courseHeight, courseMarks } from '../report/maturation-course'
import { greys, headBottom, inner, sizes } from '../report/paper'
import { sexText } from '../report/sentences'
import { text } from '../report/type'
import type { Mark } from '../scene/scene'
import { type Slide, slideBottom, slideOf } from './slide'

const top = headBottom + 26
/** Under the strip a line tells what its shares are; without any the caution of every stage. */
const [stripTop, sharesAt] = [slideBottom - stripHeight - 36, slideBottom - 16]
const plate = { x: inner.left, y: top, width: 760, height: stripTop - 40 - top } as const
const tableTop = headBottom + 70
const small = { size: sizes.caption, colour: greys.quiet, maxWidth: inner.width } as const

/** What was measured, and what the sources are worth. */
const measuredMarks = (staged: Staged, input: ReportInput): readonly Mark[] => [
  ...featureTable(staged, input, tableTop),
  ...neckNotes(input, tableTop + featureTableHeight + 30),
]

/** The line of stages once there are two records. */
const overRecords = (input: ReportInput): readonly (readonly Mark[])[] => {
  const height = courseHeight(input)
  return height === 0 ? [] : [[...courseMarks(input, headBottom + 40), ...neckNotes(input, headBottom + 90 + height)]]
}

/**
 * The vertebrae of a record as its page shows them: the film and its stage over the sketches, then what was measured, then the
 * stages of all records. Empty without points or a stage of the doctor's own.
 */
export const maturationSlides = (input: ReportInput): readonly Slide[] => {
  const reading = isFilmless(input) ? null : neckReading(input)
  if (!reading) return []
  const { answer, staged } = reading
  const right = [input.patient.name, sexText(input), input.patient.ageText].filter(Boolean).join(' · ')
  const head = { title: words.title[input.lang], subtitle: recordText(input), right }
  const first = [
    ...neckPlate(input, plate),
    ...stageSummary(answer, input, { left: hasNeckPlate(input) ? plate.x + plate.width + 50 : inner.left, top: top + 14 }),
    ...stageStrip(staged, input, stripTop),
    text((staged ? words.shares : maturationCaution)[input.lang], inner.left, sharesAt, small),
  ]
  const measured = staged ? [measuredMarks(staged, input)] : []
  return [first, ...measured, ...overRecords(input)].map(marks => slideOf(head, marks, input))
}
