import type { Tracing } from '@sella/ceph/tracing/tracing'
import { recordText } from './date-text'
import type { ReportInput } from './input'
import { analysisText } from './sentences'

/** The tracing of a record without a lateral film. */
export const noTracing: Tracing = { points: {}, ruler: null, fileScale: null }

/** A record without a lateral film: nothing was measured, so no page mentions an analysis. */
export const isFilmless = ({ film, tracing }: Pick<ReportInput, 'film' | 'tracing'>): boolean =>
  film === null && Object.keys(tracing.points).length === 0

/** The title of a report's file and document, after the patient's name: the date, and the analysis if there is one. */
export const reportTitle = (input: Pick<ReportInput, 'film' | 'tracing' | 'analysis' | 'record' | 'lang'>): string =>
  isFilmless(input) ? recordText(input) : `${input.record.date} ${analysisText(input)}`
