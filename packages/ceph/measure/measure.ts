import { type IntermediateName, type ItemName, intermediates, itemNames, measurements } from '../data/measurements'
import type { Definition } from '../kinds/definition'
import type { Figure } from '../kinds/figure'
import type { Calibration } from '../tracing/calibration-types'
import { canonical, type Facing } from '../tracing/frame'
import type { Unit } from '../unit'
import { type GivenPoints, type Ground, groundOf, type Lookup } from './ground'
import { missing, type Raw } from './raw'
import { read } from './read'
import type { Missing, Reading } from './reading'
import { standardError } from './uncertainty'

const definitions: ReadonlyMap<string, Definition & { readonly unit: Unit }> = new Map(
  Object.entries({ ...measurements, ...intermediates }),
)

/** Definitions of the built-in items and intermediates. */
export const builtInLookup: Lookup = item => definitions.get(item)

const figureOnImage = (figure: Figure, facing: Facing): Figure => {
  if (facing === 'right') return figure
  return {
    lines: figure.lines.map(line => ({ ...line, from: canonical(line.from, facing), to: canonical(line.to, facing) })),
    arcs: figure.arcs.map(({ at, start, sweep }) => ({ at: canonical(at, facing), start: Math.PI - start, sweep: -sweep })),
  }
}

/** Converts a raw value to its unit: lengths by the scale, the figure back to image coordinates. */
function finish(raw: Raw, unit: Unit, { mmPerPixel, facing }: Ground): Reading | Missing {
  if (raw.status === 'missing') return raw
  if (raw.lengthPower !== 0 && mmPerPixel === null) return missing('uncalibrated', ['ruler'])
  const scale = (mmPerPixel ?? 1) ** raw.lengthPower
  const value = raw.value * scale
  if (!Number.isFinite(value)) return missing('degenerate')
  const error = standardError(raw.moves)
  return { status: 'read', value, unit, figure: figureOnImage(raw.figure, facing), error: error === null ? null : error * scale }
}

interface Finished extends Pick<Ground, 'mmPerPixel' | 'facing'> {
  readonly raw: Raw
  readonly unit: Unit
  readonly reading: Reading | Missing
}

/** The last reading of each item: while a point is dragged, most stay unchanged and keep their objects. A cache only. */
const last = new Map<string, Finished>()

/** Measures one item from a prepared ground, in `unit`. */
export function measureOn(item: string, unit: Unit, ground: Ground): Reading | Missing {
  const raw = read(item, ground)
  const { mmPerPixel, facing } = ground
  const remembered = last.get(item)
  if (remembered?.raw === raw && remembered.unit === unit && remembered.mmPerPixel === mmPerPixel && remembered.facing === facing)
    return remembered.reading
  const reading = finish(raw, unit, ground)
  if (ground.uncertain.length === 0) last.set(item, { raw, unit, mmPerPixel, facing, reading })
  return reading
}

const units = itemNames.map(item => [item, measurements[item].unit] as const)

/** Contains every built-in item, so that a copy has room for all readings from the start. */
const unread = Object.fromEntries(itemNames.map(item => [item, missing('degenerate', [item])])) as Record<
  ItemName,
  Reading | Missing
>

/**
 * All 210 built-in items on one film. Points are image pixels as given (either facing); derived points are computed, outlines are
 * not used. Lengths need a calibration; angles and ratios do not. A value is always finite; otherwise the reason is given.
 */
export function measureAll(points: GivenPoints, calibration: Calibration): Readonly<Record<ItemName, Reading | Missing>> {
  const ground = groundOf(points, calibration, { lookup: builtInLookup })
  const readings = { ...unread }
  for (const [item, unit] of units) readings[item] = measureOn(item, unit, ground)
  return readings
}

/** The seven intermediate items on one film; otherwise like `measureAll`. */
export function measureIntermediates(
  points: GivenPoints,
  calibration: Calibration,
): Readonly<Record<IntermediateName, Reading | Missing>> {
  const ground = groundOf(points, calibration, { lookup: builtInLookup })
  const names = Object.keys(intermediates) as IntermediateName[]
  return Object.fromEntries(names.map(item => [item, measureOn(item, intermediates[item].unit, ground)])) as Record<
    IntermediateName,
    Reading | Missing
  >
}
