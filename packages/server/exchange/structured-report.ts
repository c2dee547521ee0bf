import { showError, showNorm, showValue } from '@sella/ceph/measure/display'
import type { MeasuredRow } from '@sella/ceph/tabulate/measured'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { signAfter } from '@sella/ceph/unit'
import type { Lang, Words } from '@sella/ceph/words'
import { guessedSign } from '@sella/drawing/report/guessed'
import { scaleText } from '@sella/drawing/report/sentences'
import { legendWords } from '@sella/drawing/report/words'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'
import { type DicomFields, lineText } from '../dicom/write'
import { judgedText } from '../measured/judged'
import type { RecordRow } from '../records/rows'
import {
  type Code,
  codeFields,
  codeItem,
  container,
  dcm,
  type Item,
  image,
  itemFields,
  own,
  type SourceFilm,
  text,
  tracked,
} from './content-items'
import { type FilmPoints, pointRegions, pointsLeftOut } from './point-regions'
import { isUnconfirmed } from './unconfirmed'

/** Comprehensive SR (PS3.6 annex A). */
const comprehensive = '1.2.840.10008.5.1.4.1.1.88.33'

/** The content of a report of one record's measurements. */
export interface Measured extends FilmPoints {
  readonly method: { readonly name: string; readonly title: string }
  readonly rows: readonly MeasuredRow[]
  /** The scale of the film. */
  readonly scale: Calibration
  /** The author of the tracing, as a person's name (PN). */
  readonly observer: string
  /** Whether an orthodontist has approved the tracing, or has yet to. */
  readonly record: Pick<RecordRow, 'approved_name' | 'awaits_review'>
}

const words = {
  scale: { zh: '比例', en: 'Scale' },
  lengths: { zh: '长度', en: 'Lengths' },
  estimated: { zh: '所依估计点（影像上未见）', en: 'Uses estimated points, not seen on the film' },
  unconfirmed: { zh: '所依检测点（未经人工确认）', en: 'Uses detected points, not confirmed by hand' },
  error: { zh: '标准误', en: 'Standard error' },
  judgement: { zh: '与参考值比较', en: 'Compared with the norm' },
  doubted: {
    zh: '比例可疑：各记录间 S–Na 的变化不合理，长度未写入。',
    en: 'Scale doubted: S–Na changes between the records as no patient’s does; lengths are left out.',
  },
} as const satisfies Readonly<Record<string, Words>>

/** Units as UCUM codes. */
const units: Readonly<Record<string, Code>> = {
  degree: { value: 'deg', scheme: 'UCUM', meaning: 'degree' },
  mm: { value: 'mm', scheme: 'UCUM', meaning: 'millimeter' },
  percent: { value: '%', scheme: 'UCUM', meaning: 'percent' },
  '': { value: '1', scheme: 'UCUM', meaning: 'no units' },
}

/** A decimal string has at most 16 characters (PS3.5 6.2). */
const decimal = (value: number): string => String(Number(value.toPrecision(10))).slice(0, 16)

/**
 * The item's name as printed. A value that rests on points nobody saw carries its mark in the name, so that it shows even in a
 * viewer that displays only name and value.
 */
const conceptOf = ({ item, name, estimatedPoints }: MeasuredRow, lang: Lang): Code =>
  own(item, estimatedPoints.length > 0 ? `${name} ${guessedSign[lang]}` : name)

const listed = (points: MeasuredRow['estimatedPoints'], lang: Lang): string =>
  points.map(shortLandmarkName).join(lang === 'zh' ? '、' : ', ')

/** The points on which a value rests that nobody saw, and those that only the detector placed; empty where there are none. */
const pointsUnder = ({ estimatedPoints, unconfirmedPoints }: MeasuredRow, lang: Lang): readonly Item[] =>
  [
    { key: 'estimated-points', name: words.estimated, points: estimatedPoints },
    { key: 'unconfirmed-points', name: words.unconfirmed, points: unconfirmedPoints },
  ].flatMap(({ key, name, points }) =>
    points.length > 0 ? [text('HAS PROPERTIES', own(key, name[lang]), listed(points, lang))] : [],
  )

/** The error of a value, and how it was judged against which norm, as on paper. */
const judgementOf = (row: MeasuredRow, lang: Lang): readonly Item[] => {
  const { error, unit, mean, sd } = row
  const judged = judgedText(row, lang)
  const norm = mean === null || sd === null ? '' : ` (${showNorm({ mean, sd })})`
  return [
    ...(error === null
      ? []
      : [text('HAS PROPERTIES', own('error', words.error[lang]), `${showError(error, unit)}${signAfter[unit]}`)]),
    ...(judged === null ? [] : [text('HAS PROPERTIES', own('judgement', words.judgement[lang]), `${judged}${norm}`)]),
  ]
}

const number = (row: MeasuredRow, lang: Lang): readonly Item[] => {
  const { value } = row
  const code = units[row.unit]
  if (value === null || !Number.isFinite(value) || !code) return []
  const measured: DicomFields = { '0040a30a': ['DS', decimal(value)], '004008ea': ['SQ', [codeFields(code)]] }
  return [
    {
      ...{ relation: 'CONTAINS', type: 'NUM', concept: conceptOf(row, lang), fields: { '0040a300': ['SQ', [measured]] } },
      content: [...judgementOf(row, lang), ...pointsUnder(row, lang)],
    },
  ]
}

/** A length on a scale nobody measured, with its mark as on paper: as a number it would be read without the mark. */
const markedLength = (row: MeasuredRow, lang: Lang): readonly Item[] => {
  const { value } = row
  if (value === null || !Number.isFinite(value)) return []
  const length = text('CONTAINS', conceptOf(row, lang), `≈ ${showValue(value, 'mm')} mm`)
  return [{ ...length, content: pointsUnder(row, lang) }]
}

const values = ({ rows, scale, lang }: Measured): readonly Item[] =>
  rows.flatMap(row => (row.unit === 'mm' && !isMeasuredScale(scale) ? markedLength(row, lang) : number(row, lang)))

/** The source of the scale, and what that means for the lengths. */
const scaleItems = ({ rows, scale, tracing, lang }: Measured): readonly Item[] => {
  const doubted = rows.some(({ missing }) => missing === 'scale-doubted')
  const approximate = !isMeasuredScale(scale) && rows.some(({ unit, value }) => unit === 'mm' && value !== null)
  return [
    text('CONTAINS', own('scale', words.scale[lang]), scaleText({ evaluation: { calibration: scale }, tracing, lang })),
    ...(approximate ? [text('CONTAINS', own('lengths', words.lengths[lang]), legendWords.approximate[lang])] : []),
    ...(doubted ? [text('CONTAINS', own('lengths', words.lengths[lang]), words.doubted[lang])] : []),
  ]
}

/** As long as there is any doubt about a value, as in FHIR: a review awaited, points nobody confirmed, or under a value one nobody saw. */
const isPreliminary = ({ record, tracing, rows }: Measured): boolean =>
  record.awaits_review === 1 || isUnconfirmed(record, tracing) || rows.some(({ estimatedPoints }) => estimatedPoints.length > 0)

const contentOf = (of: Measured): readonly Item[] => {
  const { lang, observer, method, film, uid } = of
  const language = lang === 'zh' ? 'zh-CN' : 'en-US'
  const group = [
    ...tracked(method.title, uid(`analysis ${film.instance} ${method.name}`)),
    ...scaleItems(of),
    ...values(of),
    ...pointsLeftOut(of),
  ]
  return [
    codeItem('HAS CONCEPT MOD', dcm('121049', 'Language of Content Item and Descendants'), {
      ...{ value: language, scheme: 'RFC5646', meaning: lang === 'zh' ? 'Chinese (China)' : 'English (US)' },
    }),
    codeItem('HAS OBS CONTEXT', dcm('121005', 'Observer Type'), dcm('121006', 'Person')),
    {
      ...{ relation: 'HAS OBS CONTEXT', type: 'PNAME', concept: dcm('121008', 'Person Observer Name') },
      fields: { '0040a123': ['PN', observer] },
    },
    codeItem('HAS CONCEPT MOD', dcm('121058', 'Procedure reported'), own('ceph', 'Cephalometric analysis')),
    container(dcm('111028', 'Image Library'), [container(dcm('126200', 'Image Library Group'), [image('CONTAINS', film)])]),
    container(dcm('126010', 'Imaging Measurements'), [container(dcm('125007', 'Measurement Group'), group), ...pointRegions(of)]),
  ]
}

const evidence = ({ study, series, instance, sopClass }: SourceFilm): DicomFields => ({
  '0020000d': ['UI', study],
  '00081115': [
    'SQ',
    [{ '0020000e': ['UI', series], '00081199': ['SQ', [{ '00081150': ['UI', sopClass], '00081155': ['UI', instance] }]] }],
  ],
})

/**
 * A record's measurements as a structured report (TID 1500): values in UCUM units with the item's key in this program's own
 * scheme, and points on the film with their origin. Left out are values that cannot be measured, points nobody saw, and
 * everything that a plan predicts. A value has its error, its stars with the norm, and the points it rests on that nobody saw or
 * confirmed; where nobody saw one, its name is marked. A length on a scale nobody measured is exported as text and not judged.
 */
export const structuredReport = (of: Measured): DicomFields => ({
  '00080016': ['UI', comprehensive],
  '00080060': ['CS', 'SR'],
  '0008103e': ['LO', lineText(of.method.title)],
  '00081111': ['SQ', []],
  '0040a043': ['SQ', [codeFields(dcm('126000', 'Imaging Measurement Report'))]],
  '0040a040': ['CS', 'CONTAINER'],
  '0040a050': ['CS', 'SEPARATE'],
  '0040a372': ['SQ', []],
  '0040a375': ['SQ', [evidence(of.film)]],
  '0040a491': ['CS', 'COMPLETE'],
  '0040a493': ['CS', 'UNVERIFIED'],
  '0040a496': ['CS', isPreliminary(of) ? 'PRELIMINARY' : 'FINAL'],
  '0040a504': ['SQ', [{ '00080105': ['CS', 'DCMR'], '0040db00': ['CS', '1500'] }]],
  '0040a730': ['SQ', contentOf(of).map(itemFields)],
})
