/** The question before cases are erased for good. */
export const eraseCase = {
  title: '永久删除“{{name}}”？',
  titleAll_one: '永久删除回收站中的 {{count}} 位患者？',
  titleAll_other: '永久删除回收站中的 {{count}} 位患者？',
  lost: '患者资料、记录、影像原件、定点、病历、方案和文档都会删除，无法恢复。如需保留，请先在个人中心导出全部数据。',
  log: '操作日志只保留何时做过何种操作，不含患者身份。',
  backups: '此前做的备份和导出文件中仍有该患者，需由管理员另行销毁。',
  password: '输入登录密码以确认',
  needed: '请输入登录密码',
  wrong: '密码不正确，未删除任何内容',
  now: '永久删除',
  done: '已永久删除 {{count}} 位患者',
}
