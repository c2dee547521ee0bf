import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { type Apart, fewestDaysApart } from '@sella/ceph/reliability/apart'
import { stageText, stageTitle } from '@sella/ceph/reliability/stages'
import type { About } from '@sella/ceph/reliability/study-grids'
import type { Lang, Words } from '@sella/ceph/words'
import type { Chosen, StudyReader } from './reread-study'
import type { PointSource, StudyChoice } from './study-choice'

const words = {
  second: { zh: '第二次读数', en: 'Second reading' },
  first: { zh: '第一次读数', en: 'First reading' },
  record: { zh: '病例中的描记', en: 'the tracing of the record' },
  films: { zh: '片数', en: 'Films' },
  order: { zh: '读片次序', en: 'Order of reading' },
  random: { zh: '随机，存有种子：{n} / {of} 张', en: 'random, seed stored: {n} of {of}' },
  apart: { zh: '两次间隔', en: 'Between the readings' },
  days: { zh: '拍片日期', en: 'Dates of the films' },
  source: { zh: '第一次的点', en: 'Points of the first reading' },
  leftOut: { zh: '手动排除', en: 'Excluded by hand' },
  analysis: { zh: '分析方法', en: 'Analysis' },
  every: { zh: '全部项目', en: 'all measurements' },
  all: { zh: '全部', en: 'all' },
  self: { zh: '同一阅片者（重复性）', en: 'the same reader (repeatability)' },
  another: { zh: '（再现性）', en: ' (reproducibility)' },
  detector: { zh: '自动定点', en: 'automatic points' },
  scaleless: { zh: '没有比例的片', en: 'Films without a scale' },
  assumed: { zh: '{n} 张，毫米以 S-Na = 71.8 mm 计', en: '{n}; their millimetres assume S-Na = 71.8 mm' },
  beside: { zh: '对照', en: 'Compared with' },
  lacking: { zh: '没有医师的重描可对照', en: 'no clinician has reread these films' },
} as const satisfies Readonly<Record<string, Words>>

export const sourceWords: Readonly<Record<PointSource, Words>> = {
  any: { zh: '不限', en: 'any' },
  hand: { zh: '全部由人放置或确认', en: 'all set or confirmed by hand' },
  detected: { zh: '含未确认的自动定点', en: 'some detected and not confirmed' },
}

/** A reader's name for display. */
export const readerText = ({ reader, name, namesake }: Pick<StudyReader, 'reader' | 'name' | 'namesake'>, lang: Lang): string => {
  if (reader === 'self') return words.self[lang]
  if (reader === 'detector') return `${words.detector[lang]} ${name}`.trim()
  return `${name}${namesake === null ? '' : ` ${namesake}`}${words.another[lang]}`
}

const apartWords = {
  soon: {
    zh: '{n} / {of} 张不足 {days} 天：可能仍记得点位，测得的误差偏小',
    en: '{n} of {of} within {days} days: the points may be remembered and the error measured too small',
  },
  late: { zh: '{n} / {of} 张相隔 {days} 天以上', en: '{n} of {of} by {days} days or more' },
  undated: { zh: '{n} / {of} 张未知', en: '{n} of {of} not known' },
} as const satisfies Readonly<Record<string, Words>>

/** How far the readings of `count` films lie apart, and what those that lie too close do to the error. */
export const apartText = ({ soon, undated }: Apart, count: number, lang: Lang): string => {
  const counts = { soon, late: soon > 0 ? 0 : count - undated, undated }
  const text = (of: keyof typeof counts): string =>
    apartWords[of][lang]
      .replace('{n}', String(counts[of]))
      .replace('{of}', String(count))
      .replace('{days}', String(fewestDaysApart))
  const parts = (['soon', 'late', 'undated'] as const).filter(of => counts[of] > 0)
  return parts.map(text).join(lang === 'zh' ? '；' : '; ')
}

/** How many films were read at a place of a stored random order; the detector remembers no film by its neighbours. */
const orderText = (choice: StudyChoice, { films }: Chosen, lang: Lang): About => {
  const kept = films.filter(({ recordUuid }) => !choice.leftOut.includes(recordUuid))
  const ordered = kept.filter(({ order }) => order !== null).length
  if (choice.reader === 'detector' || kept.length === 0) return []
  return [[words.order[lang], words.random[lang].replace('{n}', String(ordered)).replace('{of}', String(kept.length))]]
}

/** Describes a study line by line: readers, films, and how they were chosen. Names no patient. */
export const aboutStudy = (choice: StudyChoice, chosen: Chosen, lang: Lang): About => {
  const { reader, films, study, beside } = chosen
  const { from, to, source, analysis } = choice
  const title = builtInAnalyses.find(({ name }) => name === analysis)?.title[lang] ?? words.every[lang]
  const omitted = films.length - study.films
  return [
    [words.first[lang], words.record[lang]],
    [words.second[lang], readerText(reader ?? { ...choice, namesake: null }, lang)],
    [words.films[lang], String(study.films)],
    ...(study.scaleless > 0
      ? [[words.scaleless[lang], words.assumed[lang].replace('{n}', String(study.scaleless))] as const]
      : []),
    ...(choice.reader === 'detector'
      ? [
          [
            words.beside[lang],
            beside ? `${readerText(beside.reader, lang)} · n = ${beside.study.films} / ${study.films}` : words.lacking[lang],
          ] as const,
        ]
      : []),
    ...orderText(choice, chosen, lang),
    ...(chosen.apart ? [[words.apart[lang], apartText(chosen.apart, study.films, lang)] as const] : []),
    [words.days[lang], from === null && to === null ? words.all[lang] : `${from ?? '…'} – ${to ?? '…'}`],
    [words.source[lang], sourceWords[source][lang]],
    ...(omitted > 0 ? [[words.leftOut[lang], String(omitted)] as const] : []),
    [words.analysis[lang], title],
    ...(study.stages ? [[stageTitle[lang], stageText(study.stages, lang)] as const] : []),
  ]
}
