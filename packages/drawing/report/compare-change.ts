import { affectedItems } from '@sella/ceph/analysis/affected'
import { porionClash } from '@sella/ceph/superimpose/porion-clash'
import { shownChange, shownFloor, type ValueChange, valueChange } from '@sella/ceph/superimpose/value-change'
import { handErrorWords } from '@sella/ceph/tracing/hand-errors'
import type { Unit } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import type { LabelMark, Mark } from '../scene/scene'
import { isMeasuredScale } from '../tracing/value-text'
import { porionText } from './compare-notes'
import { compareWords, compareSentences as say } from './compare-words'
import type { ComparedRecord } from './comparison'
import { dottedDate } from './date-text'
import { guessedSign } from './guessed'
import { footRule, greys, inner, sizes } from './paper'
import type { Span } from './span'
import { paragraph, text } from './type'

const changeOf = ([first, last]: Span, item: string): ValueChange | null => {
  const [before, after] = [first, last].map(({ measured }) => measured.rows.find(row => row.item === item)?.reading)
  return before && after ? valueChange(before, after) : null
}

/** Whether a length is withheld because of a doubted scale. */
const isDoubted = (span: Span, item: string): boolean =>
  span.some(({ measured }) => {
    const reading = measured.rows.find(row => row.item === item)?.reading
    return reading?.status === 'missing' && reading.why === 'scale-doubted'
  })

/** Whether a change may come from the definition of porion alone. */
export const byPorion = (span: Span, item: string): boolean =>
  affectedItems('Po').has(item) && porionClash(span.map(({ uuid, input }) => ({ id: uuid, tracing: input.tracing }))) !== null

const units: Readonly<Record<Unit, string>> = { degree: '°', mm: ' mm', percent: '%', '': '' }

/** A change in words, or why there is none to report. */
export type StatedChange =
  | { readonly why: string }
  | { readonly shown: string; readonly floor: string | null; readonly within: boolean; readonly porion: boolean }

/** How an item changed, with its unit and the marks of its limitations; `floor` without its sign. */
export const statedChange = (span: Span, item: string): StatedChange => {
  const { lang } = span[0].input
  const change = changeOf(span, item)
  if (isDoubted(span, item)) return { why: compareWords.missingLength[lang] }
  if (!change) return { why: compareWords.missing[lang] }
  const measured = change.unit !== 'mm' || span.every(({ film }) => isMeasuredScale(film.calibration))
  const guessed = span.some(record => record.guessed.has(item)) ? ` ${guessedSign[lang]}` : ''
  const shown = `${measured ? '' : '≈ '}${shownChange(change)}${units[change.unit]}${guessed}`
  return { shown, floor: shownFloor(change), within: change.within, porion: byPorion(span, item) }
}

/** `变化 +4.0°，最小可检测 ±3.1`; muted, and labelled as such, if the change lies within the error of the points. */
export const changeMark = (
  span: Span,
  item: string,
  at: { readonly x: number; readonly y: number; readonly maxWidth: number },
): LabelMark => {
  const { lang } = span[0].input
  const change = statedChange(span, item)
  const setting = { size: sizes.smallest, colour: greys.faint, maxWidth: at.maxWidth }
  if ('why' in change) return text(change.why, at.x, at.y, setting)
  const { shown, floor, within, porion } = change
  if (porion) return text(`${say.changeOnly[lang](shown)} · ${compareWords.porion[lang]}`, at.x, at.y, setting)
  const words = floor === null ? say.changeOnly[lang](shown) : say.change[lang](shown, floor)
  if (within) return text(`${words} · ${compareWords.within[lang]}`, at.x, at.y, setting)
  return text(words, at.x, at.y, { ...setting, weight: 600, colour: greys.text })
}

const day = ({ input }: ComparedRecord): string => dottedDate(input.record.date)

/** Below the heading of the items: the dates between which the changes lie. */
export const spanText = ([first, last]: Span, lang: Lang): string =>
  lang === 'zh' ? `变化 ${day(first)} → ${day(last)}` : `Change ${day(first)} → ${day(last)}`

/** From usual to the smallest: whose errors a limit rests on is not left out for want of room. */
const noteSizes = [
  { size: sizes.smallest, leading: 28, off: 30 },
  { size: 17, leading: 22, off: 22 },
  { size: 16, leading: 19, off: 19 },
] as const

/** What a change and the smallest detectable one are, and further notes on the table, below it. */
export const floorNote = ([first, last]: Span, top: number, remarks: readonly string[]): readonly Mark[] => {
  const { lang } = first.input
  const clash = porionText([first, last], lang)
  const placed = [first, last].map(({ input }) => input.tracing.points)
  const floor = say.floor[lang](day(first), day(last), handErrorWords(placed, first.input.readers)[lang])
  const words = [...(clash ? [clash] : []), ...remarks, floor].join(lang === 'zh' ? '' : ' ')
  const set = { colour: greys.faint, maxWidth: inner.width }
  const notes = noteSizes.map(({ size, leading, off }) => paragraph(words, inner.left, top + off, { ...set, size, leading }))
  return (notes.find(({ next }) => next < footRule) ?? notes.at(-1))?.marks ?? []
}
