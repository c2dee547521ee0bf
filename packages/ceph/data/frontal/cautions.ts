import type { Words } from '../../words'

/** Cautions required on screen and paper next to the numbers of a frontal film; clinical/beyond/frontal.md, sections 7 and 8. */
export const frontalCautions = {
  always: {
    zh: '正位片受投照放大及头位旋转影响，数值仅供参考；明显不对称需三维影像。',
    en: 'A frontal film depends on enlargement and on how the head was turned: values are for orientation; a marked asymmetry needs three-dimensional imaging.',
  },
  enlargement: {
    zh: '标尺只校正其所在平面；毫米值不可与其他机器或 CBCT 比较，宽度比也不可与 CBCT 比较（同一批患者 0.75 对 1.04）。',
    en: 'A ruler corrects only its own plane; millimetres cannot be compared with another machine or with CBCT, nor the width ratio with CBCT (0.75 and 1.04 in the same patients).',
  },
  uncalibrated: {
    zh: '无比例：仅显示比例、指数与角度。未校正的片通常放大约 7–9%；宽度比不可与 CBCT 比较（同一批患者 0.75 对 1.04）。',
    en: 'No scale: ratios, indices and degrees only. An uncorrected film enlarges by about 7 to 9%; the width ratio cannot be compared with CBCT (0.75 and 1.04 in the same patients).',
  },
  turnedHead: {
    zh: 'Z 与 LO 到中线同侧均相差 3 mm 以上：头部可能左右转动，转动 3° 即可使对称的脸出现约 2 mm 的颏偏斜。',
    en: 'Z and LO differ by more than 3 mm to the same side: the head seems turned. A turn of 3° shows a false chin deviation of about 2 mm in a symmetrical face.',
  },
  unmarked: {
    zh: '未标出片上的 R/L 标记：只写“图像左/右”，不写患者左右。',
    en: 'No side marker is placed: sides are told as those of the image, not of the patient.',
  },
  contradicted: {
    zh: '片上标记与各点的左右名称相反：请核对标记，或交换左右。',
    en: 'The side marker contradicts the names of the points: check the marker, or exchange right and left.',
  },
  mirrored: {
    zh: '患者右侧位于图像右侧：片为镜像（从后方观看），左右仍按点名计算。',
    en: 'The patient’s right lies on the right of the image: the film is mirrored, as if seen from behind. Values go by the names of the points.',
  },
  norms: {
    zh: '毫米参考值来自白人儿童、凭记忆录入、放大率不详，不随机器转移；请仅作方向性参考。',
    en: 'The millimetre norms are of white children, from memory and of an unknown enlargement; they do not transfer between machines. Take them as a direction only.',
  },
  ownNorms: {
    zh: '参考值为医生自定义，按年龄组；未自定义的项目不作判断。',
    en: 'The norms are the doctor’s own, by age group; an item without one is not judged.',
  },
  noOwnNorms: {
    zh: '此分析没有适用于该年龄组的自定义参考值：各项不作判断。',
    en: 'This analysis has no norm of the doctor’s own for this age group: nothing is judged.',
  },
  asymmetry: {
    zh: '轻度不对称见于每个人；3 mm 或 3° 以内通常不易察觉。',
    en: 'Some asymmetry is in every face; below 3 mm or 3° it usually goes unnoticed.',
  },
} as const satisfies Readonly<Record<string, Words>>
