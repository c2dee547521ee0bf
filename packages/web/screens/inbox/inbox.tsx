import '../../words/late/chat'
import { Navigate } from 'react-router'
import { useUser } from '../../api/queries'
import { Desk } from './desk'

/** Where the staff answer customer service. Who is not of the staff does not get here, and the server would tell her nothing. */
export const Inbox = () => {
  const user = useUser().data
  if (!user) return null
  return user.role === 'staff' ? <Desk me={user.userId} /> : <Navigate to="/patients" replace />
}
