/** The entry of customer service in both layouts. */
export const support = {
  entry: '客服',
  unread: '{{count}} 条未读消息',
  inbox: '客服台',
  waiting: '{{count}} 个对话待回复',
}
