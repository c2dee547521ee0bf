import '../../words/late/chat'
import { Navigate } from 'react-router'
import { useUser } from '../../api/queries'
import { Desk } from './desk'

/** Where staff answer customer service. Others cannot open it, and the server would refuse them. */
export const Inbox = () => {
  const user = useUser().data
  if (!user) return null
  return user.role === 'staff' ? <Desk me={user.userId} /> : <Navigate to="/patients" replace />
}
