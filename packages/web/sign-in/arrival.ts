import type { Output } from '@sella/contract/calls/index'
import { setEnteredByHospital, setToken } from '../memory/session'

/** Who has come back from the hospital. */
export type Arrival = Output<'oidcArrive'>

/** The session that the hospital has opened. */
export const entered = ({ token }: { readonly token: string }): void => {
  setEnteredByHospital(true)
  setToken(token)
}
