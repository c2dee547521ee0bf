import type { Tracing } from '../tracing/tracing'
import { manualErrorMm } from './change'

/**
 * The tracing with an error on every point: points placed by hand state none, here they carry what readers are off (`manualErrorMm`),
 * so that every value has its error and every change its floor.
 */
export const withReaderErrors = (tracing: Tracing): Tracing => ({
  ...tracing,
  points: Object.fromEntries(
    Object.entries(tracing.points).map(([name, point]) => [name, { ...point, errorMm: point.errorMm ?? manualErrorMm }]),
  ),
})
