import type { OwnView } from '@sella/ceph/analysis/own'
import type { Input } from '@sella/contract/calls/index'
import { contentOf } from '@sella/contract/documents/own-analysis'
import type { UserAnalysis } from '@sella/contract/entities'
import { typedName } from '@sella/contract/name-as-read'
import type { AnalysisText } from '../open/own-analyses'
import { Refused } from '../server/refused'
import type { Editing } from './editing'

export interface Met {
  /** The same work on what is stored now: saving it again replaces that knowingly. */
  readonly editing: Editing
  /** The name under which it is to be saved beside it; null to go on editing. */
  readonly beside: string | null
}

/** Whether an analysis was not stored because another window or doctor changed or deleted it meanwhile. */
const isMet = (fault: unknown): boolean =>
  fault instanceof Refused && (fault.reason === 'METHOD_CONFLICT' || fault.reason === 'NOT_FOUND')

/** Stores an analysis: a new one without `uuid`, or what another is changed to. */
export type PutAnalysis = (analysis: Partial<Input<'analysisUpdate'>> & AnalysisText) => Promise<UserAnalysis>

export interface SavingPorts {
  readonly view: OwnView
  readonly put: PutAnalysis
  /** Says what was saved elsewhere and asks what becomes of the work here. */
  readonly met: (mine: Editing) => Promise<Met>
  /** It is stored; `isNew`: as an analysis of its own. */
  readonly onStored: (stored: UserAnalysis, isNew: boolean) => void
  readonly onEditing: (next: Editing) => void
}

const store = async ({ view, put, onStored }: SavingPorts, { uuid, parts, from }: Editing): Promise<void> => {
  const made = { ...(uuid ? { uuid } : {}), ...(from ? { from } : {}) }
  onStored(await put({ ...made, name: typedName(parts.name), content: contentOf(parts, view) }), uuid === null)
}

/** Stores the analysis being edited; if another window was faster, beside its version or not at all, as the doctor decides. */
export const saveAnalysis = async (ports: SavingPorts, editing: Editing): Promise<void> => {
  try {
    await store(ports, editing)
  } catch (fault) {
    if (!editing.uuid || !isMet(fault)) throw fault
    const { editing: next, beside } = await ports.met(editing)
    if (beside === null) ports.onEditing(next)
    else await store(ports, { uuid: null, saved: null, from: null, parts: { ...next.parts, name: beside } })
  }
}

export interface ErasingPorts {
  readonly drop: (analysis: Input<'analysisDelete'>) => Promise<unknown>
  /** What another window stored since, and whether the doctor keeps it; null if it is gone. */
  readonly met: () => Promise<{ readonly from: UserAnalysis; readonly kept: boolean } | null>
}

/** Deletes an analysis as it was seen. Null once it is gone; otherwise what another window made of it, if the doctor keeps that. */
export const eraseAnalysis = async (
  ports: ErasingPorts,
  uuid: string,
  from: AnalysisText | null,
): Promise<UserAnalysis | null> => {
  try {
    await ports.drop({ uuid, ...(from ? { from } : {}) })
    return null
  } catch (fault) {
    if (!isMet(fault)) throw fault
    const met = await ports.met()
    if (!met) return null
    return met.kept ? met.from : eraseAnalysis(ports, uuid, { name: met.from.name, content: met.from.content })
  }
}
