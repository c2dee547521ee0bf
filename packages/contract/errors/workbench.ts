import type { ErrorRow } from './row'

/** Editing a film, detection and own analyses. */
export const workbenchErrors = {
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
  RULER_RANGE: { status: 400, zh: '标尺长度须为 1 至 100 mm，可带小数', en: 'A ruler is 1 to 100 mm long; decimals are allowed' },
  RULER_NO_LENGTH: {
    status: 400,
    zh: '标尺两端重合，没有长度；请重新拖出',
    en: 'The two ends of the ruler lie on each other, so it has no length; draw it again',
  },
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
    zh: '当前阶段没有侧面照片，请先在影像资料中上传',
    en: 'This stage has no profile photo; add one under Imaging first',
  },
  NO_FRONT_PHOTO: {
    status: 400,
    zh: '当前阶段没有这张照片，请先在影像资料中上传',
    en: 'This stage has no such photo; add one under Imaging first',
  },
  FACE_FAILED: {
    status: 422,
    zh: '照片中未识别到单一的正面面部，可手动定点',
    en: 'Not recognised as a single frontal face; points can be placed by hand',
  },
  FACE_TURNED: {
    status: 422,
    zh: '照片中的面部转向一侧，请摆正头位、正对镜头重新拍摄；也可手动定点',
    en: 'The face is turned to the side; retake the photo with the head facing the lens, or place points by hand',
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
  METHOD_CONFLICT: {
    status: 409,
    zh: '该分析方法已在其他窗口修改，请核对后再保存',
    en: 'The analysis was changed in another window; compare before saving',
  },
  SETTING_CONFLICT: {
    status: 409,
    zh: '该设置已在其他窗口修改，请核对后再保存',
    en: 'The setting was changed in another window; compare before saving',
  },
  METHOD_UPDATE_FAILED: { status: 500, zh: '分析方法更新失败', en: 'Failed to update the analysis method.' },
} as const satisfies Record<string, ErrorRow>
