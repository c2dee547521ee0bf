import type { ErrorRow } from './row'

/** Files sent by machines. */
export const machinesErrors = {
  WAITING_DONE: {
    status: 409,
    zh: '该文件已由他人处理（归档或移入回收站），请刷新后查看',
    en: 'Someone has already filed or discarded this file; please refresh',
  },
  MACHINE_UNKNOWN: {
    status: 401,
    zh: '设备令牌无效或已撤销，请在个人中心生成新的令牌',
    en: 'This device token is unknown or revoked; create a new one under My account',
  },
  MACHINE_AWAY: {
    status: 503,
    retryAfter: 30,
    zh: '设备或影像归档系统暂时无法连接，请稍后再试',
    en: 'The device or archive cannot be reached at the moment; please try again later',
  },
  NOTHING_TO_SEND: { status: 409, zh: '该病例没有可导出的影像或文档', en: 'This case has no image or report to export' },
  PHONE_LINK_ENDED: {
    status: 410,
    zh: '拍照链接已结束，请在电脑上重新生成二维码',
    en: 'This photo link has ended; create a new code on the computer',
  },
  PHONE_LINK_FULL: {
    status: 409,
    zh: '这个链接最多可发送 {most} 张照片，请在电脑上重新生成二维码',
    en: 'This link takes at most {most} photos; create a new code on the computer',
  },
  PHONE_NOT_PHOTO: {
    status: 415,
    zh: '手机只能发送照片（JPEG、PNG、WebP、HEIC）',
    en: 'A phone can send photos only (JPEG, PNG, WebP, HEIC)',
  },
  PHONE_PHOTO_KNOWN: {
    status: 409,
    zh: '这张照片先前已经收到过，没有重复保存；请在电脑上核对',
    en: 'This photo was already received and is not saved again; check it on the computer',
  },
  MACHINE_TOKEN_LIMIT: {
    status: 409,
    zh: '最多可有 {limit} 个设备令牌，请先撤销不用的',
    en: 'At most {limit} device tokens are allowed; revoke an unused one first',
  },
} as const satisfies Record<string, ErrorRow>
