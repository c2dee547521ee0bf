/** The workbench on a phone. */
export const benchPhone = {
  sheet: '结果',
  count: '<b>{{off}}</b> / {{total}} 偏离',
  unchecked: '{{count}} 点待核对',
  editing: '编辑请使用 768 px 以上的屏幕',
  expand: '展开结果',
  collapse: '收起结果',
}
