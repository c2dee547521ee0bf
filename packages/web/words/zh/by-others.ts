/** What another window, or another member of the clinic, has done to what is open here. */
export const byOthers = {
  stopped: '自动识别已停止，未放置任何点',
  stoppedText: '该图像已在其他窗口更换、编辑或删除；需要时请重新识别',
  caseGone: '此病例已移入回收站或不再对您开放，此处的修改无法保存',
  caseGoneText: '未保存的定点留在本机的草稿中；病例恢复后可继续',
  conflict: {
    title: '两个窗口编辑了同一张片',
    text: '已预选：您改过的点用您的，其余用已保存的。可逐点更改，不会静默覆盖。',
    landmark: '标志点',
    mine: '我的',
    theirs: '已保存的 {{time}}',
    apart: '相距',
    absent: '无',
    unchanged: '未改',
    outline: '轮廓',
    ruler: '标尺',
    allMine: '全部用我的',
    allTheirs: '全部用已保存的',
    keep: '保存所选',
  },
}
