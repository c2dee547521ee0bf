interface ErrorRow {
  /** HTTP status and the envelope's `code`. */
  readonly status: number
  /** Seconds after which asking again makes sense, where that is known: the answer's Retry-After. */
  readonly retryAfter?: number
  readonly zh: string
  readonly en: string
}

/**
 * Every refusal of the product: its status and its text in both languages, once. `{name}` is filled from the details.
 * Texts of the specification's catalogue keep its words; what follows them says what is safe or what to do next.
 */
export const errors = {
  // wire
  INPUT_INVALID: { status: 400, zh: '提交的内容有误：{field}', en: 'The input is not valid: {field}' },
  BODY_TOO_LARGE: { status: 413, zh: '提交的内容过大', en: 'The input is too large' },
  BUSY: {
    status: 503,
    retryAfter: 3,
    zh: '服务器正忙，未接收本次内容，请稍后再试',
    en: 'The server is busy and took nothing in; please try again in a moment',
  },
  QUEUE_FULL: {
    status: 429,
    retryAfter: 30,
    zh: '排队的任务已达 {limit} 个，请等其中一些完成后再试',
    en: '{limit} tasks of yours are waiting already; try again when some of them are done',
  },
  BODY_CUT: { status: 400, zh: '传输中断，未保存任何内容', en: 'The transfer broke off; nothing was kept' },
  DISK_FULL: {
    status: 507,
    retryAfter: 60,
    zh: '服务器磁盘已满，本次内容未保存；请联系管理员，已有资料仍可查看',
    en: "The server's disk is full and this was not kept; tell whoever runs it. What is there can still be read",
  },
  DISK_READ_ONLY: {
    status: 503,
    retryAfter: 60,
    zh: '服务器磁盘暂时不可写，本次内容未保存；请联系管理员，已有资料仍可查看',
    en: "The server's disk cannot be written and this was not kept; tell whoever runs it. What is there can still be read",
  },
  NOT_FOUND: { status: 404, zh: '未找到，可能已被删除', en: 'Not found; it may have been deleted' },
  CALL_UNKNOWN: { status: 404, zh: '没有这个接口', en: 'There is no such call' },
  NOT_AVAILABLE: { status: 501, zh: '此版本尚不提供该功能', en: 'This version does not provide this' },
  TOO_MANY_REQUESTS: { status: 429, zh: '操作过于频繁，请稍后再试', en: 'Too many requests, please try again later' },
  UNEXPECTED: { status: 500, zh: '服务器出错，已记录（{reference}）', en: 'The server failed; it was logged ({reference})' },
  DATABASE_AWAY: {
    status: 503,
    retryAfter: 5,
    zh: '数据库暂时连不上，本次操作可能未保存，请稍后再试',
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
  // session and account
  SESSION_EXPIRED: { status: 401, zh: '登录已过期，请重新登录', en: 'Timeout, please login again.' },
  FORBIDDEN: { status: 403, zh: '没有权限', en: 'Not allowed' },
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
  LOGIN_NAME_TAKEN: { status: 409, zh: '登录名已被使用', en: 'This login name is taken' },
  LOGIN_NAME_INVALID: {
    status: 400,
    zh: '登录名需 3 至 64 个字符，可用字母、汉字、数字和 . _ @ + -',
    en: 'A login name has 3 to 64 letters, digits or . _ @ + -',
  },
  PASSWORD_TOO_SHORT: { status: 400, zh: '密码至少 8 个字符', en: 'A password has at least 8 characters' },
  PASSWORD_COMMON: {
    status: 400,
    zh: '这个密码太常见，很容易被猜到；请用几个不相干的词或更长的组合',
    en: 'This password is among the first that are guessed; use a few unrelated words or a longer mix',
  },
  PASSWORD_WRONG: { status: 400, zh: '原密码不正确', en: 'The current password is wrong' },
  CODE_WRONG: {
    status: 400,
    zh: '验证码不正确或已失效，请核对或重新获取',
    en: 'The code is wrong or no longer valid; check it or ask for a new one',
  },
  SIGNATURE_INVALID: { status: 403, zh: '链接已失效，请刷新页面', en: 'This address has expired, please refresh the page' },
  // cases and records
  NAME_REQUIRED: { status: 400, zh: '请输入姓名', en: 'Please enter a name' },
  BIRTHDAY_IN_FUTURE: { status: 400, zh: '出生日期不能晚于今天', en: 'The birthday cannot be in the future' },
  BIRTHDAY_AFTER_RECORD: {
    status: 400,
    zh: '该患者有 {day} 的记录，出生日期不能更晚；请核对出生日期，或先更正该记录的日期',
    en: 'There is a record of {day}, so the birthday cannot be later; check the birthday, or correct the date of that record first',
  },
  RECORD_IN_FUTURE: { status: 400, zh: '记录日期不能晚于今天：{day}', en: 'The date of a record cannot be in the future: {day}' },
  RECORD_BEFORE_BIRTH: {
    status: 400,
    zh: '记录日期 {day} 早于出生日期 {birthday}，请核对两者',
    en: 'The date of the record, {day}, is before the birthday, {birthday}; check both',
  },
  CASE_NUMBER_TAKEN: { status: 409, zh: '病历号已存在：{name}', en: 'This case number exists already: {name}' },
  PATIENT_CONFLICT: {
    status: 409,
    zh: '患者资料已在其他窗口修改，请核对后再保存',
    en: 'The patient was changed in another window; compare before saving',
  },
  AGENCY_IN_USE: { status: 409, zh: '机构正在使用：{name}', en: 'This agency is in use: {name}' },
  RECORD_CONFLICT: {
    status: 409,
    zh: '该记录已在其他窗口修改，请核对后再保存',
    en: 'The record was changed in another window; compare before saving',
  },
  RECORD_DUPLICATE: {
    status: 409,
    zh: '记录编号重复，请联系客服',
    en: 'A record number is duplicated, please contact customer service',
  },
  TRACING_INVALID: { status: 400, zh: '当前节点数据异常：{field}', en: 'The current node data is abnormal: {field}' },
  NODE_ABNORMAL: { status: 400, zh: '当前节点数据异常', en: 'The current node data is abnormal.' },
  KEY_POINTS_FAILED: {
    status: 400,
    zh: '当前病例侧位片关键点信息获取错误',
    en: 'Key point information acquisition error of lateral cephalogram of the current case.',
  },
  // images
  FILE_EMPTY: { status: 400, zh: '文件为空', en: 'The file is empty' },
  FILE_TOO_LARGE: { status: 413, zh: '文件超过 {limit} MB', en: 'The file is larger than {limit} MB' },
  DOCUMENT_CLOSED: {
    status: 409,
    zh: '该文档已被撤回或取代，不能再更改',
    en: 'This document is revoked or superseded already and can no longer be changed',
  },
  FILE_GONE: {
    status: 400,
    zh: '浏览器没有保留这个文件的内容，请重新选择文件',
    en: 'This browser did not keep the content of the file; choose it again',
  },
  IMAGE_FORMAT: {
    status: 415,
    zh: '不支持的图像格式，请用 JPEG、PNG、WebP、TIFF、BMP、GIF、HEIC、JPEG 2000 或 DICOM；压缩包请先解压',
    en: 'This image format is not supported; use JPEG, PNG, WebP, TIFF, BMP, GIF, HEIC, JPEG 2000 or DICOM, and unpack archives first',
  },
  IMAGE_BROKEN: { status: 422, zh: '图像已损坏或不完整', en: 'The image is broken or incomplete' },
  IMAGE_TOO_MANY_PIXELS: { status: 422, zh: '图像超过 {limit} 百万像素', en: 'The image has more than {limit} megapixels' },
  IMAGE_CARRIES: {
    status: 422,
    zh: '文件中夹带网页、程序或压缩包，未保存；请重新导出为普通图像',
    en: 'The file carries a page, a program or an archive and was not kept; export it again as a plain picture',
  },
  DICOM_NO_PICTURE: { status: 415, zh: '该 DICOM 文件不含图像', en: 'This DICOM file has no picture' },
  DICOM_COMPRESSION: {
    status: 415,
    zh: '不支持该 DICOM 文件的压缩方式，请以未压缩或 JPEG 无损方式导出',
    en: 'The compression of this DICOM file is not supported; export it uncompressed or as lossless JPEG',
  },
  DICOM_PIXEL_SHAPE: {
    status: 422,
    zh: '该 DICOM 文件的像素间距自相矛盾，角度会失真，未保存',
    en: 'The pixel spacings of this DICOM file contradict each other; angles would be false, so it was not kept',
  },
  IMAGE_DUPLICATE: {
    status: 409,
    zh: '该病例已有同一个文件（{place}），未重复保存',
    en: 'The case has this very file already ({place}); it was not kept twice',
  },
  IMAGE_HAS_POINTS: {
    status: 409,
    zh: '这张影像上已有定点或正在自动定点，裁剪、旋转、翻转会使点移位，未作修改；可调亮度和对比度；侧位片可在测量页“视图”里连同定点一起转动',
    en: 'Points lie on this image or are being detected: cropping, turning or mirroring would shift them, so nothing was changed. Light may be changed; a lateral film can be turned with its points in the workbench, under View',
  },
  FILM_RESTED_ON: {
    status: 409,
    zh: '除定点外，这张侧位片上还有治疗方案、重复定点或已存的重叠，转动会使其移位，未作修改',
    en: 'Besides its points, a plan, a further reading or a saved overlap rests on this film and would be shifted; nothing was changed',
  },
  IMAGE_NOT_EDITABLE: { status: 400, zh: '三维模型不能裁剪或旋转', en: 'A 3-D model cannot be cropped or turned' },
  STORE_AWAY: {
    status: 503,
    retryAfter: 10,
    zh: '文件存储暂时连不上，未保存任何内容，请稍后再试',
    en: 'The file store cannot be reached; nothing was kept, please try again later',
  },
  MODEL_BROKEN: { status: 422, zh: '模型文件已损坏或不完整', en: 'The model file is broken or incomplete' },
  NO_LATERAL_FILM: { status: 400, zh: '当前阶段未找到头颅侧位片', en: 'No lateral cephalogram is found at the current stage.' },
  // customer service
  CHAT_EMPTY: { status: 400, zh: '请输入消息', en: 'Please write a message' },
  CHAT_TOO_LONG: { status: 400, zh: '消息最多 2000 个字符', en: 'A message has at most 2000 characters' },
  CHAT_TOO_MANY: {
    status: 429,
    zh: '发送过于频繁，消息已保留，请 1 分钟后再发',
    en: 'Too many messages at once; it is kept, send it again in a minute',
  },
  CHAT_PICTURE: {
    status: 415,
    zh: '对话中只能发送 JPEG、PNG、WebP 或 HEIC 图片',
    en: 'A conversation takes JPEG, PNG, WebP or HEIC pictures',
  },
  NOT_STAFF: { status: 400, zh: '该账号不是客服', en: 'This account is not of the staff' },
  // export and import of an account
  TABLE_TOO_LARGE: {
    status: 422,
    zh: '记录过多（{count} 次，最多 {limit} 次），请缩小检索范围；每次记录一张工作表时，可改用研究表',
    en: 'Too many records ({count}; at most {limit}). Narrow the search; instead of a sheet for each record, take the research table',
  },
  ARCHIVE_INVALID: {
    status: 422,
    zh: '文件已损坏或不是 Sella 导出的文件，未导入任何内容：{place}',
    en: 'The file is damaged or was not exported by Sella; nothing was imported: {place}',
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
  // editing
  EDITING: {
    status: 400,
    zh: '当前处于编辑状态，请先保存或取消修改',
    en: 'Currently in editing status, please save or cancel the modification first.',
  },
  POINTS_FIRST: { status: 400, zh: '请先自动定点', en: 'Please auto-setting point first.' },
  POINTS_BEFORE_ANALYSIS: {
    status: 400,
    zh: '分析前请先进行 AI 自动定点',
    en: 'Please perform AI auto-setting point before analysis.',
  },
  NO_CHANGES: { status: 400, zh: '没有任何改动，无需保存', en: 'No changes have been made, no need to save.' },
  SAVE_FAILED: { status: 500, zh: '保存失败，请稍后再试', en: 'Failed to save, please try again later.' },
  RULER_RANGE: { status: 400, zh: '标尺长度须为 1 至 100 mm，可带小数', en: 'A ruler has 1 to 100 mm; decimals are allowed' },
  COLOURS_FAILED: {
    status: 500,
    zh: '颜色设置保存失败，请稍后再试',
    en: 'Failed to save color settings! Please try again later.',
  },
  // detection
  DETECTION_FAILED: {
    status: 500,
    zh: '自动定点失败，请重试或手动定点；已有的点未改动',
    en: 'Auto-setting failed; try again or place points by hand. Existing points are unchanged',
  },
  NOT_A_CEPH: {
    status: 422,
    zh: '未识别为头颅侧位片，可手动定点',
    en: 'Not recognised as a lateral cephalogram; points can be placed by hand',
  },
  NO_PROFILE_PHOTO: {
    status: 400,
    zh: '当前阶段没有侧面照片，请先在影像页上传',
    en: 'This stage has no profile photo; add one on the images page first',
  },
  PROFILE_FAILED: { status: 500, zh: '侧貌检测失败，请稍后再试', en: 'Profile detection failed! Please try again later.' },
  ALIGN_FAILED: {
    status: 500,
    zh: '侧位片与侧貌对齐失败，请重试',
    en: 'Alignment of lateral cephalogram and profile failed, please try again.',
  },
  // own analyses
  METHOD_NAME_EMPTY: { status: 400, zh: '请输入分析方法名称', en: 'Please enter the name of the analysis method.' },
  METHOD_NAME_EXISTS: { status: 409, zh: '方法名已存在', en: 'Method name already exists.' },
  METHOD_EMPTY: { status: 400, zh: '请至少添加一个测量项目', en: 'Please add at least one measurement method.' },
  METHOD_ITEM_UNKNOWN: { status: 400, zh: '未知的测量项目：{item}', en: 'Unknown measurement item: {item}' },
  METHOD_DELETE_FAILED: {
    status: 500,
    zh: '分析方法删除失败，请刷新网页或重新登录后再试',
    en: 'Failed to delete analysis method, please refresh the webpage or re-login and try again.',
  },
  METHOD_UPDATE_FAILED: { status: 500, zh: '分析方法更新失败', en: 'Failed to update the analysis method.' },
  // export and overlap
  STAGE_FIRST: { status: 400, zh: '请先选择阶段', en: 'Please choose a stage first' },
  METHOD_FIRST: { status: 400, zh: '请先选择分析方法', en: 'Please choose an analysis method first' },
  AGE_GROUP_FIRST: { status: 400, zh: '请先选择年龄组', en: 'Please choose an age group first' },
  STAGE_NOT_DIGITIZED: {
    status: 400,
    zh: '当前阶段侧位片未自动定点，请先自动定点',
    en: "The current stage's lateral ceph has not been auto-digitized, please auto-digitize first",
  },
  FILM_FIRST: { status: 400, zh: '当前记录需先上传头颅侧位片', en: 'The current record needs a lateral ceph uploaded first' },
  NO_OVERLAP: { status: 400, zh: '当前没有重叠方法！', en: 'There is currently no overlap method!' },
  OVERLAP_FETCH: {
    status: 500,
    zh: '获取重叠方案数据出错，请稍后重试或重新登录',
    en: 'Error fetching overlap scheme data, please retry later or log in again',
  },
  PLAN_CONFLICT: {
    status: 409,
    zh: '该方案已在其他窗口修改，请核对后再保存',
    en: 'The plan was changed in another window; compare before saving',
  },
  REREAD_LIMIT: {
    status: 409,
    zh: '一张片最多保存 {limit} 次重复描记，请先删除不用的',
    en: 'A film holds {limit} further readings at most; delete one first',
  },
  PLAN_LIMIT: {
    status: 409,
    zh: '一条记录最多 {limit} 个方案，请先删除不用的',
    en: 'A record holds {limit} plans at most; delete one first',
  },
  OVERLAP_CONFLICT: {
    status: 409,
    zh: '重叠方案已在其他窗口修改，请核对后再保存',
    en: 'The overlap scheme was changed in another window; compare before saving',
  },
  OVERLAP_NOTHING: {
    status: 400,
    zh: '没有两个记录具备重叠所需的标志点与比例，无法打印',
    en: 'No two records have the landmarks and the scale to be superimposed: there is nothing to print',
  },
  OVERLAP_FOREIGN: {
    status: 409,
    zh: '方案“{scheme}”含有其他患者的记录，不能保存或打印。请在重叠页面编辑该方案，只保留本病例的记录',
    en: 'The scheme “{scheme}” names a record of another patient: it is neither saved nor printed. Edit the scheme on the overlap page and keep only records of this case',
  },
  OVERLAP_NAME_REQUIRED: { status: 400, zh: '请输入重叠方案名称', en: 'Please enter the name of the overlap scheme' },
  OVERLAP_NAME_TAKEN: { status: 400, zh: '方案名称已存在', en: 'Scheme name already exists' },
  // clinics
  ROLE_FORBIDS: {
    status: 403,
    zh: '您在诊所中的角色不能进行此操作；如需要，请联系诊所负责人',
    en: 'Your role in the clinic does not allow this; ask its owner if you need it',
  },
  LAST_OWNER: {
    status: 409,
    zh: '诊所至少要有一位负责人，请先把负责人交给其他成员',
    en: 'A clinic needs an owner: make another member one first',
  },
  INVITATION_ENDED: {
    status: 410,
    zh: '邀请已失效（已使用、已撤回或已过期），请向诊所负责人索取新的邀请',
    en: 'The invitation is over (used, taken back or expired); ask the clinic’s owner for a new one',
  },
  REGISTRATION_BY_INVITATION: {
    status: 403,
    zh: '本系统仅凭邀请注册，请使用诊所发给您的邀请链接',
    en: 'Registration is by invitation here: use the link your clinic sent you',
  },
  ALREADY_MEMBER: { status: 409, zh: '您已是该诊所的成员', en: 'You are a member of this clinic already' },
  CLINIC_LIMIT: { status: 409, zh: '最多可以加入 {limit} 个诊所', en: 'You can be in {limit} clinics at most' },
  OVERLAP_RECORDS_REQUIRED: { status: 400, zh: '请至少选择两个记录', en: 'Please choose at least two records' },
} as const satisfies Readonly<Record<string, ErrorRow>>

/** Seconds after which the refused call may be made again; null where nobody knows. */
export const retryAfter = (code: ErrorCode): number | null => {
  const row: ErrorRow = errors[code]
  return row.retryAfter ?? null
}

export type ErrorCode = keyof typeof errors

export type ErrorDetails = Readonly<Record<string, string | number>>

/** The text of a refusal in the reader's language, its `{places}` filled. */
export const errorText = (code: ErrorCode, lang: 'zh' | 'en', details: ErrorDetails = {}): string =>
  errors[code][lang].replace(/\{(\w+)\}/g, (_, key: string) => String(details[key] ?? ''))
