import { type LandmarkName, landmarks } from '@sella/ceph/data/landmarks'
import { distanceText, floorWords, sagittalWords, verticalWords, withinFloor } from '@sella/ceph/superimpose/change-words'
import { type Displaced, displacedOf, hasMoved } from '@sella/ceph/superimpose/displaced'
import { byHandSign, nudgeWords } from '@sella/ceph/superimpose/nudge-words'
import { registrationNames } from '@sella/ceph/superimpose/registrations'
import type { Lang } from '@sella/ceph/words'
import { shortLandmarkName } from '../../tracing/short-names'
import { isMeasuredScale } from '../../tracing/value-text'
import type { ComparedRecord, Comparison } from '../comparison'
import { guessedSign } from '../guessed'
import { comparisonInTime } from './facts'
import { resultSentences as say, resultWords as words } from './words'

/** The rows of a scheme's displacements, as in the table on screen. */
export const movesOf = ({ pictures, undrawn, scales, records }: Comparison): readonly Displaced[] =>
  displacedOf(
    [...pictures.map(({ overlay }) => overlay), ...undrawn].sort(
      (a, b) => registrationNames.indexOf(a.method) - registrationNames.indexOf(b.method),
    ),
    scales,
    id => records.find(({ uuid }) => uuid === id)?.input.record.date ?? '',
  )

/** Rows to show: if all are withheld, one sentence says so. */
export const shownMoves = (of: Comparison): readonly Displaced[] => {
  const moves = movesOf(of)
  return moves.every(({ doubted }) => doubted) ? [] : moves
}

/** Why there is no row. */
export const noMovesText = (of: Comparison, lang: Lang): string => (movesOf(of).length > 0 ? words.doubted : words.noMoves)[lang]

/** A length in words; `within` the error of the points. */
export interface MoveCell {
  readonly text: string
  readonly within: boolean
}

/** A landmark's displacement in words. */
export interface MoveRow {
  readonly landmark: LandmarkName
  readonly short: string
  /** After either name if nobody saw the landmark on one of the films; already part of `name`. */
  readonly sign: string
  readonly name: string
  readonly method: string
  /** Between which records, if not the whole span; otherwise empty. */
  readonly span: string
  /** What the records are registered on, and the span. */
  readonly on: string
  /** Null if a scale is doubted. */
  readonly displacement: {
    readonly sagittal: MoveCell
    readonly vertical: MoveCell
    readonly total: MoveCell
    readonly floor: string
    readonly moved: boolean
  } | null
}

/** The earliest and the latest record of a scheme: between them a displacement runs, whatever the order of the scheme. */
export const endsOf = (of: Comparison): readonly [first: ComparedRecord | undefined, last: ComparedRecord | undefined] => {
  const { records } = comparisonInTime(of)
  return [records[0], records.at(-1)]
}

const spanText = ({ films: [from, to] }: Displaced, of: Comparison, lang: Lang): string => {
  const [first, last] = endsOf(of)
  if (from.id === first?.uuid && to.id === last?.uuid) return ''
  const number = (id: string): number => of.records.find(({ uuid }) => uuid === id)?.number ?? 0
  return say.spanOf[lang](number(from.id), number(to.id))
}

const displacementCells = (move: Displaced, lang: Lang): MoveRow['displacement'] => {
  if (move.doubted) return null
  const mark = move.films.every(film => isMeasuredScale(film.calibration)) ? '' : '≈ '
  const sign = move.nudge ? ` ${byHandSign[lang]}` : ''
  const cell = (value: string, within: boolean): MoveCell => ({ text: `${mark}${value}${sign}`, within })
  const moved = hasMoved(move)
  return {
    sagittal: cell(sagittalWords(move)[lang], withinFloor(move.forwardMm, move.floorMm.forward)),
    vertical: cell(verticalWords(move)[lang], withinFloor(move.downMm, move.floorMm.down)),
    total: cell(distanceText(move), !moved),
    ...{ floor: floorWords(move), moved },
  }
}

export const moveRow = (move: Displaced, of: Comparison, lang: Lang): MoveRow => {
  const sign = move.guessed ? ` ${guessedSign[lang]}` : ''
  const [method, span] = [move.method.toUpperCase(), spanText(move, of, lang)]
  return {
    landmark: move.landmark,
    short: shortLandmarkName(move.landmark),
    sign,
    name: `${landmarks[move.landmark].name[lang]}${sign}`,
    ...{ method, span, on: [method, span].filter(Boolean).join(' · ') },
    displacement: displacementCells(move, lang),
  }
}

/** What the marked rows include, the correction of each registration in words, and by which rule a row counts as a change. */
export const moveNotes = (moves: readonly Displaced[], lang: Lang): readonly string[] => {
  const amounts = new Map(moves.flatMap(({ method, nudge }) => (nudge ? [[method, nudgeWords(nudge)[lang]] as const] : [])))
  const byHand = [...amounts].map(([method, amount]) => say.byHand[lang](byHandSign[lang], method.toUpperCase(), amount))
  return [...byHand, say.floorRule[lang]()]
}
