import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { type OverlayFilm, overlayFilm } from '@sella/ceph/superimpose/overlay'
import { type ScaleCheck, withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { linesOf, type OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { compareColours } from '../tracing/colours'
import { overlapColour, ownOverlapColours } from '../tracing/overlap-colours'
import { guessedItems } from './guessed'
import type { ReportInput } from './input'
import { layScheme, type RegisteredScheme } from './registered-scheme'

/** A record of the case that a scheme may name. */
export interface GivenRecord {
  readonly uuid: string
  /** For its film, photos and facts. */
  readonly input: ReportInput
  /**
   * Its values for comparison with others: by its own scale only (assuming S-Na would erase growth), with the readers' error on
   * every point.
   */
  readonly measured: Evaluation
}

/** A record among others: its colour in the scheme, and its number, which identifies it on a page printed in grey. */
export interface ComparedRecord extends GivenRecord {
  readonly film: OverlayFilm
  readonly colour: string
  /** From 1, among those drawn. */
  readonly number: number
  /** The items whose value depends on a point nobody saw. */
  readonly guessed: ReadonlySet<string>
}

/** A saved overlap scheme as the report prints it. */
export interface Comparison extends RegisteredScheme {
  readonly name: string
  /** As saved. */
  readonly scheme: OverlapScheme
  readonly records: readonly ComparedRecord[]
  /** Records of the scheme that are not printed: deleted from the case, or without film or points. */
  readonly absent: number
  /** When the scheme was saved, `YYYY-MM-DD`; null for an older one without the date. */
  readonly savedOn: string | null
  /** Items whose trend is drawn first. */
  readonly trend?: readonly string[]
}

/** Identifies whose values a scheme compares, and which lengths it withholds. */
export const valuesKey = ({ records, scales }: Comparison): string =>
  [...records.map(({ uuid }) => uuid), ...[...scales.doubted].sort()].join()

/** Gives a record's film the values of the table, without the lengths that must not be compared. */
const withReliableLengths = <T extends GivenRecord>(record: T, { doubted }: ScaleCheck): T => {
  const measured = doubted.has(record.uuid) ? withoutLengths(record.measured) : record.measured
  return { ...record, measured, input: { ...record.input, evaluation: measured } }
}

/**
 * A scheme with the given records, in its order: records it does not name are omitted, as are those not given. The first suitable
 * one is the reference; the others are superimposed on it as on screen, each film by its own scale, with the doctor's
 * corrections. `scales`: the check over all records of the case, not only over these. `colours`: the doctor's; the ten defaults are
 * replaced by those of the field on paper.
 */
export const comparisonOf = (
  scheme: OverlapScheme,
  given: readonly GivenRecord[],
  scales: ScaleCheck,
  colours: readonly string[] = compareColours,
): Comparison => {
  const own = linesOf(scheme).colours === 'board' ? null : ownOverlapColours(colours)
  const named = scheme.uuids.flatMap((uuid, i) => {
    const chosen = given.find(each => each.uuid === uuid)
    if (!chosen) return []
    const { tracing, readers } = chosen.input
    return [{ ...chosen, film: overlayFilm(uuid, tracing, readers), colour: overlapColour(i, 'light', own) }]
  })
  const registeredScheme = layScheme(scheme, named, scales)
  const records = named.map((record, i): ComparedRecord => {
    const reported = withReliableLengths(record, registeredScheme.scales)
    return { ...reported, number: i + 1, guessed: guessedItems(reported.input) }
  })
  return {
    ...registeredScheme,
    name: scheme.name,
    scheme,
    records,
    absent: scheme.uuids.length - records.length,
    savedOn: scheme.savedOn ?? null,
  }
}
