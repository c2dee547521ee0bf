import { type Clock, instant } from '../db/now'
import type { Store } from '../db/open'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { itemsOf } from './content'
import { addAnalysis, analysesOf, analysisOf, changeAnalysis, deleteAnalysis } from './store'

const check = ({ name, content }: { readonly name: string; readonly content: string }): void => {
  if (name.trim() === '') throw new Refusal('METHOD_NAME_EMPTY')
  itemsOf(content)
}

type AnalysisCalls = Part<'analysisList' | 'analysisAdd' | 'analysisUpdate' | 'analysisDelete'>

/** A doctor's own analyses. */
export const analysisCalls = ({ store, now }: { readonly store: Store; readonly now: Clock }): AnalysisCalls => {
  const by = (doctor: string) => ({ doctor, at: instant(now()) })
  return {
    analysisList: async (_, { doctor }) => (await analysesOf(store.db, doctor)).map(analysisOf),
    analysisAdd: async (input, { doctor }) => {
      check(input)
      return analysisOf(await addAnalysis(store, input, by(doctor)))
    },
    analysisUpdate: async (input, { doctor }) => {
      check(input)
      return analysisOf(await changeAnalysis(store, input, by(doctor)))
    },
    analysisDelete: async ({ uuid }, { doctor }) => {
      await deleteAnalysis(store, uuid, by(doctor))
      return {}
    },
  }
}
