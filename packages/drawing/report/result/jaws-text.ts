import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { isBorderline, readValue } from '@sella/ceph/analysis/finding'
import { showNorm } from '@sella/ceph/measure/display'
import type { Lang, Words } from '@sella/ceph/words'
import { type Course, courseOf } from './course'

const headlines = {
  nearer: { zh: '上下颌骨的前后关系更接近参考值。', en: 'Front to back, the jaws now lie nearer to the reference value.' },
  passed: {
    zh: '上下颌骨的前后关系已越过参考值，现偏向另一侧。',
    en: 'Front to back, the jaws have passed the reference value and now lie on its other side.',
  },
  further: { zh: '上下颌骨的前后关系离参考值更远。', en: 'Front to back, the jaws now lie further from the reference value.' },
  inside: {
    zh: '上下颌骨的前后关系有变化，首末两次均在参考范围内。',
    en: 'Front to back, the relation of the jaws changed and was within the reference range both times.',
  },
  same: {
    zh: '上下颌骨的前后关系没有可测出的变化。',
    en: 'Front to back, the relation of the jaws shows no measurable change.',
  },
  disagree: {
    zh: '上下颌骨前后关系：两种测量不一致。',
    en: 'Front to back, two measures of the jaws do not agree on the change.',
  },
  compared: { zh: '首次与末次测量的比较。', en: 'The first and the last measurement compared.' },
} as const satisfies Readonly<Record<string, Words>>

type Headline = keyof typeof headlines

const say = {
  jaws: {
    zh: (from: string, later: string, to: string) => `开始时上下颌骨的前后差（ANB 角）为 ${from}°，${later}为 ${to}°`,
    en: (from: string, later: string, to: string) =>
      `At the start the front-to-back difference of the jaws (angle ANB) was ${from}°, ${later} ${to}°`,
  },
  norm: {
    zh: (norm: string, place: string) => `；参考值 ${norm}${place}。`,
    en: (norm: string, place: string) => `. The reference is ${norm}${place}.`,
  },
  inside: { zh: '，现在在参考范围内', en: '; the value now lies within it' },
  outside: { zh: '，现在在参考范围外', en: '; the value now lies outside it' },
  edge: { zh: '（接近界限，不能确定）', en: ' (so near its limit that this is not certain)' },
  otherNorm: {
    zh: (norm: string) => `参考值按年龄组不同，开始时为 ${norm}。`,
    en: (norm: string) => `The reference goes by age group; at the start it was ${norm}.`,
  },
  noChange: {
    zh: '这一差别小于测量误差，不能称为变化。',
    en: 'The difference is smaller than the error of measuring and cannot be called a change.',
  },
  wits: {
    zh: (from: string, to: string) => `另一种沿咬合平面的测量（Wits 值）由 ${from} 变为 ${to} 毫米，超过测量误差。`,
    en: (from: string, to: string) =>
      `A second measure, taken along the biting plane (Wits), went from ${from} to ${to} mm, more than the error of measuring.`,
  },
  guessed: {
    zh: '其中有片上未见、估计的点，数值仅供参考。',
    en: 'Some of its points were estimated, not seen on the film: the numbers are for orientation only.',
  },
} as const

interface Ends {
  readonly course: Course
  readonly first: EvaluationRow
  readonly last: EvaluationRow
}

/** The relation of the jaws on the first and last record; null unless both have a value. */
const endsOf = (courses: readonly Course[]): Ends | null => {
  const course = courseOf(courses, ['ANB'])
  const [first, last] = [course?.rows[0], course?.rows.at(-1)]
  return course && first && last ? { course, first, last } : null
}

/** Wits where it changed beyond the error of measuring and ANB did not, or changed in the other direction; otherwise null. */
const witsAgainst = (courses: readonly Course[], { course: { change } }: Ends): Course | null => {
  const wits = courseOf(courses, ['Wits appraisal'])
  if (!change || !wits?.change || wits.guessed || wits.byPorion || wits.change.floor === null || wits.change.within) return null
  return change.within || Math.sign(change.change) !== Math.sign(wits.change.change) ? wits : null
}

const isJudged = ({ norm }: EvaluationRow): boolean => norm !== null && norm.sd > 0

/** Where the last value lies against the first, each by its distance from the reference. */
const towards = (before: number, after: number, { class: of }: EvaluationRow): Headline => {
  if (Math.sign(before) * Math.sign(after) < 0 && of !== 'normal') return 'passed'
  return Math.abs(after) < Math.abs(before) ? 'nearer' : 'further'
}

const sameNorm = ({ norm: a }: EvaluationRow, { norm: b }: EvaluationRow): boolean => a?.mean === b?.mean && a?.sd === b?.sd

/** Nothing is called nearer or further by estimated points, without an error, or because only the reference moved with age. */
const headlineFor = ({ course: { change, guessed }, first, last }: Ends): Headline => {
  if (!change || first.difference === null || last.difference === null || !isJudged(first) || !isJudged(last)) return 'compared'
  if (change.within) return 'same'
  if (guessed || change.floor === null) return 'compared'
  if (first.class === 'normal' && last.class === 'normal') return 'inside'
  const way = towards(first.difference, last.difference, last)
  const byLastNorm = towards((readValue(first) ?? 0) - (last.norm?.mean ?? 0), last.difference, last)
  return sameNorm(first, last) || way === byLastNorm ? way : 'compared'
}

/** What heads the text for patient or parents. */
export const jawsHeadline = (courses: readonly Course[], lang: Lang): string => {
  const ends = endsOf(courses)
  if (!ends) return headlines.compared[lang]
  return headlines[witsAgainst(courses, ends) ? 'disagree' : headlineFor(ends)][lang]
}

const placeText = (last: EvaluationRow, lang: Lang): string => {
  if (!isJudged(last)) return ''
  return `${(last.class === 'normal' ? say.inside : say.outside)[lang]}${isBorderline(last) ? say.edge[lang] : ''}`
}

const witsText = (courses: readonly Course[], ends: Ends, { about }: When, lang: Lang): readonly string[] => {
  const wits = witsAgainst(courses, ends)
  const [first, last] = [wits?.rows[0], wits?.rows.at(-1)]
  return first && last ? [say.wits[lang](`${about}${first.shown}`, last.shown)] : []
}

interface When {
  /** When the last record was taken. */
  readonly later: string
  /** Before lengths whose scale nobody measured; otherwise empty. */
  readonly about: string
}

/** The values with the reference of each one's age, and what limits them. */
export const jawsText = (courses: readonly Course[], when: When, lang: Lang): readonly string[] => {
  const ends = endsOf(courses)
  if (!ends?.last.norm) return []
  const { course, first, last } = ends
  const values = say.jaws[lang](first.shown, when.later, last.shown)
  return [
    `${values}${say.norm[lang](showNorm(last.norm), placeText(last, lang))}`,
    ...(first.norm && !sameNorm(first, last) ? [say.otherNorm[lang](showNorm(first.norm))] : []),
    ...(course.change?.within ? [say.noChange[lang]] : []),
    ...(course.guessed ? [say.guessed[lang]] : []),
    ...witsText(courses, ends, when, lang),
  ]
}

/** Whether the relation of the jaws changed beyond the error of measuring, by any measure the text names. */
export const haveJawsChanged = (courses: readonly Course[]): boolean => {
  const ends = endsOf(courses)
  if (!ends) return false
  const { change } = ends.course
  return (change !== null && change.floor !== null && !change.within) || witsAgainst(courses, ends) !== null
}
