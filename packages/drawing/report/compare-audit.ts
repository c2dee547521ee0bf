import { isLandmarkName } from '@sella/ceph/data/landmarks'
import { outlineTable } from '@sella/ceph/data/outlines'
import { NO_VALUE, signedInDecimals } from '@sella/ceph/measure/display'
import type { Missing } from '@sella/ceph/measure/reading'
import { residualShown } from '@sella/ceph/superimpose/change-words'
import { nudgeWords } from '@sella/ceph/superimpose/nudge-words'
import { drawnOf, type Overlay, referenceOf } from '@sella/ceph/superimpose/overlay'
import { registrationLandmark, registrations } from '@sella/ceph/superimpose/registrations'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import type { Lang } from '@sella/ceph/words'
import type { LabelMark, Mark } from '../scene/scene'
import { wrapped } from '../scene/text-width'
import { shortLandmarkName } from '../tracing/short-names'
import { isMeasuredScale } from '../tracing/value-text'
import { compareWords, compareSentences as say } from './compare-words'
import type { ComparedRecord } from './comparison'
import { dottedDate } from './date-text'
import { greys, sizes } from './paper'
import { numberMarks } from './record-numbers'
import { text, widthOf } from './type'
import { missingWords } from './words'

type AuditedRecord = Pick<ComparedRecord, 'uuid' | 'number' | 'colour'> & {
  readonly input: { readonly record: { readonly date: string } }
}

interface Audited {
  readonly records: readonly AuditedRecord[]
  readonly scales: ScaleCheck
}

/** A fact below a picture, with the number of the record it concerns. */
export interface AuditCell {
  readonly text: string
  readonly of?: AuditedRecord | undefined
}

const names = (list: readonly string[]): string => list.filter(isLandmarkName).map(shortLandmarkName).join(' ')

/** What the records are registered on: `S 固定`, `沿 S→Na`; for a best fit its landmarks. */
const holdCells = ({ method, hold, from }: Overlay, lang: Lang): readonly AuditCell[] => {
  if (hold === 'contours')
    return [{ text: say.contours[lang](registrations[method].contours.map(name => outlineTable[name].title[lang])) }]
  if (hold === 'fit') return [{ text: say.fit[lang](names(from)) }]
  const [p, q] = registrations[method].along.map(shortLandmarkName) as [string, string]
  const on = registrationLandmark(method, hold)
  return [{ text: on ? say.fixedAt[lang](shortLandmarkName(on)) : say.middle[lang](p, q) }, { text: say.along[lang](p, q) }]
}

const why = ({ why: reason, needs }: Missing, lang: Lang): string => {
  if (reason === 'uncalibrated') return compareWords.noScale[lang]
  if (reason === 'no-contour') return missingWords[reason][lang]
  const points = names(needs)
  return reason === 'missing-points' && points ? say.lacks[lang](points) : compareWords.degenerate[lang]
}

const signed = (degrees: number): string => signedInDecimals(degrees, 1)

/** `≈` if the film's scale was not measured; a dash alone where there is none. */
const residualText = ({ film, residualMm }: Pick<Moved, 'film' | 'residualMm'>): string =>
  (residualMm === null || isMeasuredScale(film.calibration) ? '' : '≈ ') + residualShown(residualMm)

type Moved = Extract<ReturnType<typeof drawnOf>[number], { status: 'registered' }>

/** How a record was rotated, and the residual after the doctor's correction; no residual if a scale is doubted. */
const movedText = ({ registered, film, nudge, residualMm }: Moved, doubted: boolean, lang: Lang): string => {
  const turn = signed(registered.rotationDegrees)
  const residual = residualText({ film, residualMm })
  const moved = nudge ? say.movedByHand : say.moved
  if (residualMm === null && !doubted) return say.movedApart[lang](turn)
  return doubted ? say.doubted[lang](turn) : moved[lang](turn, residual)
}

/** Whether a record, or its reference, has a doubted scale. */
const isDoubted = (id: string, overlay: Overlay, { doubted }: ScaleCheck): boolean =>
  doubted.has(id) || doubted.has(referenceOf(overlay)?.id ?? '')

/** A record as aligned by one registration: rotation in degrees, residual in mm; null if it is the reference or was left out. */
export interface AlignmentCell {
  readonly turn: string
  /** Null if a scale is doubted; a dash where the correction took the contours apart. */
  readonly residual: string | null
  readonly isByHand: boolean
}

/** Whether the correction by hand took the contours apart that the record is laid by. */
export const isApart = ({ residual }: AlignmentCell): boolean => residual === NO_VALUE

export const alignmentCell = (overlay: Overlay, id: string, scales: ScaleCheck): AlignmentCell | null => {
  const entry = drawnOf(overlay).find(({ film }) => film.id === id)
  if (entry?.status !== 'registered') return null
  const residual = isDoubted(id, overlay, scales) ? null : residualText(entry)
  return { turn: `${signed(entry.registered.rotationDegrees)}°`, residual, isByHand: entry.nudge !== undefined }
}

/**
 * How each record was rotated, the residual distance between its landmarks, and which records were left out and why. For those in
 * a table only the corrections by hand.
 */
export const auditCells = (
  overlay: Overlay,
  { records, scales }: Audited,
  lang: Lang,
  { isTabled = false }: { readonly isTabled?: boolean } = {},
): readonly AuditCell[] => {
  const recordOf = (id: string) => records.find(({ uuid }) => uuid === id)
  const moved = drawnOf(overlay).flatMap((entry): readonly AuditCell[] => {
    if (entry.status !== 'registered') return []
    const of = recordOf(entry.film.id)
    const turned = isTabled ? [] : [{ text: movedText(entry, isDoubted(entry.film.id, overlay, scales), lang), of }]
    return [...turned, ...(entry.nudge ? [{ text: say.byHand[lang](nudgeWords(entry.nudge)[lang]), of }] : [])]
  })
  const skipped = overlay.entries.flatMap((entry): readonly AuditCell[] =>
    entry.status === 'skipped'
      ? [{ text: say.skipped[lang](dottedDate(recordOf(entry.film.id)?.input.record.date ?? ''), why(entry.why, lang)) }]
      : [],
  )
  return [...holdCells(overlay, lang), ...moved, ...skipped]
}

const setting = { size: sizes.small, colour: greys.quiet } as const
const [dotRoom, gap] = [32, 26]
/** For a line of facts. */
const auditLeading = 32

interface Placed {
  readonly cell: AuditCell
  readonly x: number
  readonly line: number
}

/** A cell longer than a line wraps to the next one; no fact is cut. */
const inLines = (cell: AuditCell, width: number): readonly AuditCell[] =>
  wrapped(cell.text, width - dotRoom, setting.size).map((words, i) => (i === 0 ? { ...cell, text: words } : { text: words }))

/** The cells one after another, wrapped where the space ends. */
const flowed = (cells: readonly AuditCell[], width: number): readonly Placed[] => {
  let [x, line] = [0, 0]
  return cells
    .flatMap(cell => inLines(cell, width))
    .map(cell => {
      const breadth = (cell.of ? dotRoom : 0) + widthOf(cell.text, setting)
      if (x > 0 && x + breadth > width) [x, line] = [0, line + 1]
      const at = { cell, x, line }
      x += breadth + gap
      return at
    })
}

export const auditHeight = (cells: readonly AuditCell[], width: number): number =>
  (Math.max(-1, ...flowed(cells, width).map(each => each.line)) + 1) * auditLeading

/** Facts in lines of at most `width`; the first line's middle is half a leading below `top`. */
export const auditMarks = (
  cells: readonly AuditCell[],
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
): readonly Mark[] =>
  flowed(cells, width).flatMap(({ cell, x, line }): readonly Mark[] => {
    const y = top + (line + 0.5) * auditLeading
    const at = left + x + (cell.of ? dotRoom : 0)
    const words: LabelMark = text(cell.text, at, y, { ...setting, maxWidth: width - (at - left) })
    return cell.of ? [...numberMarks(cell.of, { x: left + x + 13, y }), words] : [words]
  })
