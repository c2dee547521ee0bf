import { referenceOf } from '@sella/ceph/superimpose/overlay'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import type { OverlapTable } from './table'

type Seen = Pick<OverlapTable, 'methods' | 'overlays'>

/** The reference of each registration on the page: the first record that has what it needs, so they may differ. */
export const referenceBy = ({ methods, overlays }: Seen): ReadonlyMap<RegistrationName, string> =>
  new Map(
    methods.flatMap(method => {
      const reference = referenceOf(overlays[method])
      return reference ? [[method, reference.id] as const] : []
    }),
  )

/** Records that are the reference of a registration on the page. */
export const referencesOf = (seen: Seen): ReadonlySet<string> => new Set(referenceBy(seen).values())
