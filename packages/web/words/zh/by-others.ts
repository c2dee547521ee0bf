/** What another window, or another member of the clinic, has done to what is open here. */
export const byOthers = {
  stopped: '自动识别已停止，未放置任何点',
  stoppedText: '该图像已在其他窗口更换、编辑或删除；需要时请重新识别',
  caseGone: '此病例已移入回收站或不再对您开放，此处的修改无法保存',
  caseGoneText: '未保存的定点留在本机的草稿中；病例恢复后可继续',
}
