/** The list of visits that are due, on paper. */
export const recall = {
  print: '打印',
  printList: '打印复诊名单',
  title: '复诊名单',
  caseNo: '病历号',
  until: '截至 {{day}}，共 {{count, number}} 位',
  matching: '搜索：{{search}}',
  none: '没有到期的复诊',
  printed: '打印于 {{day}}',
}
