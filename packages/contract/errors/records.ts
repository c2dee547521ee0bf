import type { ErrorRow } from './row'

/** Cases and their records. */
export const recordsErrors = {
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
  CASE_NUMBER_TAKEN: { status: 409, zh: '病历号已存在：{name}', en: 'This case number already exists: {name}' },
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
  PICTURE_CHANGED: {
    status: 409,
    zh: '该图像已在其他窗口更换或编辑，未保存到新图像上',
    en: 'The picture was changed in another window; nothing was saved onto the new one',
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
} as const satisfies Record<string, ErrorRow>
