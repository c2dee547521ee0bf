import type { ErrorRow } from './row'

/** Errors that any call may return. */
export const wireErrors = {
  INPUT_INVALID: { status: 400, zh: '提交的内容有误：{field}', en: 'The input is not valid: {field}' },
  BODY_TOO_LARGE: { status: 413, zh: '提交的内容过大', en: 'The input is too large' },
  BUSY: {
    status: 503,
    retryAfter: 3,
    zh: '服务器正忙，未接收本次内容，请稍后再试',
    en: 'The server is busy and accepted nothing; please try again in a moment',
  },
  QUEUE_FULL: {
    status: 429,
    retryAfter: 30,
    zh: '排队的任务已达 {limit} 个，请等其中一些完成后再试',
    en: '{limit} of your tasks are already waiting; try again when some of them are done',
  },
  BODY_CUT: { status: 400, zh: '传输中断，未保存任何内容', en: 'The transfer was interrupted; nothing was saved' },
  DISK_FULL: {
    status: 507,
    retryAfter: 60,
    zh: '服务器磁盘已满，本次内容未保存；请联系管理员，已有资料仍可查看',
    en: "The server's disk is full and this was not saved; contact the administrator. Existing data can still be viewed",
  },
  DISK_READ_ONLY: {
    status: 503,
    retryAfter: 60,
    zh: '服务器磁盘暂时不可写，本次内容未保存；请联系管理员，已有资料仍可查看',
    en: "The server's disk cannot be written and this was not saved; contact the administrator. Existing data can still be viewed",
  },
  NOT_FOUND: { status: 404, zh: '未找到，可能已被删除', en: 'Not found; it may have been deleted' },
  CALL_UNKNOWN: { status: 404, zh: '没有这个接口', en: 'There is no such call' },
  NOT_AVAILABLE: { status: 501, zh: '此版本尚不提供该功能', en: 'This version does not provide this' },
  TOO_MANY_REQUESTS: { status: 429, zh: '操作过于频繁，请稍后再试', en: 'Too many requests, please try again later' },
  UNEXPECTED: { status: 500, zh: '服务器出错，已记录（{reference}）', en: 'Server error; it was logged ({reference})' },
  DATABASE_AWAY: {
    status: 503,
    retryAfter: 5,
    zh: '数据库暂时无法连接，本次操作可能未保存，请稍后再试',
    en: 'The database cannot be reached; this may not have been saved, please try again in a moment',
  },
  NETWORK: {
    status: 0,
    zh: 'error：网络不可用，内容已保留，请稍后重试',
    en: 'error: no network; nothing is lost, please try again',
  },
  REPLY_UNREADABLE: {
    status: 0,
    zh: 'error：无法识别服务器的回复，内容已保留，请刷新页面',
    en: 'error: the reply of the server could not be read; nothing is lost, please reload the page',
  },
} as const satisfies Record<string, ErrorRow>
