import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { drawnOf, type Overlay, type OverlayFilm, overlay, overlayFilm } from '@sella/ceph/superimpose/overlay'
import { checkScales, type ScaleCheck, withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { holdOf, type OverlapScheme, registrationsOf } from '@sella/ceph/superimpose/scheme'
import { changedSince, type SinceSaved } from '@sella/ceph/superimpose/snapshot'
import { compareColours } from '../tracing/colours'
import { overlapColour, ownOverlapColours } from '../tracing/overlap-colours'
import type { OverlapRecord } from '../tracing/overlap-scene'
import { guessedItems } from './guessed'
import type { ReportInput } from './input'

/** A record of the case that a scheme may name. */
export interface GivenRecord {
  readonly uuid: string
  /** For its film, photos and facts. */
  readonly input: ReportInput
  /** Its values beside those of others: by its own scale alone (S-Na assumed would erase growth), with the readers' error on every point. */
  readonly measured: Evaluation
}

/** A record beside others: its colour in the scheme, and its number, by which it is known on a page printed in grey. */
export interface ComparedRecord extends GivenRecord {
  readonly film: OverlayFilm
  readonly colour: string
  /** From 1, of those that are drawn. */
  readonly number: number
  /** The items whose value leans on a point nobody saw. */
  readonly guessed: ReadonlySet<string>
}

/** One registration of a scheme, drawn: at least two records could be laid on each other. */
export interface OverlapPicture {
  readonly overlay: Overlay
  readonly records: readonly OverlapRecord[]
}

/** A saved overlap scheme as the report prints it. */
export interface Comparison {
  readonly name: string
  readonly records: readonly ComparedRecord[]
  readonly pictures: readonly OverlapPicture[]
  /** Registrations with fewer than two records that could be laid. */
  readonly undrawn: readonly Overlay[]
  /** Records of the scheme that are not printed: gone from the case, or without film or points. */
  readonly absent: number
  /** Where S-Na says that a scale is wrong: the lengths of those records are withheld. */
  readonly scales: ScaleCheck
  /** When the scheme was saved, `YYYY-MM-DD`; null for an older one that does not say. */
  readonly savedOn: string | null
  /** What became different since: the pages show the points of today. */
  readonly changed: readonly SinceSaved[]
}

const pictureOf = (laid: Overlay, records: readonly ComparedRecord[]): OverlapPicture => ({
  overlay: laid,
  records: drawnOf(laid).map(({ film, mmPerPixel, move }) => ({
    ...{ id: film.id, tracing: film.tracing, facing: film.facing, mmPerPixel, move },
    colour: records.find(({ uuid }) => uuid === film.id)?.colour ?? '#14191c',
  })),
})

/** The patient is the same on every record. */
const scalesOf = ({ scalesStated }: OverlapScheme, records: readonly (GivenRecord & { readonly film: OverlayFilm })[]) => {
  const { birthday = '', sex = null } = records[0]?.input.patient ?? {}
  const dated = records.map(({ uuid, film, input }) => ({ id: uuid, film, day: input.record.date }))
  return checkScales(dated, { birthday: birthday || null, sex }, scalesStated)
}

/** The values on a record's film are those of the table, without the lengths that must not be compared. */
const toldOf = <T extends GivenRecord>(record: T, { doubted }: ScaleCheck): T => {
  const measured = doubted.has(record.uuid) ? withoutLengths(record.measured) : record.measured
  return { ...record, measured, input: { ...record.input, evaluation: measured } }
}

/**
 * A scheme with the records given, in its order: those it does not name are left out, those not given too. The first that can be is
 * the reference; the others are laid on it as on the screen, each film by its own scale, with the doctor's own corrections.
 * `colours`: the doctor's; the default ten give way to those of the field on paper.
 */
export const comparisonOf = (
  scheme: OverlapScheme,
  given: readonly GivenRecord[],
  colours: readonly string[] = compareColours,
): Comparison => {
  const own = ownOverlapColours(colours)
  const named = scheme.uuids.flatMap((uuid, i) => {
    const one = given.find(each => each.uuid === uuid)
    return one ? [{ ...one, film: overlayFilm(uuid, one.input.tracing), colour: overlapColour(i, 'light', own) }] : []
  })
  const scales = scalesOf(scheme, named)
  const records = named.map((record, i): ComparedRecord => {
    const told = toldOf(record, scales)
    return { ...told, number: i + 1, guessed: guessedItems(told.input) }
  })
  const films = records.map(record => record.film)
  const laid = registrationsOf(scheme).map(method =>
    overlay(films, method, { nudges: scheme.imgTrans[method] ?? {}, hold: holdOf(scheme, method) }),
  )
  const drawn = (one: Overlay): boolean => drawnOf(one).length > 1
  return {
    name: scheme.name,
    records,
    pictures: laid.filter(drawn).map(one => pictureOf(one, records)),
    undrawn: laid.filter(one => !drawn(one)),
    absent: scheme.uuids.length - records.length,
    scales,
    savedOn: scheme.savedOn ?? null,
    changed: changedSince(scheme, films),
  }
}
