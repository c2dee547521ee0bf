import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useFresh } from '../api/freshen'
import { useUser } from '../api/queries'
import { brokenOff, comeBackTo, expire, forgetBrokenOff, isBrokenOffOfAnother, rememberFor } from '../memory/session'
import { useSignedIn } from '../memory/signed-in'
import { PendingBar } from '../parts/pending-bar'
import { confirmPath } from '../paths'
import { guard } from './guard'
import { Lock } from './lock/lock'
import { isSignInLost } from './lost-sign-in'
import { Unreached } from './unreached'

/**
 * A signed-in doctor's pages wait for her user information; if it is refused, the token is discarded and she starts at the home page,
 * from which signing in leads back. A server that does not answer says nothing of her sign-in: she stays signed in and it is asked again.
 * A later refetch that fails, such as after changing her picture, does not sign her out.
 */
const SignedIn = () => {
  const user = useUser()
  const userId = user.data?.userId
  useFresh()
  const isLost = user.isLoadingError && isSignInLost(user.error)
  useEffect(() => {
    if (isLost) expire(location.pathname + location.search)
  }, [isLost])
  useEffect(() => {
    if (userId !== undefined) forgetBrokenOff()
  }, [userId])
  // Also while it is asked again, when there is no error any more.
  if (userId === undefined) return user.errorUpdateCount > 0 && !isLost ? <Unreached again={user.refetch} /> : null
  // Must precede any page below that looks for its drafts.
  rememberFor(userId)
  return isBrokenOffOfAnother(userId) ? <Navigate to="/patients" replace /> : <Outlet />
}

export const Gate = () => {
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn()
  const to = guard(pathname, signedIn)
  // Whoever scans the QR code of a sign-in is often not signed in yet and returns to it afterwards.
  if (!signedIn && pathname === confirmPath) comeBackTo(pathname + search)
  // Returns once to where an expired session was interrupted.
  if (to) return <Navigate to={(signedIn && brokenOff()) || to} replace />
  return (
    <>
      <PendingBar />
      {signedIn && <Lock />}
      {signedIn ? <SignedIn /> : <Outlet />}
    </>
  )
}
