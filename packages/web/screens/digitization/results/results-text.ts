import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { hedgedMeaning } from '@sella/ceph/analysis/finding'
import { judgedByWords } from '@sella/ceph/analysis/judged-by'
import { subjectOf } from '@sella/ceph/analysis/subject'
import type { PointName } from '@sella/ceph/data/point-name'
import { asRead, judgedDecimals, roundHalfAway, shownDecimals } from '@sella/ceph/measure/display'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { unitSigns } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import type { CaseRecord, Patient } from '@sella/contract/entities'
import { guessedSign } from '@sella/drawing/report/guessed'
import { scaleMark, starText } from '@sella/drawing/tracing/value-text'
import type { PictureSubject } from '@sella/workbench/desk/subject'
import type { Choice } from '@sella/workbench/open/choice'
import type { TFunction } from 'i18next'
import { itemNameIn } from '../../../readings/names'
import { scaleDoubt } from '../scale-doubt'
import { whyText } from './why'

interface Given {
  readonly tracing: Tracing
  readonly evaluation: Evaluation
  readonly patient: Patient
  readonly record: CaseRecord
  readonly choice: Choice
  readonly subject: Pick<PictureSubject, 'called' | 'affected'>
}

interface InLanguage {
  readonly lang: Lang
  readonly t: TFunction
}

const columns = [
  'group',
  'item',
  'normMean',
  'normSd',
  'number',
  'unit',
  'difference',
  'inSd',
  'error',
  'class',
  'meaning',
] as const

/** A number that a spreadsheet parses, rounded as on screen: a plain minus, a decimal point; empty for none. */
const number = (value: number | null | undefined, digits: number): string =>
  value === null || value === undefined ? '' : roundHalfAway(value, digits).toFixed(digits)

/** Tabs and line breaks separate cells, so none may occur inside one. What would start a formula is kept as text. */
const cell = (text: string): string => {
  const flat = text.replace(/[\t\r\n]+/g, ' ')
  return /^[=+@]|^-(?!\d)/.test(flat) ? `'${flat}` : flat
}

/** The items whose value depends on a point nobody saw. */
const guessedIn = ({ tracing, subject, choice }: Given): ReadonlySet<string> => {
  const estimated = (Object.keys(tracing.points) as PointName[]).filter(name => tracing.points[name]?.origin === 'estimated')
  return new Set(estimated.flatMap(name => [...subject.affected(name, choice.customItems)]))
}

const cells = (
  row: EvaluationRow,
  given: Given & { readonly guessed: ReadonlySet<string> },
  words: InLanguage,
): readonly string[] => {
  const { evaluation, tracing, subject, guessed } = given
  const { lang, t } = words
  const { norm, reading, difference } = row
  const read = reading.status === 'read' ? reading : null
  const name = itemNameIn(row, evaluation.rows, lang)
  return [
    cell(t(`workbench.categories.${row.category}` as 'workbench.categories.Wits')),
    cell(read && guessed.has(row.item) ? `${name} ${guessedSign[lang]}` : name),
    number(norm?.mean, judgedDecimals(row.unit)),
    number(norm?.sd, judgedDecimals(row.unit)),
    number(read && asRead(read.value, row.unit), shownDecimals(row.unit)),
    `${scaleMark(row.unit, evaluation.calibration)}${unitSigns[row.unit]}`,
    number(difference, judgedDecimals(row.unit)),
    norm && norm.sd > 0 && difference !== null ? number(difference / norm.sd, 1) : '',
    number(read?.error, shownDecimals(row.unit)),
    starText(row.stars),
    cell(reading.status === 'read' ? (hedgedMeaning(row)?.[lang] ?? '') : whyText(reading, tracing, { t, lang, subject })),
  ]
}

/** Tab-separated, as spreadsheets accept it: patient, analysis and what speaks against the scale, a header line, then one line per item. */
export const resultsText = (given: Given, words: InLanguage): string => {
  const { patient, record, choice, evaluation } = given
  const { lang, t } = words
  const { analysis } = choice
  const first = [patient.name, record.createday.slice(0, 10), analysis.title[lang]]
  const judgedBy = judgedByWords(analysis, subjectOf(choice.patient, choice.record), evaluation.rows)[lang]
  const head = columns.map(column => t(`workbench.results.columns.${column}`))
  const guessed = guessedIn(given)
  const lines = evaluation.rows.map(row => cells(row, { ...given, guessed }, words).join('\t'))
  const doubt = scaleDoubt(given.tracing, evaluation.calibration, t)
  return [[...first, judgedBy, ...(doubt ? [doubt] : [])].map(cell).join('\t'), head.join('\t'), ...lines].join('\n')
}
