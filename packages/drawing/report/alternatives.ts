import type { Lang, Words } from '@sella/ceph/words'
import { recordText } from './date-text'
import type { ReportInput } from './input'
import { type PhotoKind, photoWords } from './words'

const sentence = (parts: readonly string[], lang: Lang): string => parts.filter(Boolean).join(lang === 'zh' ? '，' : ', ')

/** `41 个标志点（3 个推定）`. */
const pointsText = ({ placed, estimated }: { readonly placed: number; readonly estimated: number }, lang: Lang): string => {
  const seen = lang === 'zh' ? `${placed} 个标志点` : placed === 1 ? '1 point' : `${placed} points`
  if (estimated === 0) return seen
  return lang === 'zh' ? `${seen}（${estimated} 个推定）` : `${seen} (${estimated} estimated)`
}

const counted = (points: Readonly<Record<string, { readonly origin: string } | undefined>>) => {
  const all = Object.values(points).flatMap(point => point ?? [])
  return { placed: all.length, estimated: all.filter(({ origin }) => origin === 'estimated').length }
}

/** A film or photo with its placed points: what it is, its date, how many points. */
export const plateAlternative = (
  { lang, record, tracing, film }: Pick<ReportInput, 'lang' | 'record' | 'tracing' | 'film'>,
  kind: Words,
): string => {
  const drawn = lang === 'zh' ? `${kind.zh}与描记` : `${kind.en} with its tracing`
  const alone = lang === 'zh' ? `${kind.zh}的描记，无片` : `Tracing of the ${kind.en.toLowerCase()}, without the picture`
  return sentence([film ? drawn : alone, recordText({ record, lang }), pointsText(counted(tracing.points), lang)], lang)
}

/** A picture of a record: what it is and its date. */
export const pictureAlternative = ({ lang, record }: Pick<ReportInput, 'lang' | 'record'>, kind: Words): string =>
  sentence([kind[lang], recordText({ record, lang })], lang)

/** A record's line in a deviation polygon: how many of its values lie outside the norm; `outside`: null of what is not judged. */
export const polygonAlternative = (
  { input, number }: { readonly input: ReportInput; readonly number: number },
  outside: readonly (boolean | null)[],
): string => {
  const { lang } = input
  const [all, beyond] = [outside.filter(each => each !== null).length, outside.filter(each => each === true).length]
  const outsideText = lang === 'zh' ? `${all} 项中 ${beyond} 项超出 ±1 SD` : `${beyond} of ${all} values lie beyond ±1 SD`
  return sentence([lang === 'zh' ? `偏差折线 ${number}` : `Deviation line ${number}`, recordText(input), outsideText], lang)
}

/** A photo of a record, by kind. */
export const photoAlternative =
  (input: Pick<ReportInput, 'lang' | 'record'>) =>
  (kind: PhotoKind): string =>
    pictureAlternative(input, photoWords[kind])
