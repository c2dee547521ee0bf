import { asIs, whole } from '../acts/whole'
import type { OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { agenciesOf, replaceAgencies } from './store'

/** The clinics a doctor works for. */
export const agencyCalls = ({ store }: { readonly store: OpenDatabase }): Part<'agencyGet' | 'agencyUpdateAll'> => ({
  agencyGet: (_, { doctor }) => agenciesOf(store.db, doctor),
  agencyUpdateAll: ({ agencies }, { doctor, act }) =>
    whole({ store, act }, within => replaceAgencies(within, doctor, agencies), asIs),
})
