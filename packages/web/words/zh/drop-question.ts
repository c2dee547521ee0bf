/** Where files dropped on a case go. */
export const dropQuestion = {
  title_one: '把 {{count}} 个文件放入“{{name}}”',
  title_other: '把 {{count}} 个文件放入“{{name}}”',
  byDay: '有拍摄日期的文件按日期归入记录；没有日期的放入：',
  where: '没有日期的文件放入哪条记录',
  latest: '最近的记录：{{day}} {{stage}}',
  fresh: '新建今天的记录：{{day}}',
  add: '放入',
}
