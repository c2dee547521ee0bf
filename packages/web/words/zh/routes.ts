/** Names of the routes, as menus and top bars show them. */
export const routes = {
  home: '首页',
  tutorial: '教程',
  about: '关于',
  login: '登录',
  patients: '患者列表',
  intake: '收件',
  patientsSearch: '高级检索',
  user: '个人中心',
  patientImage: '影像资料',
  inbox: '客服台',
  confirm: '确认登录',
  studioDigitization: '头影测量',
  studioOverlapping: '重叠对比',
  patientFile: '病历',
  short: { intake: '收件', patients: '患者', patientsSearch: '检索', user: '我的' },
}
