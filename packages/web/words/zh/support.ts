/** The entry of customer service in both layouts. */
export const support = {
  entry: '客服',
  unread: '{{count}} 条未读消息',
  role: '客服',
  inbox: '客服台',
  waiting: '{{count}} 个对话待回复',
}
