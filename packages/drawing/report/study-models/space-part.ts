import { incisorRules } from '@sella/ceph/data/study-models/incisor-rules'
import type { ArchSpace } from '@sella/ceph/study-models/arch-space'
import { signedMm } from '@sella/ceph/study-models/as-read'
import { borrowedIn, borrowedWords } from '@sella/ceph/study-models/borrowed-words'
import { containedWords, takenWords } from '@sella/ceph/study-models/correction-notes'
import { type CorrectionLine, correctedSpace } from '@sella/ceph/study-models/corrections'
import type { ModelAnalysis } from '@sella/ceph/study-models/model-analysis'
import { jawsOfSpace } from '@sella/ceph/study-models/photo-notes'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { spaceLackWords } from '@sella/ceph/study-models/space-lacks'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import {
  boltonActWords,
  correctionWords,
  crowdingWords,
  excessWords,
  gradeWords,
  jawWords,
  levellingWords,
  segmentTotalWords,
  segmentWords,
  sideWords,
} from '@sella/ceph/study-models/words'
import type { Lang } from '@sella/ceph/words'
import { greys, sizes } from '../paper'
import { paragraph } from '../type'
import { type Cell, type Ends, headed, lacks, leftHalf, type Part, photoMark, rightHalf, sentence, table, tenth } from './part'
import { modelPaperWords as words } from './words'

interface Of {
  readonly readings: ModelReadings
  readonly analysis: ModelAnalysis
  readonly lang: Lang
}

const endsOf: Readonly<Record<Jaw, Ends>> = { upper: leftHalf, lower: rightHalf }

const segmentTotal = ({ segments }: ArchSpace, lang: Lang): string => {
  return sentence(segmentTotalWords[segments.length === 6 ? 6 : 4][lang])
}

/** A line under the sum, where it counts widths taken from the other side. */
const borrowedRow = (space: ArchSpace, lang: Lang): readonly (readonly Cell[])[] => {
  const note = borrowedWords(borrowedIn(space))
  return note ? [[{ says: sentence(note[lang]), quiet: true }]] : []
}

const segmentRows = (space: ArchSpace, lang: Lang): readonly (readonly Cell[])[] => [
  ...space.segments.map(({ side, part, available, required, difference, predicted }) => [
    { says: `${sideWords[side][lang]} ${segmentWords[part][lang]}${predicted ? ` · ${words.predicted[lang]}` : ''}` },
    ...[available, required].map(mm => ({ says: tenth(mm) })),
    { says: signedMm(difference) },
  ]),
  [
    { says: segmentTotal(space, lang), strong: true },
    ...[space.available, space.required].map(mm => ({ says: tenth(mm) })),
    { says: `${signedMm(space.discrepancy)} ±${space.error.toFixed(1)}`, strong: true },
  ],
  ...borrowedRow(space, lang),
]

const about = (approximate: boolean | undefined): string => (approximate ? '≈ ' : '')

/** The basis of a correction, in a few words per line: the source of an amount has a line of its own. */
const basis = ({ name, mm }: CorrectionLine, { readings, lang }: Of, jaw: Jaw): readonly string[] => {
  const { incisors, bolton } = readings.corrections[jaw]
  if (name === 'incisors' && incisors) {
    const { title, unit, grade } = incisorRules[incisors.rule]
    const taken = takenWords(incisors.taken)
    const amount = `${about(incisors.taken?.approximate)}${signedMm(incisors.amount)}${unit === 'mm' ? ' mm' : '°'}`
    return [`${title[lang]} · ${amount} · ${gradeWords[grade][lang]}`, ...(taken ? [taken[lang]] : [])]
  }
  if (name === 'bolton' && bolton === 'anterior' && mm !== null)
    return [`${excessWords[bolton][lang]} · ${boltonActWords[jaw][mm < 0 ? 'costs' : 'gives'][lang]}`]
  return []
}

const correctionRows = (of: Of, jaw: Jaw): readonly (readonly Cell[])[] => {
  const corrected = correctedSpace(of.analysis, of.readings, jaw)
  const counted = corrected?.lines.filter(line => line.counted) ?? []
  if (!corrected) return []
  const { levelling } = corrected
  const says = levelling === null ? '' : `${levellingWords[of.lang]} · ${containedWords(levelling)[of.lang]}`
  const level: readonly (readonly Cell[])[] = says === '' ? [] : [[{ says, quiet: true }]]
  if (counted.every(({ mm }) => mm === null)) return level
  const rows = counted.flatMap((line): readonly (readonly Cell[])[] => {
    const why = basis(line, of, jaw).map(says => [{ says, quiet: true }])
    const value =
      line.mm === null
        ? lacks
        : `${about(line.approximate)}${signedMm(line.mm)}${line.error === null ? '' : ` ±${line.error.toFixed(1)}`}`
    const named = [{ says: correctionWords[line.name][of.lang] }, { says: '' }, { says: '' }, { says: value }]
    return [named, ...why]
  })
  const total = corrected.total === null ? lacks : `${about(corrected.approximate)}${signedMm(corrected.total)}`
  return [
    ...level,
    ...rows,
    [{ says: words.corrected[of.lang], strong: true }, { says: '' }, { says: '' }, { says: total, strong: true }],
  ]
}

const jawPart = (of: Of, jaw: Jaw, y: number): Part => {
  const { analysis, readings, lang } = of
  const space = analysis.space[jaw]
  const ends = endsOf[jaw]
  const title = `${jawWords[jaw][lang]}${lang === 'zh' ? '' : ' '}${words.space[lang]}`
  if (space.status !== 'measured') {
    const lines = paragraph(spaceLackWords(readings, jaw, space.lacking)[lang], ends.from, y + 60, {
      size: sizes.caption,
      colour: greys.faint,
      maxWidth: ends.to - ends.from,
      leading: 34,
    })
    return { marks: [...headed(title, y, ends), ...lines.marks], next: lines.next + 20 }
  }
  const crowding = crowdingWords(space)
  const degree = crowding ? ` · ${crowding[lang]}` : ''
  return table({
    title: `${title}${degree}${photoMark(readings, jawsOfSpace(space, jaw), lang)}`,
    head: ['', words.available[lang], words.required[lang], words.difference[lang]],
    rows: [...segmentRows(space, lang), ...correctionRows(of, jaw)],
    ...{ ends, y, columns: [ends.from + 420, ends.from + 600, ends.to] },
  })
}

/** Space of both arches side by side, by segments, with the corrections that are applied. */
export function spacePart(of: Of, y: number): Part {
  const [upper, lower] = [jawPart(of, 'upper', y), jawPart(of, 'lower', y)]
  return { marks: [...upper.marks, ...lower.marks], next: Math.max(upper.next, lower.next) + 20 }
}
