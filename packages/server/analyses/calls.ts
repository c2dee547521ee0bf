import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { nothing, whole } from '../acts/whole'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { settingOf } from '../settings/documents'
import { checkAnalysis } from './rules'
import { addAnalysis, analysesOf, analysisOf, changeAnalysis, deleteAnalysis, ownAnalysis } from './store'

type AnalysisCalls = Part<'analysisList' | 'analysisAdd' | 'analysisUpdate' | 'analysisDelete'>

interface Named {
  readonly name: string
  readonly content: string
}

const same = (a: Named, b: Named): boolean => a.name.trim() === b.name.trim() && a.content === b.content

/**
 * Whether this repeats a save whose reply was lost: the wanted content is stored already, and is not what the change started
 * from.
 */
const isSavedAlready = ({ from, ...wanted }: Named & { readonly from?: Named | undefined }, saved: Named): boolean =>
  from !== undefined && same(wanted, saved) && !same(from, saved)

/** A doctor's own analyses. */
export const analysisCalls = ({ store, now }: { readonly store: OpenDatabase; readonly now: Clock }): AnalysisCalls => {
  const by = (doctor: string) => ({ doctor, at: instant(now()) })
  return {
    analysisList: async (_, { doctor }) => (await analysesOf(store.db, doctor)).map(analysisOf),
    analysisAdd: async (input, { doctor, act }) => {
      checkAnalysis(input, {
        others: await analysesOf(store.db, doctor),
        saved: null,
        ownItems: await settingOf(store.db, doctor, ownItemsSetting),
      })
      return whole({ store, act }, within => addAnalysis(within, input, by(doctor)), analysisOf)
    },
    analysisUpdate: async (input, { doctor }) => {
      const saved = await ownAnalysis(store.db, { doctor, uuid: input.uuid })
      if (isSavedAlready(input, saved)) return analysisOf(saved)
      const others = (await analysesOf(store.db, doctor)).filter(row => row.uuid !== input.uuid)
      checkAnalysis(input, { others, saved, ownItems: await settingOf(store.db, doctor, ownItemsSetting) })
      return analysisOf(await changeAnalysis(store, input, by(doctor)))
    },
    analysisDelete: (input, { doctor, act }) =>
      whole({ store, act }, within => deleteAnalysis(within, input, by(doctor)), nothing),
  }
}
