import { type ArchWidthName, archWidths } from '@sella/ceph/study-models/arch-size'
import { borrowedWords } from '@sella/ceph/study-models/borrowed-words'
import { type SymmetryPair, symmetryPairs } from '@sella/ceph/study-models/midsagittal'
import { lowerIncisorSum } from '@sella/ceph/study-models/mixed-dentition'
import type { ModelAnalysis } from '@sella/ceph/study-models/model-analysis'
import { upperIncisorSum } from '@sella/ceph/study-models/pont'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { lengthError } from '@sella/ceph/study-models/scale'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import { aheadText, jawWords, lengthWords, midlineText, widthWords } from '@sella/ceph/study-models/words'
import type { Lang } from '@sella/ceph/words'
import { type Cell, leftHalf, type Part, photoMark, rightHalf, sentence, table, tenth } from './part'
import { modelPaperWords as words } from './words'

interface Of {
  readonly readings: ModelReadings
  readonly analysis: ModelAnalysis
  readonly lang: Lang
}

/** A length; with its error if measured on a photograph. */
const withError = (
  mm: number | null | undefined,
  { readings, jaw, distances }: { readonly readings: ModelReadings; readonly jaw: Jaw; readonly distances: number },
): string => {
  const error = typeof mm === 'number' ? lengthError(readings, jaw, mm, distances) : null
  return error === null ? tenth(mm) : `${tenth(mm)} ±${error.toFixed(1)}`
}

const sizesPart = ({ analysis: { size }, readings, lang }: Of, y: number): Part => {
  const names = Object.keys(archWidths) as ArchWidthName[]
  const row = (name: string, of: (jaw: (typeof jaws)[number]) => number | null | undefined, distances = 1): readonly Cell[] => [
    { says: name },
    ...jaws.map(jaw => ({ says: withError(of(jaw), { readings, jaw, distances }) })),
  ]
  return table({
    title: `${words.arches[lang]}${photoMark(
      readings,
      jaws.filter(jaw => size[jaw]),
      lang,
    )}`,
    head: ['', ...jaws.map(jaw => jawWords[jaw][lang])],
    rows: [
      ...names.map(name => row(widthWords[name][lang], jaw => size[jaw]?.widths[name])),
      row(words.depth[lang], jaw => size[jaw]?.depth),
      row(lengthWords[lang], jaw => size[jaw]?.length, 4),
    ],
    ...{ ends: leftHalf, y, columns: [leftHalf.to - 130, leftHalf.to] },
  })
}

type Fact = readonly [name: string, value: string]

const speeFacts = ({ spee }: ModelAnalysis, lang: Lang): readonly Fact[] => {
  if (!spee) return []
  const costs = Object.values(spee.formulas)
  return [
    [`${words.speeRight[lang]} (${spee.molars})`, `${tenth(spee.right)} / ${tenth(spee.left)}`],
    ...(spee.measured === null ? [] : [[words.speeCost[lang], tenth(spee.measured)] as const]),
    [words.speeFormulas[lang], `${tenth(Math.min(...costs))} – ${tenth(Math.max(...costs))}`],
  ]
}

const biteFacts = ({ bite }: ModelAnalysis, lang: Lang): readonly Fact[] => {
  if (!bite) return []
  const { midline } = bite
  return [
    [words.overjet[lang], tenth(bite.overjet)],
    [words.overbite[lang], tenth(bite.overbite)],
    ...(midline === null ? [] : [[words.midline[lang], midlineText(midline)[lang]] as const]),
  ]
}

const symmetryFacts = ({ symmetry }: ModelAnalysis, lang: Lang): readonly Fact[] =>
  jaws.flatMap(jaw => {
    const arch = symmetry[jaw]
    if (!arch) return []
    const name = jawWords[jaw][lang].toLowerCase()
    const pairs = (Object.keys(symmetryPairs) as SymmetryPair[]).flatMap((pair): readonly Fact[] => {
      const measured = arch.pairs[pair]
      if (!measured) return []
      return [
        [
          `${words.symmetry[lang]} ${name} ${words[pair][lang]}`,
          `${tenth(measured.right)} / ${tenth(measured.left)}, ${aheadText(measured)[lang]}`,
        ],
      ]
    })
    const midline: readonly Fact[] =
      arch.midline === null ? [] : [[`${words.raphe[lang]} ${name} ${words.archMidline[lang]}`, midlineText(arch.midline)[lang]]]
    return [...pairs, ...midline]
  })

/** Under a value made of incisors of which some were taken from the other side. */
const borrowedFact = ({ sum }: ReturnType<typeof lowerIncisorSum>, lang: Lang): readonly Fact[] => {
  const note = borrowedWords(sum?.borrowed ?? [])
  return note ? [[sentence(note[lang]), '']] : []
}

const incisorFacts = ({ predicted, pont }: ModelAnalysis, readings: ModelReadings, lang: Lang): readonly Fact[] => [
  ...(predicted
    ? [
        [words.unerupted[lang], `${tenth(predicted.upper)} / ${tenth(predicted.lower)}`] as const,
        ...borrowedFact(lowerIncisorSum(readings), lang),
      ]
    : []),
  ...(pont
    ? [
        [words.pont[lang], `${tenth(pont.original.premolar)} / ${tenth(pont.original.molar)}`] as const,
        ...borrowedFact(upperIncisorSum(readings), lang),
      ]
    : []),
]

const furtherPart = ({ analysis, readings, lang }: Of, y: number): Part => {
  const { irregularity, predicted, pont, spee, bite, symmetry } = analysis
  const needs = { upper: pont ?? bite ?? symmetry.upper, lower: irregularity ?? predicted ?? spee ?? bite }
  const facts: readonly Fact[] = [
    ...speeFacts(analysis, lang),
    ...(irregularity
      ? [
          [
            words.little[lang],
            `${tenth(irregularity.sum)}${irregularity.error === null ? '' : ` ±${irregularity.error.toFixed(1)}`} ${irregularity.name[lang]}`,
          ] as const,
        ]
      : []),
    ...biteFacts(analysis, lang),
    ...symmetryFacts(analysis, lang),
    ...incisorFacts(analysis, readings, lang),
  ]
  if (facts.length === 0) return { marks: [], next: y }
  return table({
    title: `${words.further[lang]}${photoMark(
      readings,
      jaws.filter(jaw => needs[jaw]),
      lang,
    )}`,
    head: ['', ''],
    rows: facts.map(([name, value]) => [{ says: name }, { says: value }]),
    ...{ ends: rightHalf, y: y, columns: [rightHalf.to] },
  })
}

/** Widths and depth of the arches on the left; curve of Spee, irregularity, bite and predicted teeth on the right. */
export function archPart(of: Of, y: number): Part {
  const [left, right] = [sizesPart(of, y), furtherPart(of, y)]
  return { marks: [...left.marks, ...right.marks], next: Math.max(left.next, right.next) + 16 }
}
