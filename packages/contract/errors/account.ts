import type { ErrorRow } from './row'

/** Signing in, the account, its archive and customer service. */
export const accountErrors = {
  // session and account
  SESSION_EXPIRED: { status: 401, zh: '登录已过期，请重新登录', en: 'Timeout, please login again.' },
  SESSION_LOCKED: {
    status: 423,
    zh: '已锁定，请解锁后继续；未保存的内容仍在',
    en: 'Locked: unlock to continue; nothing is lost',
  },
  FORBIDDEN: {
    status: 403,
    zh: '客服收件箱只对客服账号开放；如需查看，请联系 Sella 的管理员',
    en: 'The customer service inbox is open to its staff only; ask the Sella administrator if you need it',
  },
  SIGN_IN_WRONG: {
    status: 400,
    zh: '登录名或密码不正确，还可尝试 {left} 次',
    en: 'Wrong login name or password; tries left: {left}',
  },
  SIGN_IN_THROTTLED: {
    status: 429,
    zh: '尝试次数过多，请 {minutes} 分钟后再试',
    en: 'Too many attempts, try again in {minutes} minutes',
  },
  UNLOCK_WRONG: { status: 400, zh: '密码不正确，还可尝试 {left} 次', en: 'Wrong password; tries left: {left}' },
  LOGIN_NAME_TAKEN: { status: 409, zh: '登录名已被使用', en: 'This login name is taken' },
  LOGIN_NAME_INVALID: {
    status: 400,
    zh: '登录名需 3 至 64 个字符，可用字母、汉字、数字和 . _ @ + -',
    en: 'A login name needs 3 to 64 letters, digits or . _ @ + -',
  },
  CONTACT_NEEDED: {
    status: 400,
    zh: '请填写邮箱或手机号，忘记密码时用来找回',
    en: 'Enter an e-mail address or a phone number, for recovering a forgotten password',
  },
  PROFILE_CONFLICT: {
    status: 409,
    zh: '个人资料已在其他窗口修改，请核对后再保存',
    en: 'Your profile was changed in another window; compare before saving',
  },
  PASSWORD_TOO_SHORT: { status: 400, zh: '密码至少 8 个字符', en: 'A password needs at least 8 characters' },
  PASSWORD_COMMON: {
    status: 400,
    zh: '这个密码太常见，很容易被猜到；请用几个不相干的词或更长的组合',
    en: 'This password is too common and easily guessed; use a few unrelated words or a longer mix',
  },
  SECOND_FACTOR_NEEDED: { status: 403, zh: '请输入验证码，或使用通行密钥', en: 'Enter a code, or use a passkey' },
  SECOND_FACTOR_WRONG: {
    status: 400,
    zh: '验证码不正确或已用过，还可尝试 {left} 次；请等待下一个验证码，并核对手机时间',
    en: 'This code is wrong or already used; tries left: {left}. Wait for the next one, and check the time on your phone',
  },
  SECOND_FACTOR_ON: { status: 409, zh: '两步验证已开启', en: 'Two-step sign-in is already on' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    zh: '诊所要求两步验证，请先在个人中心开启',
    en: 'The clinic requires two-step sign-in: set it up under My account first',
  },
  PASSKEY_REFUSED: {
    status: 400,
    zh: '未能确认这个通行密钥：它不属于该账号、已被移除，或等待过久；请再试一次，或用其他方式登录',
    en: 'This passkey was not accepted: it does not belong to this account, was removed, or took too long. Try again, or sign in another way',
  },
  PASSKEY_LIMIT: {
    status: 409,
    zh: '一个账号最多可以有 {limit} 个通行密钥；请先移除不再使用的',
    en: 'An account can have {limit} passkeys at most: remove those no longer used first',
  },
  PASSKEY_KNOWN: { status: 409, zh: '这个通行密钥已添加过', en: 'This passkey was already added' },
  OIDC_AWAY: {
    status: 503,
    zh: '暂时无法连接医院的登录系统，请稍后再试，或用密码登录',
    en: 'The hospital sign-in cannot be reached right now; try later, or use your password',
  },
  OIDC_REFUSED: {
    status: 400,
    zh: '医院登录未能确认：已中断、已用过或等待过久，请重新登录',
    en: 'The hospital sign-in was not confirmed: it was interrupted, already used or took too long. Please start again',
  },
  OIDC_NOT_ADMITTED: {
    status: 403,
    zh: '您的医院账号未获准使用 Sella，请联系管理员',
    en: 'Your hospital account is not permitted to use Sella; ask the administrator',
  },
  OIDC_NOT_LINKED: { status: 404, zh: '这个医院账号还没有关联', en: 'This hospital account is not linked' },
  OIDC_LINKED: {
    status: 409,
    zh: '这个账号或医院账号已有关联；请先在个人中心解除原来的关联',
    en: 'This account or the hospital account is already linked; unlink it under My account first',
  },
  PASSWORD_NEEDED: {
    status: 403,
    zh: '更改邮箱或电话需要输入登录密码',
    en: 'A new e-mail address or phone needs your password',
  },
  PASSWORD_WRONG: { status: 400, zh: '密码不正确', en: 'The password is wrong' },
  CODE_WRONG: {
    status: 400,
    zh: '验证码不正确或已失效，还可尝试 {left} 次；请核对或重新获取',
    en: 'The code is wrong or no longer valid; tries left: {left}. Check it or ask for a new one',
  },
  SIGNATURE_INVALID: { status: 403, zh: '链接已失效，请刷新页面', en: 'This address has expired, please refresh the page' },
  // customer service
  CHAT_EMPTY: { status: 400, zh: '请输入消息', en: 'Please write a message' },
  CHAT_TOO_LONG: { status: 400, zh: '消息最多 2000 个字符', en: 'A message can have at most 2000 characters' },
  CHAT_TOO_MANY: {
    status: 429,
    zh: '发送过于频繁，消息已保留，请 1 分钟后再发',
    en: 'Too many messages at once; it is kept, send it again in a minute',
  },
  CHAT_PICTURE: {
    status: 415,
    zh: '对话中只能发送 JPEG、PNG、WebP 或 HEIC 图片',
    en: 'Only JPEG, PNG, WebP or HEIC pictures can be sent in a conversation',
  },
  NOT_STAFF: { status: 400, zh: '该账号不是客服', en: 'This account is not customer service staff' },
  // export and import of an account
  TABLE_TOO_LARGE: {
    status: 422,
    zh: '记录过多（{count} 次，最多 {limit} 次），请缩小检索范围；每次记录一张工作表时，可改用研究表',
    en: 'Too many records ({count}; at most {limit}). Narrow the search; instead of one sheet per record, use the research table',
  },
  FACE_NOT_MEASURED: {
    status: 400,
    zh: '这些记录的该面部照片上没有标点，请先在照片上定点',
    en: 'None of these records has points on this photo of the face; place them first',
  },
  FHIR_TOO_LARGE: {
    status: 422,
    zh: '该病例的报告共 {size} MB，FHIR 导出最多 {limit} MB；可改用 DICOM 或病例归档导出',
    en: 'The reports of this case total {size} MB, and a FHIR export holds at most {limit} MB. Export the case as DICOM or as an archive instead',
  },
  ARCHIVE_INVALID: {
    status: 422,
    zh: '文件已损坏或不是 Sella 导出的文件，未导入任何内容：{place}',
    en: 'The file is damaged or was not exported by Sella; nothing was imported: {place}',
  },
  ARCHIVE_NO_ZIP: {
    status: 422,
    zh: '无法读取：不是 Sella 导出的 ZIP 文件，或文件已损坏、不完整；未导入任何内容',
    en: 'The file cannot be read: it is not a ZIP exported by Sella, or it is damaged or incomplete; nothing was imported',
  },
  ARCHIVE_RECORD_DAY: {
    status: 422,
    zh: '“{name}”的记录日期 {day} 晚于今天或早于出生日期，未导入任何内容；请在原系统更正后重新导出',
    en: 'The record of {name} dated {day} is in the future or before birth; nothing was imported. Correct it where it was exported, and export again',
  },
  ARCHIVE_VERSION: {
    status: 422,
    zh: '文件由其他版本的 Sella 导出（格式 {version}），未导入任何内容',
    en: 'The file was exported by another version of Sella (format {version}); nothing was imported',
  },
} as const satisfies Record<string, ErrorRow>
