import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { analysisOf } from '@sella/ceph/analysis/own'
import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import type { Choice } from '@sella/workbench/open/choice'
import { useEffect } from 'react'
import { useCommitted, useDesk } from '../desk'

/** The name under which an unfinished measurement is read; no field lets a doctor enter it. */
const draftName = '\u0000draft'

const without = (items: OwnItems): OwnItems => {
  const { [draftName]: _, ...others } = items
  return others
}

const shows = (now: Choice, item: OwnItem | null): Choice => ({
  ...now,
  analysis: analysisOf({ name: now.analysis.name, items: item ? [draftName] : [], lines: [] }),
  customItems: item ? { ...without(now.customItems), [draftName]: item } : without(now.customItems),
})

/** While a measurement is being defined, only it is drawn and read on the film; afterwards the analysis returns. Returns its row. */
export const useShownOnFilm = (item: OwnItem | null): EvaluationRow | null => {
  const desk = useDesk()
  useEffect(() => {
    const [{ analysis }, display] = [desk.choice.get(), desk.display.get()]
    desk.display.set(now => ({ ...now, points: true, auxiliaryLines: true, results: true }))
    return () => {
      desk.display.set(display)
      desk.choice.set(now => ({ ...now, analysis, customItems: without(now.customItems) }))
    }
  }, [desk])
  useEffect(() => desk.choice.set(now => shows(now, item)), [desk, item])
  const { evaluation } = useCommitted()
  return evaluation.rows.find(row => row.item === draftName) ?? null
}
