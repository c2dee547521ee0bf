/** The question before the form of a new patient is closed with files in it; where it would be stored after a change of desk. */
export const formFiles = {
  title_one: '不添加这 {{count}} 个文件？',
  title_other: '不添加这 {{count}} 个文件？',
  text: '患者还没有保存。关闭后，填写的内容和文件都不保留；文件会列在收件回执中，注明未添加。',
  discard: '不添加，关闭',
  stay: '继续填写',
  otherDesk: '您已在其他窗口转到“{{clinic}}”：保存后，这位患者归入那里。',
  ownDesk: '您已在其他窗口转到自己的病例：保存后，这位患者归入那里，不在诊所。',
}
