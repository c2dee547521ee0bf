import { affectedItems } from '../analysis/affected'
import type { Evaluation, Finding } from '../analysis/analysis'
import { isItemName } from '../data/measurements'
import { NO_VALUE } from '../measure/display'
import { cranialBaseChange } from './cranial-base'
import type { Film } from './film'
import { type Band, type Grower, plausibleChange } from './scale-band'

export interface DatedFilm {
  readonly id: string
  readonly film: Film
  /** `YYYY-MM-DD` or longer. */
  readonly day: string
}

/** Two records between which S-Na changed as no patient's does, the earlier one first. */
export interface ScaleClash extends Band {
  readonly from: string
  readonly to: string
  /** `YYYY-MM-DD`. */
  readonly days: readonly [from: string, to: string]
  readonly changeMm: number
  /** The doctor states that both scales are right. */
  readonly stated: boolean
}

export interface ScaleCheck {
  readonly clashes: readonly ScaleClash[]
  /** Records whose mm must not be compared: a scale, S or Na is wrong there, and nobody has said that it is right. */
  readonly doubted: ReadonlySet<string>
}

type Stated = Readonly<Record<string, number>> | undefined

/** Rounding of a stored number. */
const same = 1e-9

const isStated = ({ id, film }: DatedFilm, stated: Stated): boolean => {
  const scale = stated?.[id]
  return scale !== undefined && film.mmPerPixel !== null && Math.abs(scale - film.mmPerPixel) <= same
}

/** Dates from a store may carry a time of day. */
const dayOf = ({ day }: DatedFilm): string => day.slice(0, 10)

const clashOf = (earlier: DatedFilm, later: DatedFilm, patient: Grower, statements: readonly Stated[]): readonly ScaleClash[] => {
  const changeMm = cranialBaseChange(earlier.film, later.film)
  if (changeMm === null) return []
  const days = [dayOf(earlier), dayOf(later)] as const
  const band = plausibleChange(patient, ...days)
  if (changeMm >= band.leastMm && changeMm <= band.mostMm) return []
  const stated = statements.some(scales => isStated(earlier, scales) && isStated(later, scales))
  return [{ from: earlier.id, to: later.id, days, changeMm, ...band, stated }]
}

/** The record that most clashes name is the wrong one; where several are named alike, nobody can tell which, and all are doubted. */
const doubtedOf = (clashes: readonly ScaleClash[]): readonly string[] => {
  if (clashes.length === 0) return []
  const names = [...new Set(clashes.flatMap(({ from, to }) => [from, to]))]
  const count = (id: string): number => clashes.filter(({ from, to }) => from === id || to === id).length
  const highest = Math.max(...names.map(count))
  const worst = names.filter(id => count(id) === highest)
  return [...worst, ...doubtedOf(clashes.filter(({ from, to }) => !worst.includes(from) && !worst.includes(to)))]
}

/**
 * Every pair of records whose S-Na says that one of their scales is wrong. A pair without S, Na or a scale says nothing. `statements`:
 * mm per pixel the doctor states to be right, by record; several where she states them in several schemes.
 */
export function checkScales(films: readonly DatedFilm[], patient: Grower, ...statements: readonly Stated[]): ScaleCheck {
  const inTime = [...films].sort((a, b) => dayOf(a).localeCompare(dayOf(b)))
  const clashes = inTime.flatMap((earlier, i) =>
    inTime.slice(i + 1).flatMap(later => clashOf(earlier, later, patient, statements)),
  )
  return { clashes, doubted: new Set(doubtedOf(clashes.filter(clash => !clash.stated))) }
}

type EvaluatedRow = Evaluation['rows'][number]

const isLength = ({ unit, reading }: EvaluatedRow): boolean => unit === 'mm' && reading.status !== 'missing'

/** Not the scale but one of these may lie wrong where S-Na changed as no patient's does. */
const suspects = ['S', 'Na'] as const

/** A finding with the suspects that its values rest on named; an item that no table knows may rest on both. */
const withSuspects = (finding: Finding): Finding => {
  const resting = suspects.filter(name => finding.items.some(item => !isItemName(item) || affectedItems(name).has(item)))
  if (resting.length === 0) return finding
  const { zh, en } = finding.text
  return { ...finding, text: { zh: `${zh}（请核对 ${resting.join('、')}）`, en: `${en} (check ${resting.join(' and ')})` } }
}

/**
 * The rows of a record whose scale is doubted: its lengths are withheld, angles and ratios stay, findings are not told. An analysis that
 * measures no length says what it says, and which of S and Na to check first: they may be what is wrong.
 */
export const withoutLengths = <T extends Evaluation>(evaluation: T): T =>
  evaluation.rows.some(isLength)
    ? {
        ...evaluation,
        findings: [],
        rows: evaluation.rows.map(row =>
          isLength(row)
            ? {
                ...row,
                reading: { status: 'missing', why: 'scale-doubted', needs: [] },
                ...{ shown: NO_VALUE, difference: null, class: 'normal', stars: 0, uncertain: false, meaning: null, label: null },
              }
            : row,
        ),
      }
    : { ...evaluation, findings: evaluation.findings.map(withSuspects) }
