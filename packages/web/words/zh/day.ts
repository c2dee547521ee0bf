/** A field for a date. */
export const day = {
  calendar: '打开日历',
  choose: '选择日期',
  monthBefore: '上个月',
  monthAfter: '下个月',
  month: '月份',
  year: '年份',
  inYear: '{{year}}年',
  today: '今天',
  wrong: '无法识别这个日期，请按 年-月-日 填写，如 2024-03-05',
  early: '日期不能早于 {{day}}',
  late: '日期不能晚于 {{day}}',
}
