/**
 * The catalogue's texts that are not refusals: successes, confirmations, loading. Each is defined here once, in both languages.
 */
export const messages = {
  // successes
  POINTS_SAVED: { zh: '定点信息保存成功', en: 'Setting point information saved successfully.' },
  SAVED: { zh: '保存成功', en: 'Saved successfully.' },
  MODIFICATION_SAVED: { zh: '修改保存成功', en: 'Modification saved successfully!' },
  METHOD_DELETED: { zh: '分析方法删除成功', en: 'Analysis method deleted successfully.' },
  METHOD_UPDATED: { zh: '分析方法更新成功', en: 'Analysis method updated successfully.' },
  COLOURS_SAVED: { zh: '颜色设置保存成功', en: 'Color settings saved successfully.' },
  // reminders
  DRAFT_OF_FORMER_PICTURE: {
    zh: '图像更换或转动前有未保存的定点，仍在本机：恢复或转回原图像后可继续',
    en: 'Unsaved points of the picture before it was replaced or turned are kept on this computer: bring it back to go on with them',
  },
  // what another window did
  RECORD_GONE: { zh: '该记录已不在病例中；现显示另一条记录', en: 'That record is no longer in the case; another one is shown' },
  // confirmations
  CONFIRM_UNSAVED_METHOD: {
    zh: '当前分析方法尚未保存，继续新建还是返回保存？',
    en: 'The analysis is not saved. Continue to create, or return to save?',
  },
  CONFIRM_AUTO_POINTS: { zh: '自动定点会覆盖现有的点', en: 'Auto-setting overwrites the existing points.' },
  CONFIRM_DELETE_METHOD: { zh: '删除分析方法后无法恢复', en: 'Deleting an analysis method cannot be undone.' },
  // loading
  LOADING_SAVE: { zh: '数据保存中', en: 'Saving data' },
  LOADING_DETECT: { zh: '智能识别中', en: 'Intelligent detecting' },
  LOADING_DELETE: { zh: '分析方法删除中', en: 'Deleting the analysis method' },
  LOADING_PROFILE: { zh: '侧貌检测中', en: 'Detecting the profile' },
  LOADING_FACE: { zh: '面部检测中', en: 'Detecting the face' },
  LOADING_ALIGN: { zh: '侧貌对齐中', en: 'Aligning the profile' },
  LOADING_PNG: { zh: '头影测量数据导出 PNG 中', en: 'Exporting cephalometric data to PNG' },
  LOADING_SLIDES: { zh: '幻灯片导出中', en: 'Exporting the slides' },
  LOADING_PDF: { zh: '综合 PDF 报告导出中', en: 'Exporting the comprehensive PDF report' },
} as const

export type MessageCode = keyof typeof messages
