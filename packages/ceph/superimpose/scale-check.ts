import { affectedItems } from '../analysis/affected'
import type { Evaluation, Finding } from '../analysis/analysis'
import { lengthsWithheld } from '../analysis/without-lengths'
import { isItemName } from '../data/measurements'
import { cranialBaseChange } from './cranial-base'
import type { Film } from './film'
import { inTime } from './in-time'
import { type Band, type Grower, plausibleChange } from './scale-band'

export interface DatedFilm {
  readonly id: string
  readonly film: Film
  /** `YYYY-MM-DD` or longer. */
  readonly day: string
}

/** Two records between which S-Na changed by an implausible amount, the earlier one first. */
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
  /** Records whose mm must not be compared: the scale, S or Na is wrong, and nobody has stated that it is right. */
  readonly doubted: ReadonlySet<string>
}

type Stated = Readonly<Record<string, number>> | undefined

/** Tolerance for the rounding of stored numbers. */
const same = 1e-9

const isStated = ({ id, film }: DatedFilm, stated: Stated): boolean =>
  Math.abs((stated?.[id] ?? Number.NaN) - (film.mmPerPixel ?? Number.NaN)) <= same

/** Dates from storage may include a time of day. */
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

/**
 * The record involved in the most clashes is the wrong one; if several are tied, the wrong one cannot be identified and all are
 * doubted.
 */
const doubtedOf = (clashes: readonly ScaleClash[]): readonly string[] => {
  if (clashes.length === 0) return []
  const names = [...new Set(clashes.flatMap(({ from, to }) => [from, to]))]
  const count = (id: string): number => clashes.filter(({ from, to }) => from === id || to === id).length
  const highest = Math.max(...names.map(count))
  const worst = names.filter(id => count(id) === highest)
  return [...worst, ...doubtedOf(clashes.filter(({ from, to }) => !worst.includes(from) && !worst.includes(to)))]
}

/**
 * Every pair of records whose S-Na indicates that one of their scales is wrong. A pair lacking S, Na or a scale is not judged.
 * `statements`: mm per pixel that the doctor states to be right, by record; several if stated in several schemes.
 */
export function checkScales(films: readonly DatedFilm[], patient: Grower, ...statements: readonly Stated[]): ScaleCheck {
  const ordered = inTime(films, ({ day }) => day)
  const clashes = ordered.flatMap((earlier, i) =>
    ordered.slice(i + 1).flatMap(later => clashOf(earlier, later, patient, statements)),
  )
  return { clashes, doubted: new Set(doubtedOf(clashes.filter(clash => !clash.stated))) }
}

/** If S-Na changed by an implausible amount, one of these may be misplaced while the scale is right. */
const suspects = ['S', 'Na'] as const

/** A finding that names the suspect points its values depend on; an item missing from the tables may depend on both. */
const withSuspects = (finding: Finding): Finding => {
  const resting = suspects.filter(name => finding.items.some(item => !isItemName(item) || affectedItems(name).has(item)))
  if (resting.length === 0) return finding
  const { zh, en } = finding.text
  return { ...finding, text: { zh: `${zh}（请核对 ${resting.join('、')}）`, en: `${en} (check ${resting.join(' and ')})` } }
}

/**
 * The rows of a record whose scale is doubted: lengths are withheld, angles and ratios remain, with the findings based on them.
 * These name which of S and Na to check first, because one of them may be misplaced.
 */
export const withoutLengths = <T extends Evaluation>(evaluation: T): T => {
  const reduced = lengthsWithheld(evaluation, 'scale-doubted')
  return { ...reduced, findings: reduced.findings.map(withSuspects) }
}
