import type { ErrorRow } from './row'

/** Reports, plans and superimpositions. */
export const overlapsErrors = {
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
  RATIOS_CONFLICT: {
    status: 409,
    zh: '自己的比例表已在其他窗口增加了版本；已保存的版本不可更改，请核对后再保存',
    en: 'Your ratio table has a newer version from another window, and a saved version never changes; compare and save again',
  },
  REREAD_CONFLICT: {
    status: 409,
    zh: '这次盲法重描已在其他窗口修改，请选择保留哪一份',
    en: 'This blind tracing was changed in another window: choose which one stays',
  },
  REPORT_EMPTY: {
    status: 400,
    zh: '所选章节在这份记录中都没有内容，请另选章节',
    en: 'None of the chosen sections has anything to show for this record; choose others',
  },
  STUDY_EMPTY: {
    status: 400,
    zh: '所选范围内没有两次读数的片',
    en: 'None of the chosen films has two readings',
  },
  REREAD_LIMIT: {
    status: 409,
    zh: '一张片最多保存 {limit} 次重描，请先删除不用的',
    en: 'A film can have at most {limit} further readings; delete one first',
  },
  PLAN_LIMIT: {
    status: 409,
    zh: '一条记录最多 {limit} 个方案，请先删除不用的',
    en: 'A record can have at most {limit} plans; delete one first',
  },
  MARKS_CONFLICT: {
    status: 409,
    zh: '这张影像上的标注已在其他窗口修改，两份合起来超出一张影像可保存的数量；显示的是那里的标注，未保存的留在本机',
    en: 'The marks on this image were changed in another window, and both together exceed what an image can hold; those are shown, the unsaved ones stay on this device',
  },
  OVERLAP_CONFLICT: {
    status: 409,
    zh: '重叠方案已在其他窗口修改，请核对后再保存',
    en: 'The overlap scheme was changed in another window; compare before saving',
  },
  OVERLAP_NOTHING: {
    status: 400,
    zh: '没有两个记录具备重叠所需的标志点与比例，无法打印',
    en: 'No two records have the landmarks and scale needed for superimposition: there is nothing to print',
  },
  OVERLAP_FOREIGN: {
    status: 409,
    zh: '方案“{scheme}”含有其他患者的记录，不能保存或打印。请在重叠页面编辑该方案，只保留本病例的记录',
    en: 'The scheme “{scheme}” contains a record of another patient: it cannot be saved or printed. Edit the scheme on the overlap page and keep only records of this case',
  },
  OVERLAP_NAME_REQUIRED: { status: 400, zh: '请输入重叠方案名称', en: 'Please enter the name of the overlap scheme' },
  OVERLAP_NAME_TAKEN: { status: 400, zh: '方案名称已存在', en: 'Scheme name already exists' },
  OVERLAP_RECORDS_REQUIRED: { status: 400, zh: '请至少选择两个记录', en: 'Please choose at least two records' },
} as const satisfies Record<string, ErrorRow>
