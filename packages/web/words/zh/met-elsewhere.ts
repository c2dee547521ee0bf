/** What another window has done meanwhile to an own analysis, its norms or a measurement. */
export const metElsewhere = {
  name: '那里的名称为“{{name}}”。',
  there: '仅那里有：{{items}}。',
  here: '仅这里有：{{items}}。',
  order: '顺序、参考线或名称不同。',
  choose: '可将这里的另存为“{{name}}”，两份都保留；返回后再次保存，则以这里的为准。',
  beside: '另存一份',
  back: '返回',
  deleted: '该分析方法已在其他窗口删除',
  deletedText: '这里的内容仍在；保存后将重新添加',
  deletingTitle: '“{{name}}”已在其他窗口修改，仍要删除？',
  deleteStill: '仍然删除',
  valuesTitle: '这些数值已在其他窗口修改',
  values: '那里保存的是：{{values}}',
  replace: '以这里的为准',
  itemTitle: '“{{name}}”已在其他窗口修改',
  item: '那里保存的是：{{item}}。可将这里的另存为“{{name}}”，两份都保留；返回后再次保存，则以这里的为准。',
}
