import { useRef } from 'react'
import { useHospitalLink } from '../../api/oidc'
import { useOpened } from '../../api/opened'
import { usePasskeys } from '../../api/passkeys'
import { useAgencies, useSessions } from '../../api/queries'
import { useSecondFactor } from '../../api/second-factor'
import { useMachineTokens } from '../../api/waiting'

/**
 * Whether everything in the personal centre has loaded, or failed: what appears later would push a button away from under the
 * pointer, and another one, which signs out or removes, into its place. It stays so: a section that appears asks again for what
 * had failed, and a page that was taken away for that would ask without end.
 */
export const useSettled = (): boolean => {
  const asked = [
    useSecondFactor(),
    usePasskeys(),
    useHospitalLink(),
    useAgencies(),
    useSessions(),
    useMachineTokens(),
    useOpened(),
  ]
  const settled = useRef(false)
  settled.current ||= !asked.some(({ isLoading }) => isLoading)
  return settled.current
}
