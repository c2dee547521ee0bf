import { awaitingIn } from '../report/awaiting'
import { recordText } from '../report/date-text'
import { isFilmless } from '../report/filmless'
import type { ReportInput } from '../report/input'
import { coverClinicMarks } from '../report/letterhead'
import { doubtful, greys, inner, sizes } from '../report/paper'
import { analysisText, doctorText, sexText } from '../report/sentences'
import { inFull, rule, shrunk, text } from '../report/type'
import type { Slide } from './slide'
import { slideSize } from './slide'
import { slideWords } from './words'

/** With more records than this a second column is used. */
const mostLines = 5

/** The patient, the presenter and the records by date. */
export const openingSlide = (input: ReportInput, records: readonly ReportInput[]): Slide => {
  const { lang, patient } = input
  const title = patient.name
  const facts = [sexText(input), patient.caseNo, isFilmless(input) ? '' : analysisText(input)].filter(Boolean).join(' · ')
  const body = { size: sizes.value, colour: greys.text } as const
  const line = { x: inner.left, width: inner.width } as const
  const width = inner.width / 2
  const waiting = { size: sizes.body, weight: 600, colour: doubtful, maxWidth: inner.width } as const
  const waits = awaitingIn([input, ...records], lang, waiting)
  return {
    ...{ ...slideSize, pixel: 1, title, lang, notes: '' },
    layers: [
      {
        id: 'slide',
        marks: [
          ...coverClinicMarks(input, inner.left, 110),
          ...inFull(title, { ...line, y: 360, height: 116 }, { size: 96, weight: 600 }, 46),
          ...inFull(facts, { ...line, y: 452, height: 58 }, body, sizes.body),
          ...inFull(doctorText(input), { ...line, y: 504, height: 46 }, body, sizes.body),
          ...(waits === '' ? [] : [text(waits, inner.left, 550, shrunk(waits, waiting, sizes.smallest))]),
          rule(580, greys.ink, 3),
          text(slideWords.records[lang], inner.left, 622, { size: sizes.small, colour: greys.quiet }),
          ...records
            .slice(0, 2 * mostLines)
            .map((record, i) =>
              text(
                [recordText(record), record.patient.ageText].filter(Boolean).join(' · '),
                inner.left + Math.floor(i / mostLines) * width,
                676 + (i % mostLines) * 50,
                { size: sizes.body, weight: 500, maxWidth: width - 40 },
              ),
            ),
        ],
      },
    ],
  }
}
