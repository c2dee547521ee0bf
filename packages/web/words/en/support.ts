import type { support as zh } from '../zh/support'

export const support: typeof zh = {
  entry: 'Support',
  unread: '{{count}} unread',
  inbox: 'Inbox',
  waiting: '{{count}} waiting',
}
