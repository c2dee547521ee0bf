import type { Output } from '@sella/contract/calls/index'
import { setEnteredByHospital, setToken } from '../memory/session'

/** Who returned from the hospital. */
export type Arrival = Output<'oidcArrive'>

/** The session opened by the hospital. */
export const entered = ({ token }: { readonly token: string }): void => {
  setEnteredByHospital(true)
  setToken(token)
}
