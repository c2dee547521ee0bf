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

/** Milliseconds for which a server that does not answer is asked again, as while it is being restarted, before the load has failed. */
const patience = 12_000

/**
 * A signed-in doctor's pages wait for her user information; if it cannot be loaded, the token is discarded and she starts at the home
 * page, from which signing in leads back. It is refused at once, but asked for again for a while where the server does not answer.
 * A later refetch that fails, such as after changing her picture, does not sign her out.
 */
const SignedIn = () => {
  const user = useUser()
  const userId = user.data?.userId
  useFresh()
  const isLost = user.isLoadingError && isSignInLost(user.error)
  // Also while it is asked again, when there is no error any more.
  const isUnreached = userId === undefined && user.errorUpdateCount > 0 && !isLost
  useEffect(() => {
    if (isLost) expire(location.pathname + location.search)
    if (!isUnreached) return
    const timer = window.setTimeout(() => expire(location.pathname + location.search, 'unreached'), patience)
    return () => window.clearTimeout(timer)
  }, [isLost, isUnreached])
  useEffect(() => {
    if (userId !== undefined) forgetBrokenOff()
  }, [userId])
  if (userId === undefined) return isUnreached ? <Unreached again={user.refetch} /> : null
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
