import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Patient, Photo } from '@sella/contract/entities'
import type { Letterhead } from '@sella/drawing/report/input'
import type { Colours } from '@sella/drawing/tracing/colours'
import type { Form } from './form'

/** The sources of a report. */
export interface ReportSource {
  readonly patient: Patient
  readonly doctor: string
  readonly records: readonly CaseRecord[]
  readonly own: readonly { readonly uuid: string; readonly analysis: Analysis }[]
  readonly builtIn: readonly Analysis[]
  /** Own analyses of the frontal film: its section prints each. */
  readonly ownFrontal: readonly Analysis[]
  readonly overrides: Readonly<Record<string, ItemOverride>>
  readonly customItems: OwnItems
  readonly readers: ReaderErrors
  readonly colours: Colours
  /** Saved overlap schemes of the case; null if they could not be fetched. */
  readonly schemes: readonly OverlapScheme[] | null
  readonly filmOf: (record: CaseRecord) => Photo | null
  readonly tracingOf: (record: CaseRecord) => Tracing | null
  readonly stageName: (record: CaseRecord) => string
  readonly start: Form
  /** The doctor's, if she has one. */
  readonly letterhead: Letterhead | null
  /** The open record has unsaved changes. */
  readonly unsaved: boolean
}
