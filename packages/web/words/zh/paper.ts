/** The open picture as the browser prints it. */
export const paper = {
  printed: '打印于 {{day}}',
  working: '工作打印件，不是存档的报告',
  unsaved: '含未保存的改动',
}
