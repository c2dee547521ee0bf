import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { guessedItems } from '@sella/drawing/report/guessed'
import { createContext, useContext, useMemo, useState } from 'react'
import { useSetting } from '../../api/queries'
import { rememberAnalysis, rememberedAnalysis } from '../../readings/choosing'
import { useOwnAnalyses } from '../../readings/own-analyses'
import { changesOf, measuredFilms } from './measured-films'
import { useTable } from './table'

/**
 * The scheme's records measured by one analysis, each by its own scale and the norms of its own date; the S-Na scale is never
 * assumed, for it would erase growth.
 */
export const useChangesOf = () => {
  const { chosen, patient, readers, scales } = useTable()
  const own = useOwnAnalyses()
  const overrides = useSetting(ownValuesSetting.name).data
  const ownItems = useSetting(ownItemsSetting.name).data
  const [name, setName] = useState(rememberedAnalysis)
  const all: readonly Analysis[] = useMemo(() => [...own.map(ownAnalysis => ownAnalysis.analysis), ...builtInAnalyses], [own])
  const analysis = all.find(method => method.name === name) ?? all.find(method => method.creator === 'System')
  const customItems = useMemo(() => ownItemsSetting.read(ownItems), [ownItems])
  // Measured once for the whole gesture: a correction changes no value.
  const evaluations = useMemo(() => {
    if (!analysis) return []
    const own = { overrides: ownValuesSetting.read(overrides), customItems, readers }
    return measuredFilms(chosen, { patient, analysis, ...own }, scales.doubted)
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
