import type { Command, Place } from './command'

/** Words for all commands of a place. */
const byPlace: Readonly<Partial<Record<Place, readonly string[]>>> = {
  display: ['显示', '隐藏', 'Display', 'Show', 'Hide'],
  film: ['片子', '旋转', '翻转', 'Film', 'Rotate', 'Flip'],
  look: ['视图', 'View'],
  measuring: ['测量', 'Measure'],
}

/** Words for one command, by its id. */
const byCommand: Readonly<Record<string, readonly string[]>> = {
  edit: ['修改', '移动点', '调整点', 'Correct', 'Move points'],
  cancel: ['放弃修改', 'Discard'],
  undo: ['撤回', '上一步', '后退', 'Back'],
  redo: ['恢复', '前进', 'Forward'],
  clearPoints: ['清除', '删除', '全部清除', 'Delete', 'Remove', 'Erase'],
  place: ['手动定点', '描点', '放置', 'Manual', 'By hand', 'Place points'],
  ruler: ['比例', '比例尺', '定标', '校准', 'Scale', 'Calibration', 'Calibrate'],
  outline: ['修改轮廓', '曲线', '描图', 'Curve'],
  distance: ['测距', '长度', '线段', 'Length'],
  angle: ['测角', '量角', '夹角'],
  brush: ['标注', '标记', '涂鸦', 'Draw', 'Pen', 'Note'],
  pan: ['拖动', '移动视图', 'Move', 'Hand'],
  clear: ['删除测量', '擦除', 'Erase', 'Delete'],
  auto: ['Auto', 'AI', '智能', '识别', '检测', 'Detect', 'Find'],
  reset: ['还原', '恢复', 'Restore'],
  export: ['PDF', 'PNG', 'SVG', 'PPTX', '幻灯片', '报告', '打印', '下载', 'Slides', 'Report', 'Print', 'Download'],
  colour: ['配色', 'Colour'],
  custom: ['分析法', '测量项目', '新建', 'Method', 'Custom'],
  'film.left': ['逆时针', 'Counterclockwise'],
  'film.right': ['顺时针', 'Clockwise'],
  'film.level': ['水平', '校正', 'Straighten'],
  'film.restore': ['还原'],
  fit: ['视图', 'View', '缩放', '全图', 'Zoom', 'Whole film'],
  invert: ['反色', '反相', '黑白', 'Negative'],
  local: ['清晰', '增强', 'Enhance'],
  sharpen: ['清晰', '增强', 'Enhance'],
  plain: ['视图', 'View', '还原', '亮度', '对比度', 'Brightness', 'Contrast', 'Restore'],
  snap: ['视图', 'View', '磁吸', '贴边', 'Magnet'],
  'show.outlines': ['描图', '曲线', 'Tracing'],
  'show.teeth': ['牙齿', '切牙', '磨牙', 'Tooth'],
  'show.points': ['标志点', 'Landmarks'],
  'show.pointNames': ['点的名称', '标签', 'Labels'],
  'show.auxiliaryLines': ['平面', '连线', 'Planes'],
  'show.results': ['数值', 'Numbers', 'Measurements'],
  'show.uncertainty': ['误差', 'Error'],
  'show.confidence': ['颜色', 'Colour', 'Confidence'],
  'show.ruler': ['比例尺', 'Scale'],
  'show.neck': ['颈椎', '骨龄', 'CVM', 'Vertebrae'],
  'show.film': ['影像', '底片', 'Film', 'Radiograph'],
  'show.profilePhoto': ['侧面像', '面像', 'Face', 'Side photo'],
  keys: ['键盘', '帮助', 'Shortcuts', 'Help'],
  language: ['语言', 'Language', '中文', 'English', '英文'],
}

/** The commands that have words of their own. */
export const wordedCommands: readonly string[] = Object.keys(byCommand)

/** What else a command is called in everyday speech, in both languages: the palette searches by it besides the command's own name. */
export const everydayWords = ({ id, places = [] }: Command): readonly string[] => [
  ...places.flatMap(place => byPlace[place] ?? []),
  ...(Object.hasOwn(byCommand, id) ? (byCommand[id] ?? []) : []),
]
