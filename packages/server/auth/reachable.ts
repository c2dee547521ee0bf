import { reachOf } from '@sella/contract/reach'
import { Refusal } from '../http/refusal'

/** Refuses an account without a contact: a forgotten password could not be reset, since the clinic has nobody to ask. */
export const checkReachable = ({
  email,
  phone,
}: {
  readonly email?: string | undefined
  readonly phone?: string | undefined
}): void => {
  if (!email && !(phone && reachOf(phone))) throw new Refusal('CONTACT_NEEDED')
}
