import { incisorRules } from '../data/study-models/incisor-rules'
import { predictionCautionOf, predictionTitle } from '../data/study-models/mixed-dentition'
import type { Words } from '../words'
import { archWidths } from './arch-size'
import type { BoltonResult } from './bolton'
import { borrowedSpaceWords, borrowedWords } from './borrowed-words'
import { approximateNote, containedWords, droppedNote, takenWords, twiceNote } from './correction-notes'
import type { IncisorChange } from './correction-wish'
import { correctedSpace } from './corrections'
import { type SymmetryPair, symmetryPairs } from './midsagittal'
import { lowerIncisorSum } from './mixed-dentition'
import type { ModelAnalysis } from './model-analysis'
import { jawsOfSpace, photoTagOf } from './photo-notes'
import type { ModelReadings } from './readings'
import { lengthError } from './scale'
import { type Jaw, jawOf, jaws, readTeeth } from './tooth'
import {
  archMidlineWords,
  boltonWords,
  correctionWords,
  excessWords,
  jawWords,
  lengthWords,
  midlineWords,
  segmentTotalWords,
  segmentWords,
  sideWords,
  symmetryWords,
  toothWords,
  widthWords,
} from './words'

/** A measured value as listed in tables and files. */
export interface ModelRow {
  readonly name: Words
  readonly value: number
  readonly unit: 'mm' | '%'
  /** Standard error of reading; null if none is stated. */
  readonly error: number | null
  /** The norm it is compared with; null if there is none. */
  readonly norm: { readonly mean: number; readonly sd: number; readonly of: Words } | null
  /** Qualifies the value: borrowed from the other side, or predicted. */
  readonly note: Words | null
}

/** Named as on screen and paper, for one side. */
const unerupted: Words = { zh: '单侧尖牙与前磨牙预测', en: 'canine and premolars of a side, predicted' }

const plain = (name: Words, value: number, error: number | null = null, note: Words | null = null): ModelRow => ({
  ...{ name, value, error, note, norm: null },
  unit: 'mm',
})

const both = (first: Words, second: Words): Words => ({ zh: `${first.zh}${second.zh}`, en: `${first.en} ${second.en}` })

const joined = (first: Words, second: Words | null): Words =>
  second ? { zh: `${first.zh}；${second.zh}`, en: `${first.en}; ${second.en}` } : first

/** Both notes, or the one there is. */
const eitherOf = (first: Words | null, second: Words | null): Words | null => (first ? joined(first, second) : second)

/** Rows based on the given jaws, each tagged if one of the jaws was read on a photograph. */
const tagged = (readings: ModelReadings, on: readonly Jaw[], rows: readonly ModelRow[]): readonly ModelRow[] => {
  const tag = photoTagOf(readings, on)
  if (!tag) return rows
  return rows.map(row => ({
    ...row,
    note: joined(tag, row.note),
  }))
}

const widthRows = ({ widths }: ModelAnalysis, readings: ModelReadings): readonly ModelRow[] =>
  readTeeth.flatMap(tooth => {
    const width = widths[tooth]
    if (!width) return []
    const note = width.from && { zh: `取自 ${width.from}`, en: `from ${width.from}` }
    const name = { zh: `${tooth} ${toothWords(tooth).zh}`, en: `${tooth} ${toothWords(tooth).en}` }
    return tagged(readings, [jawOf(tooth)], [plain(name, width.mm, width.error, note)])
  })

const boltonRows = (ratio: BoltonResult, of: Words): readonly ModelRow[] => {
  if (ratio.status !== 'measured') return []
  const { part, percent, error, norm, lowerExcess, excessError, lower, upper } = ratio
  const note = borrowedWords([...upper.borrowed, ...lower.borrowed])
  return [
    {
      name: { zh: `Bolton ${boltonWords[part].zh}`, en: `Bolton ${boltonWords[part].en.toLowerCase()}` },
      ...{ value: percent, unit: '%', error, norm: { ...norm, of }, note },
    },
    plain(both({ zh: '下颌牙量过大，', en: 'Lower excess,' }, excessWords[part]), lowerExcess, excessError, note),
  ]
}

const spaceRows = ({ space }: ModelAnalysis, readings: ModelReadings): readonly ModelRow[] =>
  jaws.flatMap(jaw => {
    const arch = space[jaw]
    if (arch.status !== 'measured') return []
    const named = (side: Words, part: Words) => ({
      zh: `${jawWords[jaw].zh}间隙 ${side.zh} ${part.zh}`,
      en: `${jawWords[jaw].en} space, ${side.en} ${part.en}`,
    })
    const segments = arch.segments.flatMap(({ side, part, difference, predicted, borrowed }) =>
      tagged(readings, predicted ? jawsOfSpace(arch, jaw) : [jaw], [
        plain(
          named(sideWords[side], segmentWords[part]),
          difference,
          null,
          eitherOf(predicted ? { zh: '预测', en: 'predicted' } : null, borrowedWords(borrowed)),
        ),
      ]),
    )
    const sum = segmentTotalWords[arch.segments.length === 6 ? 6 : 4]
    const total = { zh: `${jawWords[jaw].zh}间隙 ${sum.zh}`, en: `${jawWords[jaw].en} space, ${sum.en}` }
    const whole = plain(total, arch.discrepancy, arch.error, eitherOf(borrowedSpaceWords(arch), droppedNote(readings, jaw)))
    return [...segments, ...tagged(readings, jawsOfSpace(arch, jaw), [whole])]
  })

/** Predicted teeth of a mixed dentition, by whom, and how far that is to be trusted. */
const predictedRows = ({ predicted }: ModelAnalysis, readings: ModelReadings): readonly ModelRow[] => {
  const { prediction } = readings
  if (!predicted || prediction === null) return []
  const { sum } = lowerIncisorSum(readings)
  const note = joined(joined(predictionTitle(prediction), predictionCautionOf(prediction)), borrowedWords(sum?.borrowed ?? []))
  return tagged(
    readings,
    ['lower'],
    jaws.map(jaw => plain(both(jawWords[jaw], unerupted), predicted[jaw], null, note)),
  )
}

const ruleNote = ({ rule, taken }: IncisorChange): Words => {
  const [{ title }, from] = [incisorRules[rule], takenWords(taken)]
  return from ? { zh: `${title.zh}，${from.zh}`, en: `${title.en}, ${from.en}` } : title
}

const correctionRows = (analysis: ModelAnalysis, readings: ModelReadings): readonly ModelRow[] =>
  jaws.flatMap(jaw => {
    const corrected = correctedSpace(analysis, readings, jaw)
    const arch = analysis.space[jaw]
    const counted = corrected?.lines.filter(line => line.counted && line.mm !== null) ?? []
    if (!corrected || arch.status !== 'measured' || counted.length === 0) return []
    const named = (words: Words): Words => ({
      zh: `${jawWords[jaw].zh}间隙 ${words.zh}`,
      en: `${jawWords[jaw].en} space, ${words.en}`,
    })
    const change = readings.corrections[jaw].incisors
    const twice = counted.some(({ name }) => name === 'bolton') ? twiceNote(readings) : null
    const totalNote = corrected.approximate ? joined(approximateNote, twice) : twice
    return tagged(readings, counted.some(({ name }) => name === 'bolton') ? jaws : jawsOfSpace(arch, jaw), [
      ...counted.map(({ name, mm, error }) =>
        plain(named(correctionWords[name]), mm ?? 0, error, name === 'incisors' && change ? ruleNote(change) : null),
      ),
      ...(corrected.total === null
        ? []
        : [plain(named({ zh: '修正后合计', en: 'with corrections' }), corrected.total, null, totalNote)]),
    ])
  })

const sizeRows = ({ size }: ModelAnalysis, readings: ModelReadings): readonly ModelRow[] =>
  jaws.flatMap(jaw => {
    const arch = size[jaw]
    if (!arch) return []
    const names = Object.keys(archWidths) as (keyof typeof archWidths)[]
    const lengths = [
      ...names.map(name => [widthWords[name], arch.widths[name]] as const),
      [{ zh: '牙弓深度', en: 'Depth' }, arch.depth] as const,
      [lengthWords, arch.length] as const,
    ]
    const rows = lengths.flatMap(([name, value]) =>
      value === null
        ? []
        : [plain(both(jawWords[jaw], name), value, lengthError(readings, jaw, value, name === lengthWords ? 4 : 1))],
    )
    return tagged(readings, [jaw], rows)
  })

const symmetryRows = ({ symmetry }: ModelAnalysis, readings: ModelReadings): readonly ModelRow[] =>
  jaws.flatMap(jaw => {
    const arch = symmetry[jaw]
    if (!arch) return []
    const rows = (Object.keys(symmetryPairs) as SymmetryPair[]).flatMap(pair => {
      const measured = arch.pairs[pair]
      if (!measured) return []
      const named = (what: Words) => both(both(jawWords[jaw], symmetryWords[pair]), what)
      return [
        plain(named({ zh: '，右侧到腭中缝', en: 'right, to the raphe' }), measured.right),
        plain(named({ zh: '，左侧到腭中缝', en: 'left, to the raphe' }), measured.left),
        plain(named({ zh: '，右侧靠前（负为靠后）', en: 'right ahead (below 0 behind)' }), measured.rightAhead),
      ]
    })
    const midline = arch.midline === null ? [] : [plain(both(jawWords[jaw], archMidlineWords), arch.midline)]
    return tagged(readings, jaw === 'lower' ? jaws : [jaw], [...rows, ...midline])
  })

const furtherRows = ({ spee, irregularity, bite }: ModelAnalysis, readings: ModelReadings): readonly ModelRow[] => [
  ...(spee
    ? [
        plain({ zh: 'Spee 曲线 右', en: 'Curve of Spee, right' }, spee.right),
        plain({ zh: 'Spee 曲线 左', en: 'Curve of Spee, left' }, spee.left),
      ]
    : []),
  ...(spee && spee.measured !== null
    ? [
        plain(
          { zh: '整平 Spee 曲线所需间隙（实测）', en: 'Space levelling the curve costs, measured' },
          spee.measured,
          null,
          containedWords(spee.measured),
        ),
      ]
    : []),
  ...(irregularity
    ? tagged(
        readings,
        ['lower'],
        [plain({ zh: 'Little 不齐指数', en: "Little's irregularity" }, irregularity.sum, irregularity.error, irregularity.name)],
      )
    : []),
  ...(bite
    ? [
        plain({ zh: '覆盖（切缘到切缘）', en: 'Overjet, edge to edge' }, bite.overjet),
        plain({ zh: '覆合（切缘到切缘）', en: 'Overbite, edge to edge' }, bite.overbite),
        ...(bite.midline === null ? [] : [plain(midlineWords, bite.midline)]),
      ]
    : []),
]

/** Everything measured on study models, in the order of the screen. Values not measured yet have no row. */
export const modelRows = (analysis: ModelAnalysis, readings: ModelReadings): readonly ModelRow[] => [
  ...widthRows(analysis, readings),
  ...tagged(readings, jaws, [
    ...boltonRows(analysis.bolton.anterior, analysis.boltonNorm.name),
    ...boltonRows(analysis.bolton.overall, analysis.boltonNorm.name),
  ]),
  ...predictedRows(analysis, readings),
  ...spaceRows(analysis, readings),
  ...correctionRows(analysis, readings),
  ...sizeRows(analysis, readings),
  ...symmetryRows(analysis, readings),
  ...furtherRows(analysis, readings),
]
