import { reachOf } from '@sella/contract/reach'
import { Refusal } from '../http/refusal'

/** Refuses an account nobody could reach: without a contact a forgotten password is lost for good, and there is nobody in the clinic to ask. */
export const checkReachable = ({
  email,
  phone,
}: {
  readonly email?: string | undefined
  readonly phone?: string | undefined
}): void => {
  if (!email && !(phone && reachOf(phone))) throw new Refusal('CONTACT_NEEDED')
}
