import type { LandmarkName } from '@sella/ceph/data/landmarks'
import type { Point } from '@sella/ceph/geometry/point'
import { identity } from '@sella/ceph/geometry/transform'
import type { Film } from '@sella/ceph/superimpose/film'
import { register } from '@sella/ceph/superimpose/register'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import { type OverlapScheme, registrationsOf } from '@sella/ceph/superimpose/scheme'
import { anatomyOf, pointEntries } from '../tracing/anatomy'
import { compareColours } from '../tracing/colours'
import { overlapColour } from '../tracing/overlap-colours'
import type { OverlapRecord } from '../tracing/overlap-scene'
import type { ReportInput } from './input'

/** A record beside others: its own film, tracing, values and photos, and its colour in the scheme. */
export interface ComparedRecord {
  readonly uuid: string
  readonly input: ReportInput
  readonly colour: string
}

/** One registration of a scheme; records that cannot be registered are left out. */
export interface OverlapPicture {
  readonly method: RegistrationName
  readonly records: readonly OverlapRecord[]
  /** Where the reference is held, canonical mm. */
  readonly heldAt: Point | null
}

/** A saved overlap scheme as the report prints it. */
export interface Comparison {
  readonly name: string
  readonly records: readonly ComparedRecord[]
  readonly pictures: readonly OverlapPicture[]
}

const filmOf = ({ tracing, evaluation }: ReportInput): Film => {
  const entries = pointEntries(anatomyOf(tracing, evaluation.facing)) as readonly (readonly [LandmarkName, Point])[]
  return { points: Object.fromEntries(entries), facing: evaluation.facing, mmPerPixel: evaluation.calibration.mmPerPixel }
}

const pictureOf = (
  method: RegistrationName,
  scheme: OverlapScheme,
  records: readonly ComparedRecord[],
): OverlapPicture | null => {
  const scaled = records.filter(({ input }) => input.evaluation.calibration.mmPerPixel !== null)
  const [first] = scaled
  if (!first) return null
  const reference = filmOf(first.input)
  let heldAt: Point | null = null
  const laid = scaled.flatMap(({ uuid, input, colour }, i): readonly OverlapRecord[] => {
    const registered = i === 0 ? null : register([reference, filmOf(input)], method)
    if (registered?.status === 'missing') return []
    if (registered) heldAt = registered.heldAt
    const nudge = scheme.imgTrans[method]?.[uuid]
    const mmPerPixel = input.evaluation.calibration.mmPerPixel ?? 1
    const { tracing, evaluation } = input
    const move = registered?.move ?? identity
    return [{ id: uuid, tracing, facing: evaluation.facing, mmPerPixel, move, colour, ...(nudge ? { nudge } : {}) }]
  })
  return laid.length < 2 ? null : { method, records: laid, heldAt }
}

/**
 * A scheme with the records given, in its order: those it does not name are left out, those not given too. The first is the reference;
 * the others are laid on it by rigid moves, each film by its own scale, with the doctor's own corrections. `colours`: the doctor's; the default ten give
 * way to those of the field on paper.
 */
export const comparisonOf = (
  scheme: OverlapScheme,
  given: readonly { readonly uuid: string; readonly input: ReportInput }[],
  colours: readonly string[] = compareColours,
): Comparison => {
  const own = colours.every((colour, i) => colour === compareColours[i]) ? null : colours
  const records = scheme.uuids.flatMap((uuid, i): readonly ComparedRecord[] => {
    const one = given.find(each => each.uuid === uuid)
    return one ? [{ ...one, colour: overlapColour(i, 'light', own) }] : []
  })
  const pictures = registrationsOf(scheme).flatMap(method => pictureOf(method, scheme, records) ?? [])
  return { name: scheme.name, records, pictures }
}
