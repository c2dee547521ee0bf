import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { judge } from '@sella/ceph/analysis/judge'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { type ValueChange, valueChange } from '@sella/ceph/superimpose/value-change'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { guessedItems } from '@sella/drawing/report/guessed'
import { createContext, useContext, useMemo, useState } from 'react'
import { useSetting } from '../../api/queries'
import { rememberAnalysis, rememberedAnalysis } from '../../readings/choosing'
import { useOwnAnalyses } from '../../readings/own-analyses'
import { useTable } from './table'

/** One item over the records: its rows in their order, and how it changed from the first to the last. */
export interface ItemChange {
  readonly item: string
  readonly rows: readonly EvaluationRow[]
  readonly change: ValueChange | null
}

const changesOf = (evaluations: readonly Evaluation[], items: readonly string[]): readonly ItemChange[] =>
  items.flatMap(item => {
    const rows = evaluations.flatMap(evaluation => evaluation.rows.find(row => row.item === item) ?? [])
    const [first, last] = [rows[0], rows.at(-1)]
    if (rows.length < evaluations.length || !first || !last) return []
    return [{ item, rows, change: rows.length > 1 ? valueChange(first.reading, last.reading) : null }]
  })

/** The scheme's records measured by one analysis, each by its own scale and the norms of its own day; the S-Na scale is never assumed, for it would erase growth. */
export const useChangesOf = () => {
  const { chosen, patient, readers, scales } = useTable()
  const own = useOwnAnalyses()
  const overrides = useSetting(ownValuesSetting.name).data
  const ownItems = useSetting(ownItemsSetting.name).data
  const [name, setName] = useState(rememberedAnalysis)
  const all: readonly Analysis[] = useMemo(() => [...own.map(ownAnalysis => ownAnalysis.analysis), ...builtInAnalyses], [own])
  const analysis = all.find(method => method.name === name) ?? all.find(method => method.creator === 'System')
  const customItems = useMemo(() => ownItemsSetting.read(ownItems), [ownItems])
  // Measured once for all that is moved by hand: a correction changes no value.
  const evaluations = useMemo(() => {
    if (!analysis) return []
    const options = { overrides: ownValuesSetting.read(overrides), customItems, readers }
    const withoutDoubted = (uuid: string, whole: Evaluation): Evaluation =>
      scales.doubted.has(uuid) ? withoutLengths(whole) : whole
    return chosen.map(({ film, record }) =>
      withoutDoubted(record.uuid, judge({ tracing: film.tracing, patient, record, analysis, ...options })),
    )
  }, [analysis, chosen, patient, scales, overrides, customItems, readers])
  const guessed = useMemo(
    () =>
      evaluations.map((evaluation, i) =>
        guessedItems({ tracing: chosen[i]?.film.tracing ?? emptyTracing, evaluation, customItems }),
      ),
    [evaluations, chosen, customItems],
  )
  const choose = (next: string) => {
    rememberAnalysis(next)
    setName(next)
  }
  const changes = useMemo(() => (analysis ? changesOf(evaluations, analysis.items) : []), [analysis, evaluations])
  const [asked, setItem] = useState<string | null>(null)
  const item =
    changes.find(change => change.item === asked) ?? changes.find(change => change.change !== null) ?? changes[0] ?? null
  return { all, own, analysis, choose, changes, evaluations, guessed, item, setItem }
}

export type Changes = ReturnType<typeof useChangesOf>

const ChangesContext = createContext<Changes | null>(null)
export const ChangesProvider = ChangesContext.Provider

export const useChanges = (): Changes => {
  const changes = useContext(ChangesContext)
  if (!changes) throw new Error('nothing was measured')
  return changes
}
