import type { ReaderErrors } from '../data/reader-errors'
import { countsOwn, handErrorSentence } from '../tracing/hand-errors'
import type { Tracing } from '../tracing/tracing'
import type { Words } from '../words'
import { neckPoints } from './spine'

/**
 * That the doubt of a stage goes by the doctor's own measured errors, wherever that doubt is shown; null for those of the table, whose
 * sources say so.
 */
export const ownNeckErrors = (points: Tracing['points'], readers: ReaderErrors): Words | null => {
  const neck = Object.fromEntries(neckPoints.flatMap(name => (points[name] ? [[name, points[name]]] : [])))
  return countsOwn(neck, readers) ? handErrorSentence([neck], readers) : null
}
