import type { Tracing } from '@sella/ceph/tracing/tracing'
import { recordText } from './date-text'
import type { ReportInput } from './input'
import { analysisText } from './sentences'

/** What a record without a lateral film has in place of a tracing. */
export const noTracing: Tracing = { points: {}, ruler: null, fileScale: null }

/** A record without a lateral film: nothing was measured, so no page of an analysis speaks of it. */
export const isFilmless = ({ film, tracing }: Pick<ReportInput, 'film' | 'tracing'>): boolean =>
  film === null && Object.keys(tracing.points).length === 0

/** By what a report's file and document are called, after the patient's name: the day, and the analysis where one was made. */
export const reportTitle = (input: Pick<ReportInput, 'film' | 'tracing' | 'analysis' | 'record' | 'lang'>): string =>
  isFilmless(input) ? recordText(input) : `${input.record.date} ${analysisText(input)}`
