import type { support as zh } from '../zh/support'

export const support: typeof zh = {
  entry: 'Support',
  unread: '{{count}} unread',
  role: 'Support',
  inbox: 'Inbox',
  waiting: '{{count}} waiting',
}
