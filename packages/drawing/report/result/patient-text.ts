import { grownAge } from '@sella/ceph/data/grown-age'
import { inDecimals } from '@sella/ceph/measure/display'
import { withinFloor } from '@sella/ceph/superimpose/change-words'
import { type Displaced, hasMoved } from '@sella/ceph/superimpose/displaced'
import { intervalsWords } from '@sella/ceph/superimpose/interval'
import type { Lang } from '@sella/ceph/words'
import { isMeasuredScale } from '../../tracing/value-text'
import type { ComparedRecord } from '../comparison'
import { type Course, courseOf } from './course'
import { haveJawsChanged, jawsHeadline, jawsText } from './jaws-text'
import { resultWords as words } from './words'

/** The text for patient or parents: no unexplained abbreviation, no praise, no promise. */
export interface PatientText {
  readonly headline: string
  readonly paragraphs: readonly string[]
}

interface Facts {
  readonly courses: readonly Course[]
  readonly moved: readonly Displaced[]
  readonly span: readonly [first: ComparedRecord, last: ComparedRecord]
}

const say = {
  sameDay: { zh: '同一天的另一张片上', en: 'on another film of the same day' },
  after: { zh: (interval: string) => `${interval}后`, en: (interval: string) => `${interval} later` },
  went: {
    zh: (what: string, where: string, mm: string) => `${what}${where}移动了约 ${mm} 毫米。`,
    en: (what: string, where: string, mm: string) => `${what} moved about ${mm} mm${where}.`,
  },
  stayed: {
    zh: (what: string) => `${what}的位置没有可测出的变化。`,
    en: (what: string) => `${what} did not move measurably.`,
  },
  lip: {
    zh: (back: boolean, values: string) => `下唇相对鼻尖与下巴的连线比开始时更靠${back ? '后' : '前'}（${values} 毫米）。`,
    en: (back: boolean, values: string) =>
      `The lower lip now lies further ${back ? 'back' : 'forward'} against the line from nose tip to chin (${values} mm).`,
  },
  about: { zh: '约 ', en: 'about ' },
  growth: {
    zh: '这些变化可能包括生长，不一定都是治疗的结果。',
    en: 'These changes may include growth and need not all be due to treatment.',
  },
} as const

const parts = {
  Pog: { zh: '下巴', en: 'The chin' },
  U1IncisalTip: { zh: '上前牙的切缘在上颌骨内', en: 'In the upper jaw, the edge of the front teeth' },
  L1IncisalTip: { zh: '下前牙的切缘在下颌骨内', en: 'In the lower jaw, the edge of the front teeth' },
} as const

interface Went {
  readonly where: string
  readonly mm: number
}

/**
 * Only directions that exceed the error of the points are named. The amount refers to what is named: for one direction its own
 * component, otherwise the whole distance.
 */
const wentBy = ({ forwardMm, downMm, distanceMm, floorMm }: Displaced, lang: Lang): Went => {
  const ways = [
    { mm: forwardMm, floor: floorMm.forward, name: forwardMm > 0 ? { zh: '向前', en: 'forward' } : { zh: '向后', en: 'back' } },
    { mm: downMm, floor: floorMm.down, name: downMm > 0 ? { zh: '向下', en: 'down' } : { zh: '向上', en: 'up' } },
  ].filter(({ mm, floor }) => !withinFloor(mm, floor))
  const [only, another] = ways
  if (!only) return { where: '', mm: distanceMm }
  const names = ways.map(({ name }) => name[lang])
  return { where: lang === 'zh' ? names.join('、') : ` ${names.join(' and ')}`, mm: another ? distanceMm : Math.abs(only.mm) }
}

/** The words beside it are of the first and the last record: of a shorter way nothing is said here, the table has it. */
const isWhole = ({ films: [from, to] }: Displaced, [first, last]: Facts['span']): boolean =>
  from.id === first.uuid && to.id === last.uuid

const isStated = (displaced: Displaced, span: Facts['span']): boolean =>
  !displaced.doubted && !displaced.guessed && displaced.landmark in parts && isWhole(displaced, span)

const movedText = ({ moved, span }: Facts, name: keyof typeof parts, lang: Lang): readonly string[] => {
  const displaced = moved.find(({ landmark }) => landmark === name)
  if (!displaced || !isStated(displaced, span)) return []
  if (!hasMoved(displaced)) return [say.stayed[lang](parts[name][lang])]
  const { where, mm } = wentBy(displaced, lang)
  return [say.went[lang](parts[name][lang], where, inDecimals(mm, mm < 2 ? 1 : 0))]
}

/** When the last film was taken: `1 个月后`. Two films of one day are not apart in time. */
const laterText = ({ span }: Facts, lang: Lang): string => {
  const [first, last] = [span[0], span[1]].map(({ input }) => input.record.date.slice(0, 10))
  return first === last ? say.sameDay[lang] : say.after[lang](intervalsWords([first ?? '', last ?? ''])[lang])
}

/** What stands before a length of which either scale was not measured. */
const aboutText = ({ span }: Facts, lang: Lang): string =>
  span.every(({ measured: { calibration } }) => isMeasuredScale(calibration)) ? '' : say.about[lang]

const lipText = (facts: Facts, lang: Lang): readonly string[] => {
  const lip = courseOf(facts.courses, ['Lower lip to E-plane'])
  const [first, last] = [lip?.rows[0], lip?.rows.at(-1)]
  if (!lip?.change || lip.change.within || lip.change.floor === null || lip.guessed || !first || !last) return []
  return [say.lip[lang](lip.change.change < 0, `${aboutText(facts, lang)}${first.shown} → ${last.shown}`)]
}

/** Whether first and last record share a value or a displacement, even one that is withheld. */
export const isCompared = ({ courses, moved }: Pick<Facts, 'courses' | 'moved'>): boolean =>
  moved.length > 0 || courses.some(({ change }) => change !== null)

/**
 * Why lengths are missing: nothing can be compared, or where a scale is doubted none is reliable, or some are not, or none reaches
 * from the first record to the last. Of estimated points nothing is said.
 */
const unmeasuredText = ({ moved, courses, span }: Facts, lengths: readonly string[], lang: Lang): string => {
  if (!isCompared({ courses, moved })) return words.nothingCompared[lang]
  if (moved.some(({ doubted }) => doubted)) return (lengths.length === 0 ? words.unmeasured : words.partlyMeasured)[lang]
  if (lengths.length > 0 || moved.some(each => isWhole(each, span))) return ''
  return (moved.length > 0 ? words.notToLast : words.unmeasured)[lang]
}

/** Growth is spoken of where something changed, unless the patient is known to be grown. */
const growthText = ({ courses, moved, span }: Facts, lip: readonly string[], lang: Lang): string => {
  const isGrown = (span[0].input.subject.age?.years ?? 0) >= grownAge
  const changed = lip.length > 0 || haveJawsChanged(courses) || moved.some(each => isStated(each, span) && hasMoved(each))
  return changed && !isGrown ? say.growth[lang] : ''
}

export const patientText = (facts: Facts): PatientText => {
  const { lang } = facts.span[0].input
  const between = lang === 'zh' ? '' : ' '
  const [chin, upper, lower] = (['Pog', 'U1IncisalTip', 'L1IncisalTip'] as const).map(name => movedText(facts, name, lang))
  const lip = lipText(facts, lang)
  const face = [
    ...jawsText(facts.courses, { later: laterText(facts, lang), about: aboutText(facts, lang) }, lang),
    ...(chin ?? []),
  ]
  const teeth = [...(upper ?? []), ...(lower ?? []), ...lip]
  const all = [
    face.join(between),
    teeth.join(between),
    unmeasuredText(facts, [...(chin ?? []), ...teeth], lang),
    growthText(facts, lip, lang),
    words.retention[lang],
  ]
  return { headline: jawsHeadline(facts.courses, lang), paragraphs: all.filter(text => text !== '') }
}
