import type { Scene } from '../../scene/scene'
import { recordText } from '../date-text'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { neckNotes } from '../maturation/notes'
import { hasNeckPlate, neckPlate } from '../maturation/plate'
import { neckReading } from '../maturation/reading'
import { stageStrip } from '../maturation/strip'
import { stageSummary } from '../maturation/summary'
import { featureTable, featureTableHeight } from '../maturation/table'
import { maturationPaperWords as words } from '../maturation/words'
import { courseHeight, courseMarks } from '../maturation-course'
import { greys, headBottom, inner, pageOf, sizes } from '../paper'
import { sexText } from '../sentences'
import { text } from '../type'

/** From the top of the strip of stages to the sentence on their shares. */
const underStrip = 328

const sharesSet = { size: sizes.caption, colour: greys.quiet, maxWidth: inner.width } as const

/** Height of the summary where no picture stands beside it. */
const summaryHeight = 500

/** The picture of the vertebrae, from which the line of stages takes its room, and which has that of a table that is not there. */
const plateBox = (input: ReportInput, staged: boolean) => {
  const room = 900 - courseHeight(input) + (staged ? 0 : featureTableHeight)
  return { x: inner.left, y: headBottom + 50, width: 800, height: hasNeckPlate(input) ? room : summaryHeight }
}

/**
 * Vertebral maturation: the vertebrae, the computed stage with its uncertainty beside the doctor's own. No page without points
 * and stage.
 */
export const maturationPages = (input: ReportInput): readonly Scene[] => {
  const { lang, patient } = input
  const reading = neckReading(input)
  if (!reading) return []
  const { answer, staged } = reading
  const right = [patient.name, sexText(input), patient.ageText, recordText(input)].filter(Boolean).join(' · ')
  const box = plateBox(input, staged !== null)
  const left = hasNeckPlate(input) ? box.x + box.width + 50 : inner.left
  const stripTop = box.y + box.height + 70
  const sharesAt = stripTop + underStrip
  const tableTop = sharesAt + (staged ? 80 : 44)
  const courseTop = tableTop + (staged ? featureTableHeight : 0)
  return [
    pageOf([
      ...headMarks({ title: words.title[lang], subtitle: '', right }),
      ...neckPlate(input, box),
      ...stageSummary(answer, input, { left, top: headBottom + 90 }),
      ...stageStrip(staged, input, stripTop),
      ...(staged ? [text(words.shares[lang], inner.left, sharesAt, sharesSet), ...featureTable(staged, input, tableTop)] : []),
      ...courseMarks(input, courseTop),
      ...neckNotes(input, courseTop + courseHeight(input) + 40),
    ]),
  ]
}
