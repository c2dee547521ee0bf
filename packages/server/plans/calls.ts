import { nothing, whole } from '../acts/whole'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { outcomesOf } from './outcomes'
import { planOf, plansOf } from './rows'
import { addPlan, archivePlan, deletePlan, renamePlan, savePlan } from './store'

type PlanCalls = Part<'planList' | 'planAdd' | 'planSave' | 'planRename' | 'planArchive' | 'planDelete' | 'planOutcomes'>

/** The treatment plans of a doctor's records. */
export const planCalls = ({ store, now }: { readonly store: OpenDatabase; readonly now: Clock }): PlanCalls => {
  const by = (doctor: string, person = doctor) => ({ doctor, person, at: instant(now()) })
  return {
    planList: async ({ recordUuid }, { doctor }) => (await plansOf(store.db, { doctor, recordUuid })).map(planOf),
    planAdd: async (input, { doctor, person }) => planOf(await addPlan(store, input, by(doctor, person))),
    planSave: async (input, { doctor, person }) => planOf(await savePlan(store, input, by(doctor, person))),
    planRename: async (input, { doctor }) => planOf(await renamePlan(store, input, by(doctor))),
    planArchive: async (input, { doctor }) => planOf(await archivePlan(store, input, by(doctor))),
    planDelete: ({ uuid }, { doctor, act }) => whole({ store, act }, within => deletePlan(within, uuid, by(doctor)), nothing),
    planOutcomes: (_, { doctor }) => outcomesOf(store.db, doctor),
  }
}
