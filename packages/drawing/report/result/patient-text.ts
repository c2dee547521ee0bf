import { inDecimals, showNorm } from '@sella/ceph/measure/display'
import { withinFloor } from '@sella/ceph/superimpose/change-words'
import { type Displaced, hasMoved } from '@sella/ceph/superimpose/displaced'
import { intervalsWords } from '@sella/ceph/superimpose/interval'
import type { Lang } from '@sella/ceph/words'
import type { ComparedRecord } from '../comparison'
import { type Course, courseOf } from './course'
import { resultSentences as sentences, resultWords as words } from './words'

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
  nearer: { zh: '上下颌骨的前后关系更接近参考值。', en: 'Front to back, the jaws now lie nearer to the reference value.' },
  passed: {
    zh: '上下颌骨的前后关系已越过参考值，现偏向另一侧。',
    en: 'Front to back, the jaws have passed the reference value and now lie on its other side.',
  },
  further: { zh: '上下颌骨的前后关系离参考值更远。', en: 'Front to back, the jaws now lie further from the reference value.' },
  same: {
    zh: '上下颌骨的前后关系没有可测出的变化。',
    en: 'Front to back, the relation of the jaws shows no measurable change.',
  },
  compared: { zh: '治疗前后两次测量的比较。', en: 'The first and the last measurement compared.' },
  sameDay: { zh: '同一天的另一张片上', en: 'on another film of the same day' },
  after: { zh: (interval: string) => `${interval}后`, en: (interval: string) => `${interval} later` },
  jaws: {
    zh: (from: string, later: string, to: string, norm: string, inside: boolean) =>
      `开始时上下颌骨的前后差（ANB 角）为 ${from}°，${later}为 ${to}°；参考值 ${norm}，现在在参考范围${inside ? '内' : '外'}。`,
    en: (from: string, later: string, to: string, norm: string, inside: boolean) =>
      `At the start the front-to-back difference of the jaws (angle ANB) was ${from}°, ${later} ${to}°. The reference is ${norm}; the value now lies ${inside ? 'within' : 'outside'} it.`,
  },
  noChange: {
    zh: '这一差别小于测量误差，不能称为变化。',
    en: 'The difference is smaller than the error of measuring and cannot be called a change.',
  },
  went: {
    zh: (what: string, where: string, mm: string) => `${what}${where}移动了约 ${mm} 毫米。`,
    en: (what: string, where: string, mm: string) => `${what} moved about ${mm} mm${where}.`,
  },
  stayed: {
    zh: (what: string) => `${what}的位置没有可测出的变化。`,
    en: (what: string) => `${what} did not move measurably.`,
  },
  lip: {
    zh: (back: boolean, from: string, to: string) =>
      `下唇相对鼻尖与下巴的连线比开始时更靠${back ? '后' : '前'}（${from} → ${to} 毫米）。`,
    en: (back: boolean, from: string, to: string) =>
      `The lower lip now lies further ${back ? 'back' : 'forward'} against the line from nose tip to chin (${from} → ${to} mm).`,
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

const movedText = (moved: Facts['moved'], name: keyof typeof parts, lang: Lang): readonly string[] => {
  const displaced = moved.find(({ landmark }) => landmark === name)
  if (!displaced || displaced.doubted) return []
  if (!hasMoved(displaced)) return [say.stayed[lang](parts[name][lang])]
  const { where, mm } = wentBy(displaced, lang)
  return [say.went[lang](parts[name][lang], where, inDecimals(mm, mm < 2 ? 1 : 0))]
}

const jawsOf = ({ courses }: Facts): Course | null => courseOf(courses, ['ANB'])

const headlineOf = (facts: Facts, lang: Lang): string => {
  const jaws = jawsOf(facts)
  const [first, last] = [jaws?.rows[0], jaws?.rows.at(-1)]
  if (!jaws?.change || first?.difference == null || last?.difference == null) return say.compared[lang]
  if (jaws.change.within) return say.same[lang]
  const crossed = Math.sign(first.difference) * Math.sign(last.difference) < 0
  if (crossed && last.class !== 'normal') return say.passed[lang]
  return (Math.abs(last.difference) < Math.abs(first.difference) ? say.nearer : say.further)[lang]
}

/** When the last film was taken: `1 个月后`. Two films of one day are not apart in time. */
const laterText = ({ span }: Facts, lang: Lang): string => {
  const [first, last] = [span[0], span[1]].map(({ input }) => input.record.date.slice(0, 10))
  return first === last ? say.sameDay[lang] : say.after[lang](intervalsWords([first ?? '', last ?? ''])[lang])
}

const jawsText = (facts: Facts, lang: Lang): readonly string[] => {
  const jaws = jawsOf(facts)
  const [first, last] = [jaws?.rows[0], jaws?.rows.at(-1)]
  if (!jaws?.change || !first || !last?.norm) return []
  const sentence = say.jaws[lang](first.shown, laterText(facts, lang), last.shown, showNorm(last.norm), last.class === 'normal')
  return [sentence, ...(jaws.change.within ? [say.noChange[lang]] : [])]
}

const lipText = ({ courses }: Facts, lang: Lang): readonly string[] => {
  const lip = courseOf(courses, ['Lower lip to E-plane'])
  const [first, last] = [lip?.rows[0], lip?.rows.at(-1)]
  if (!lip?.change || lip.change.within || !first || !last) return []
  return [say.lip[lang](lip.change.change < 0, first.shown, last.shown)]
}

export const patientText = (facts: Facts): PatientText => {
  const { lang } = facts.span[0].input
  const between = lang === 'zh' ? '' : ' '
  const face = [...jawsText(facts, lang), ...movedText(facts.moved, 'Pog', lang)]
  const teeth = [
    ...movedText(facts.moved, 'U1IncisalTip', lang),
    ...movedText(facts.moved, 'L1IncisalTip', lang),
    ...lipText(facts, lang),
  ]
  const unmeasured = facts.moved.length === 0 || facts.moved.some(({ doubted }) => doubted)
  const all = [face.join(between), teeth.join(between), unmeasured ? words.unmeasured[lang] : '', words.retention[lang]]
  return { headline: headlineOf(facts, lang), paragraphs: all.filter(text => text !== '') }
}
