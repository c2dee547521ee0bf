import type { LandmarkName } from '../data/landmarks'
import type { ReaderErrors } from '../data/reader-errors'
import { blame } from '../measure/blame'
import { groundOf } from '../measure/ground'
import { builtInLookup } from '../measure/measure'
import { withErrors } from '../tracing/point-error'
import type { Tracing } from '../tracing/tracing'
import type { Evaluation } from './analysis'
import type { OwnItems } from './own-item'

/** A point, and the standard error it alone contributes to the value, in the item's unit. */
export interface ErrorSource {
  readonly name: LandmarkName
  readonly shift: number
}

/** What the value was measured with; `readers` as passed to `judge`. */
interface Measured extends Pick<Evaluation, 'calibration'> {
  readonly customItems?: OwnItems
  readonly readers: ReaderErrors | null
}

/**
 * The points that contribute to a value's error, largest contribution first. Their squares add up to the square of the displayed
 * error.
 */
export function errorSources(
  item: string,
  tracing: Tracing,
  { calibration, customItems = {}, readers }: Measured,
): readonly ErrorSource[] {
  const own = (name: string) => (Object.hasOwn(customItems, name) ? customItems[name] : undefined)
  const ground = groundOf(withErrors(tracing.points, readers), calibration, { lookup: name => builtInLookup(name) ?? own(name) })
  return [...blame(item, ground)].map(([name, shift]) => ({ name, shift })).sort((a, b) => b.shift - a.shift)
}
