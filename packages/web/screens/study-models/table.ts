import { type ModelAnalysis, modelAnalysis } from '@sella/ceph/study-models/model-analysis'
import type { Medium } from '@sella/ceph/study-models/readings'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import type { CaseRecord } from '@sella/contract/entities'
import { createModelDesk } from '@sella/workbench/study-models/model-desk'
import type { ModelDesk, ModelDeskState } from '@sella/workbench/study-models/model-desk-state'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { ask } from '../../api/client'
import { useMay } from '../../api/clinic'
import { useSaveRecord } from '../../api/queries'
import { useStore } from '../../editor/use-store'
import { windowTexts } from '../../memory/window-texts'
import { phone, useMedia } from '../../parts/use-media'
import type { JawViews } from '../../study-models/jaw-picture'
import type { ArchView, Turned } from './standing'
import { useOwnBolton } from './use-own-bolton'

/** The open study models of a record. */
export interface ModelTable {
  readonly record: CaseRecord
  readonly models: JawViews
  /** What each jaw is measured on; another choice reloads it. */
  readonly on: Readonly<Record<Jaw, Medium>>
  readonly lay: (jaw: Jaw, medium: Medium) => void
  readonly desk: ModelDesk
  readonly state: ModelDeskState
  readonly analysis: ModelAnalysis
  /** Jaws whose readings belong to another file: they are not drawn. */
  readonly strange: readonly Jaw[]
  readonly view: ArchView
  readonly setView: (view: ArchView) => void
  readonly turned: Readonly<Record<Jaw, Turned>>
  readonly setTurned: (turned: Readonly<Record<Jaw, Turned>>) => void
  /** A click places the next point; otherwise the models are only viewed. */
  readonly placing: boolean
  readonly setPlacing: (placing: boolean) => void
  readonly snaps: boolean
  readonly setSnaps: (snaps: boolean) => void
}

const Context = createContext<ModelTable | null>(null)
export const ModelTableProvider = Context.Provider

export const useModelTable = (): ModelTable => {
  const table = useContext(Context)
  if (!table) throw new Error('outside the model table')
  return table
}

const unturned: Turned = { over: false, round: false }

interface Opened {
  readonly record: CaseRecord
  readonly models: JawViews
  readonly files: Readonly<Record<Jaw, string | null>>
  readonly on: Readonly<Record<Jaw, Medium>>
  readonly lay: (jaw: Jaw, medium: Medium) => void
}

export const useModelTableOf = ({ record, models, files, on, lay }: Opened): ModelTable => {
  const { mutateAsync: save } = useSaveRecord()
  const measures = useMay('trace')
  const [desk] = useState(() =>
    createModelDesk({
      locked: !measures,
      ...{ record, files, on },
      ports: {
        texts: windowTexts,
        update: ({ uuid, caseUuid, version }, modelReadings) => save({ uuid, caseUuid, version, modelReadings }),
        current: async ({ caseUuid, uuid }) => (await ask('timebarGet', { caseUuid })).find(each => each.uuid === uuid) ?? null,
        after: (ms, act) => {
          const timer = setTimeout(act, ms)
          return () => clearTimeout(timer)
        },
      },
    }),
  )
  useEffect(() => desk.follow(record), [desk, record])
  const state = useStore(desk.state, now => now)
  const ownBolton = useOwnBolton()
  const analysis = useMemo(() => modelAnalysis(state.readings, ownBolton), [state.readings, ownBolton])
  const [view, setView] = useState<ArchView>(models.upper && models.lower ? 'both' : models.upper ? 'upper' : 'lower')
  const [turned, setTurned] = useState({ upper: unturned, lower: unturned })
  const small = useMedia(phone)
  const [placing, setPlacing] = useState(!small && measures)
  const [snaps, setSnaps] = useState(true)
  return {
    ...{ record, models, on, lay, desk, state, analysis, strange: desk.strange() },
    ...{ view, setView, turned, setTurned, placing, setPlacing, snaps, setSnaps },
  }
}
