/** The open picture as the browser prints it. */
export const paper = {
  printed: '打印于 {{day}}',
  working: '工作打印件，不是存档的报告',
  unsaved: '含未保存的改动',
  noPhoto: '叠加的照片未打印',
  moreNeck: '颈椎分期见完整报告',
  moreFrontal: '左右对称比较见完整报告',
}
