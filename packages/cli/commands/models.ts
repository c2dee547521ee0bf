import { predictionBoundary, predictionCautionOf } from '@sella/ceph/data/study-models/mixed-dentition'
import { inDecimals } from '@sella/ceph/measure/display'
import { archWidths } from '@sella/ceph/study-models/arch-size'
import type { SpaceResult } from '@sella/ceph/study-models/arch-space'
import { showMm, signedMm } from '@sella/ceph/study-models/as-read'
import { type BoltonResult, boltonVerdict, signedSds } from '@sella/ceph/study-models/bolton'
import { boltonParts } from '@sella/ceph/study-models/bolton-norm'
import { borrowedSpaceWords } from '@sella/ceph/study-models/borrowed-words'
import { containedWords, correctionNotes } from '@sella/ceph/study-models/correction-notes'
import { correctedSpace } from '@sella/ceph/study-models/corrections'
import { type ModelAnalysis, modelAnalysis } from '@sella/ceph/study-models/model-analysis'
import { photoNotes } from '@sella/ceph/study-models/photo-notes'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { lacksScale, lengthError } from '@sella/ceph/study-models/scale'
import { spaceLackWords } from '@sella/ceph/study-models/space-lacks'
import { type Jaw, jaws, readTeeth, type Tooth } from '@sella/ceph/study-models/tooth'
import { unitNotes } from '@sella/ceph/study-models/unit-notes'
import {
  boltonWords,
  correctionWords,
  jawWords,
  lengthWords,
  levellingWords,
  midlineText,
  segmentTotalWords,
  segmentWords,
  sideWords,
  verdictWords,
  widthWords,
} from '@sella/ceph/study-models/words'
import type { Lang, Words } from '@sella/ceph/words'
import { modelReadingsDocument, modelReadingsFrom } from '@sella/contract/documents/model-readings'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { readJson } from '../input'
import { oneOf, readOptions } from '../options'
import { readOwnBolton } from '../own-bolton-input'
import { table } from '../table'

const options = {
  input: { type: 'string' },
  'own-norms': { type: 'string' },
  lang: { type: 'string', default: 'zh' },
  json: { type: 'boolean', default: false },
} as const

const text = {
  width: { zh: '牙冠宽度', en: 'tooth width' },
  error: { zh: '误差', en: 'error' },
  norm: { zh: '参考值', en: 'norm' },
  excess: { zh: '下颌牙量过大', en: 'lower excess' },
  lacking: { zh: '缺少', en: 'lacking' },
  available: { zh: '可用', en: 'available' },
  required: { zh: '必需', en: 'required' },
  difference: { zh: '差值', en: 'difference' },
  lackingScale: { zh: '照片还没有比例', en: 'the photograph has no scale yet' },
  corrected: { zh: '修正后合计', en: 'with corrections' },
  depth: { zh: '牙弓深度', en: 'arch depth' },
  spee: { zh: 'Spee 曲线 右 / 左', en: 'curve of Spee right / left' },
  irregularity: { zh: 'Little 不齐指数', en: "Little's irregularity" },
  overjet: { zh: '覆盖（切缘到切缘）', en: 'overjet, edge to edge' },
  overbite: { zh: '覆合（切缘到切缘）', en: 'overbite, edge to edge' },
  midline: { zh: '下中线', en: 'lower midline' },
  noOwnNorm: {
    zh: '所选为自定义参考值，但未给出（--own-norms）：按默认参考值判断',
    en: "the doctor's own norm is chosen but not given (--own-norms): judged by the usual one",
  },
} as const

const mm = (value: number): string => `${showMm(value)} mm`

const about = (approximate: boolean, says: string): string => (approximate ? `≈ ${says}` : says)

/** A value and its error with the same decimals, as on screen and paper. */
const withError = (value: number, error: number | null): string =>
  error === null ? mm(value) : `${showMm(value)} ± ${showMm(error)} mm`

/** What has not been measured yet, or that a photograph has no scale. */
const lackingText = (readings: ModelReadings, lacking: readonly Tooth[], lang: Lang): string =>
  lacksScale(readings, [], lacking) ? text.lackingScale[lang] : `${text.lacking[lang]} ${lacking.join(' ')}`

const boltonRow = (result: BoltonResult, readings: ModelReadings, lang: Lang): readonly string[] => {
  const name = boltonWords[result.part][lang]
  if (result.status === 'incomplete') return [name, lackingText(readings, result.lacking, lang), '', '', '', '']
  const { percent, error, norm, z, lowerExcess, excessError } = result
  return [
    name,
    `${inDecimals(percent, 2)}%`,
    `± ${inDecimals(error, 1)}`,
    `${norm.mean} ± ${norm.sd}`,
    `z ${signedSds(z)}`,
    `${text.excess[lang]} ${signedMm(lowerExcess)} ± ${showMm(excessError)} mm`,
  ]
}

const spaceLines = ({ space }: ModelAnalysis, readings: ModelReadings, lang: Lang): string =>
  jaws
    .map(jaw => {
      const arch = space[jaw]
      if (arch.status === 'incomplete') return `${jawWords[jaw][lang]}: ${spaceLackWords(readings, jaw, arch.lacking)[lang]}\n`
      const heads = [jawWords[jaw][lang], text.available[lang], text.required[lang], text.difference[lang]]
      const rows = arch.segments.map(({ side, part, available, required, difference }) => [
        `${sideWords[side][lang]} ${segmentWords[part][lang]}`,
        ...[available, required, difference].map(mm),
      ])
      const total = segmentTotalWords[arch.segments.length === 6 ? 6 : 4][lang]
      return table([heads, ...rows, [total, mm(arch.available), mm(arch.required), mm(arch.discrepancy)]])
    })
    .join('')

const correctionLines = (analysis: ModelAnalysis, readings: ModelReadings, lang: Lang): string =>
  jaws
    .map(jaw => {
      const corrected = correctedSpace(analysis, readings, jaw)
      const counted = corrected?.lines.filter(line => line.counted && line.mm !== null) ?? []
      if (!corrected) return ''
      const { levelling } = corrected
      const level =
        levelling === null
          ? ''
          : `${jawWords[jaw][lang]} ${levellingWords[lang]}${lang === 'zh' ? '：' : ': '}${containedWords(levelling)[lang]}\n`
      if (counted.length === 0) return level
      const total = corrected.total === null ? text.lacking[lang] : about(corrected.approximate, mm(corrected.total))
      const lines = table([
        ...counted.map(({ name, mm: value, approximate }) => [
          `${jawWords[jaw][lang]} ${correctionWords[name][lang]}`,
          about(approximate, mm(value ?? 0)),
        ]),
        [`${jawWords[jaw][lang]} ${text.corrected[lang]}`, total],
      ])
      return `${level}${lines}`
    })
    .join('')

/** The jaws in relation, where the two files lie in the bite. */
const biteRows = ({ bite }: ModelAnalysis, lang: Lang): readonly (readonly string[])[] =>
  bite === null
    ? []
    : [
        [text.overjet[lang], mm(bite.overjet)],
        [text.overbite[lang], mm(bite.overbite)],
        ...(bite.midline === null ? [] : [[text.midline[lang], midlineText(bite.midline)[lang]]]),
      ]

const sizeLines = (analysis: ModelAnalysis, readings: ModelReadings, lang: Lang): string => {
  const { size, spee, irregularity } = analysis
  const rows = jaws.flatMap(jaw => {
    const arch = size[jaw]
    if (!arch) return []
    const widths = (Object.keys(archWidths) as (keyof typeof archWidths)[]).map(
      name => [widthWords[name][lang], arch.widths[name]] as const,
    )
    const lengths = [...widths, [text.depth[lang], arch.depth] as const, [lengthWords[lang], arch.length] as const]
    return lengths.flatMap(([name, value]) => {
      if (value === null) return []
      const error = lengthError(readings, jaw, value, name === lengthWords[lang] ? 4 : 1)
      return [[`${jawWords[jaw][lang]} ${name}`, withError(value, error)]]
    })
  })
  const curve = spee ? [[text.spee[lang], `${mm(spee.right)} / ${mm(spee.left)}`]] : []
  const little = irregularity
    ? [[text.irregularity[lang], `${withError(irregularity.sum, irregularity.error)} ${irregularity.name[lang]}`]]
    : []
  const all = [...rows, ...curve, ...little, ...biteRows(analysis, lang)]
  return all.length > 0 ? table(all) : ''
}

/** That the space of a jaw counts widths borrowed from the other side. */
const borrowedNote = (space: SpaceResult, jaw: Jaw): readonly Words[] => {
  const words = space.status === 'measured' ? borrowedSpaceWords(space) : null
  return words ? [{ zh: `${jawWords[jaw].zh}：${words.zh}`, en: `${jawWords[jaw].en}: ${words.en}` }] : []
}

/** Notes needed to interpret the numbers. */
const notesOf = ({ space }: ModelAnalysis, readings: ModelReadings): readonly Words[] => [
  ...[...unitNotes(readings), ...correctionNotes(readings), ...photoNotes(readings)],
  ...jaws.flatMap(jaw => borrowedNote(space[jaw], jaw)),
  ...(readings.prediction ? [predictionBoundary, predictionCautionOf(readings.prediction)] : []),
]

const printed = (analysis: ModelAnalysis, readings: ModelReadings, lang: Lang): string => {
  const widths = readTeeth.flatMap(tooth => {
    const width = analysis.widths[tooth]
    return width ? [[width.from ? `${tooth} = ${width.from}` : tooth, mm(width.mm), `± ${showMm(width.error)}`]] : []
  })
  const bolton = boltonParts.map(part => analysis.bolton[part])
  const verdicts = bolton.flatMap(ratio =>
    ratio.status === 'measured' ? [`${boltonWords[ratio.part][lang]}: ${verdictWords[boltonVerdict(ratio)][lang]}\n`] : [],
  )
  return [
    table([['', text.width[lang], text.error[lang]], ...widths]),
    `${analysis.boltonNorm.name[lang]}\n${table(bolton.map(ratio => boltonRow(ratio, readings, lang)))}`,
    ...verdicts,
    spaceLines(analysis, readings, lang),
    correctionLines(analysis, readings, lang),
    ...notesOf(analysis, readings).map(note => `${note[lang]}\n`),
    sizeLines(analysis, readings, lang),
  ].join('')
}

/** The measurements of a record's study models. */
export const models: Command = {
  usage: 'sella models --input FILE|- [--own-norms FILE] [--lang zh|en] [--json]',
  does: 'measures study models from their points: Bolton, space, arches',
  run: async ({ args, out, err }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values.input === undefined) throw new WrongUsage('--input is missing')
    const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
    const input = JSON.stringify(await readJson(values.input))
    const fault = modelReadingsDocument.faultIn(input)
    if (fault !== null) throw new WrongUsage(`no readings of models at ${fault}`)
    const readings = modelReadingsFrom(input)
    const own = await readOwnBolton(values['own-norms'])
    const analysis = modelAnalysis(readings, own)
    if (readings.boltonNorm === 'own' && !own) err(`${text.noOwnNorm[lang]}\n`)
    const corrected = { upper: correctedSpace(analysis, readings, 'upper'), lower: correctedSpace(analysis, readings, 'lower') }
    const notes = notesOf(analysis, readings).map(note => note[lang])
    out(values.json ? `${JSON.stringify({ ...analysis, corrected, notes })}\n` : printed(analysis, readings, lang))
  },
}
