import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { classColours } from '../../tracing/colours'
import { shortItemName } from '../../tracing/short-names'
import { scaleMark, starText } from '../../tracing/value-text'
import { changeMark } from '../compare-change'
import type { ComparedRecord } from '../comparison'
import { guessedSign } from '../guessed'
import { greys, sizes } from '../paper'
import type { Span } from '../span'
import { text } from '../type'
import { missingWords } from '../words'
import { itemLeft, widths } from './compare-values-layout'

const units = { degree: '°', mm: 'mm', percent: '%', '': '' } as const
/** A name, and under it how the value changed. */
export const nameMarks = (
  row: EvaluationRow,
  middle: number,
  { span, lang }: { readonly span: Span | null; readonly lang: Lang },
) => {
  const maxWidth = widths.item - 20
  const name = text(shortItemName(row.name, lang), itemLeft, span ? middle - 13 : middle, {
    size: sizes.body,
    weight: 600,
    maxWidth,
  })
  return span ? [name, changeMark(span, row.item, { x: itemLeft, y: middle + 20, maxWidth })] : [name]
}

/** A record's value with its unit and stars, or why it is missing. */
export const valueMarks = (
  row: EvaluationRow | undefined,
  left: number,
  middle: number,
  { measured, guessed, input: { lang } }: ComparedRecord,
): readonly Mark[] => {
  if (!row) return []
  const right = left + 138
  if (row.reading.status === 'missing')
    return [
      text(row.shown, right, middle - 10, { size: sizes.body, colour: greys.faint, align: 'end' }),
      text(missingWords[row.reading.why][lang], right + 40, middle + 18, {
        ...{ size: sizes.smallest, colour: greys.faint, align: 'end', maxWidth: widths.value - 34 },
      }),
    ]
  const colour = classColours.light[row.class]
  const sign = { size: sizes.smallest, colour: greys.faint } as const
  return [
    text(`${scaleMark(row.unit, measured.calibration)}${row.shown}`, right, middle, {
      ...{ size: sizes.body, weight: 600, colour, align: 'end', maxWidth: 138 },
    }),
    text(units[row.unit], right + 5, middle, sign),
    text(starText(row.stars), right + 5, middle + 26, { size: sizes.smallest, colour }),
    ...(guessed.has(row.item) ? [text(guessedSign[lang], right, middle + 26, { ...sign, align: 'end' })] : []),
  ]
}
