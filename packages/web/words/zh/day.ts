/** A field for a date. */
export const day = {
  calendar: '打开日历',
  wrong: '无法识别这个日期，请按 年-月-日 填写，如 2024-03-05',
  early: '日期不能早于 {{day}}',
  late: '日期不能晚于 {{day}}',
}
