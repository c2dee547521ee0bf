import { showMm, signedMm } from '@sella/ceph/study-models/as-read'
import { type BoltonRatio, type BoltonResult, boltonVerdict, signedSds } from '@sella/ceph/study-models/bolton'
import { boltonParts } from '@sella/ceph/study-models/bolton-norm'
import type { ModelAnalysis } from '@sella/ceph/study-models/model-analysis'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { lacksScale } from '@sella/ceph/study-models/scale'
import { jaws } from '@sella/ceph/study-models/tooth'
import { boltonWords, ratioErrorWords, verdictWords } from '@sella/ceph/study-models/words'
import type { Lang } from '@sella/ceph/words'
import { greys, inner, sizes } from '../paper'
import { paragraph } from '../type'
import { type Cell, lacks, type Part, photoMark, table, whole } from './part'
import { modelPaperWords as words } from './words'

const columns = [560, 800, 1020, 1180, 1440, inner.right]

const cellsOf = (ratio: BoltonRatio, white: string): readonly Cell[] => {
  const { percent, error, norm, z, upper, lower, lowerExcess, excessError } = ratio
  return [
    { says: `${showMm(lower.mm)} / ${showMm(upper.mm)}` },
    { says: `${percent.toFixed(2)} ±${error.toFixed(1)}`, strong: true },
    { says: `${norm.mean} ± ${norm.sd}` },
    { says: signedSds(z) },
    { says: `${signedMm(lowerExcess)} ±${excessError.toFixed(1)}`, strong: true },
    { says: white },
  ]
}

type Of = Readonly<Record<'readings', ModelReadings> & Record<'analysis', ModelAnalysis>>

const ratioRows = ({ analysis }: Of, lang: Lang): readonly (readonly Cell[])[] =>
  boltonParts.map(part => {
    const [ratio, white] = [analysis.bolton[part], analysis.bolton58[part]]
    const name = { says: boltonWords[part][lang] }
    if (ratio.status !== 'measured') return [name, ...columns.slice(1).map(() => ({ says: '' })), { says: lacks, quiet: true }]
    return [name, ...cellsOf(ratio, white.status === 'measured' ? signedMm(white.lowerExcess) : lacks)]
  })

/** The conclusion from a ratio, or what it still lacks. */
const sentenceOf = (ratio: BoltonResult, readings: ModelReadings, lang: Lang): string => {
  const name = `${boltonWords[ratio.part][lang]}${lang === 'zh' ? '：' : ': '}`
  if (ratio.status !== 'measured')
    return `${name}${lacksScale(readings, [], ratio.lacking) ? words.lackingScale[lang] : `${words.lacking[lang]} ${ratio.lacking.join(' ')}`}`
  const [space, stop] = lang === 'zh' ? ['', '。'] : [' ', '.']
  const borrowed = [...ratio.upper.borrowed, ...ratio.lower.borrowed]
  const share = ratioErrorWords(ratio)[lang]
  const own = borrowed.length > 0 ? `${space}${words.borrowed[lang]} ${borrowed.join(' ')}${stop}` : ''
  return `${name}${verdictWords[boltonVerdict(ratio)][lang]}${space}${share}${own}`
}

/**
 * Both ratios against the chosen norm, in millimetres with their error, and next to it by Bolton's own norm; with the
 * conclusions.
 */
export function boltonPart(of: Of, y: number, lang: Lang): Part {
  const { name } = of.analysis.boltonNorm
  const measured = boltonParts.some(part => of.analysis.bolton[part].status === 'measured')
  const grid = table({
    title: `${words.bolton[lang]} · ${name[lang]}${measured ? photoMark(of.readings, jaws, lang) : ''}`,
    head: ['', words.sums[lang], words.ratio[lang], words.norm[lang], words.sds[lang], words.excess[lang], words.byBolton[lang]],
    rows: ratioRows(of, lang),
    ...{ ends: whole, y, columns },
  })
  let next = grid.next
  const sentences = boltonParts.flatMap(part => {
    const setting = { size: sizes.small, colour: greys.text, leading: 32 }
    const lines = paragraph(sentenceOf(of.analysis.bolton[part], of.readings, lang), inner.left, next, setting)
    next = lines.next
    return lines.marks
  })
  return { marks: [...grid.marks, ...sentences], next: next + 34 }
}
