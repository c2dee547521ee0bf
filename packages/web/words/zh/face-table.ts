/** Texts of the table beside a face photo: what was detected, what is missing, the facial type. */
export const faceTable = {
  missing: {
    face_side: '当前阶段没有侧面照片',
    face_frontal: '当前阶段没有正面照片',
    face_smile: '当前阶段没有微笑照片',
  },
  missingHint: '在影像资料中上传后即可定点与测量；也可切换到有此照片的记录。',
  add: '添加照片',
  noScale: '照片没有标尺：毫米项目不计算，角度与比例不受影响。',
  noScaleSide: '照片没有标尺：毫米项目不计算，角度与比例不受影响。画标尺，或把照片对齐到有比例的侧位片上。',
  setScale: '画标尺',
  detected: '已检测 {{count}} 点',
  foundKept: '已检测 {{count}} 点，保留手动的 {{kept}} 点',
  estimated: '其中 {{count}} 点为估计，以空心显示。',
  left: '请逐点核对。还需放置：{{names}}',
  changed: '检测期间照片已更换，点未改动，请重试',
  kept: '检测失败，现有的点未改动',
  meanwhile: '可以继续查看，完成前定点不变',
  types: { title: '面型', convexity: '凸度', sagittal: '前后位置', slant: '倾斜', waits: '缺 {{names}}', waitsScale: '需要标尺' },
}
