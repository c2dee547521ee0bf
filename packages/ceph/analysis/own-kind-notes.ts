import type { KindName } from '../kinds'
import type { Words } from '../words'

/** The inputs of a calculation, in order, and the meaning of its sign, as the kinds themselves document them. */
export interface KindNote {
  readonly roles: readonly Words[]
  readonly note: Words
}

const role = (zh: string, en: string): Words => ({ zh, en })

const twoLines = [
  role('线一起点', 'First line, from'),
  role('线一终点', 'First line, to'),
  role('线二起点', 'Second line, from'),
  role('线二终点', 'Second line, to'),
]
const corner = [role('一边', 'One side'), role('顶点', 'Vertex'), role('另一边', 'Other side')]
const onLine = [role('线起点', 'Line, from'), role('线终点', 'Line, to'), role('从', 'From'), role('到', 'To')]
const onePoint = [role('测量点', 'Point')]
const operands = [role('第一项', 'First item'), role('第二项', 'Second item'), role('第三项（可空）', 'Third item (optional)')]

/** One entry per kind. */
export const kindNotes: Readonly<Record<KindName, KindNote>> = {
  angle_two_lines: {
    roles: twoLines,
    note: role(
      '从线一转到线二，−180° 至 180°；面向右时顺时针为正。',
      'The turn from line one to line two, −180° to 180°; clockwise is positive on a face to the right.',
    ),
  },
  angle_vertex: { roles: corner, note: role('顶点处的夹角，0° 至 180°。', 'The angle at the vertex, 0° to 180°.') },
  angle_unsigned: {
    roles: twoLines,
    note: role('两线夹角，负值加 360°。', 'The angle between two lines, 360° added to negatives.'),
  },
  angle_minus_90: { roles: twoLines, note: role('两线夹角减 90°；垂直为 0°。', 'The angle less 90°; 0° at right angles.') },
  '180_minus_angle': {
    roles: corner,
    note: role('180° 减顶点夹角：折线弯了多少，不分方向。', '180° less the angle: how far the path bends, without side.'),
  },
  distance_two_points: {
    roles: [role('起点', 'From'), role('终点', 'To')],
    note: role('两点之间的长度。', 'The length between the points.'),
  },
  distance_along_line: {
    roles: onLine,
    note: role('沿线方向从一点到另一点；朝线终点为正。', 'Along the line from one point to the other; positive towards its end.'),
  },
  distance_perp_line_signed: {
    roles: onLine,
    note: role(
      '垂直于线；线指向面部时，向下为正。',
      'At right angles to the line; below is positive when it points to the face.',
    ),
  },
  distance_perp_line: { roles: onLine, note: role('垂直于线，不分方向。', 'At right angles to the line, without sign.') },
  point_to_line_signed: {
    roles: [role('线上端', 'Line, upper'), role('线下端', 'Line, lower'), role('测量点', 'Point')],
    note: role('点到线的距离；在线前方为正。', 'From the point to the line; in front of it is positive.'),
  },
  vertical_distance: {
    roles: [role('上', 'Upper'), role('下', 'Lower')],
    note: role(
      '按片子自身的竖直方向，第二点低于第一点为正；片子倾斜会改变它。',
      "On the film's own vertical, positive when the second lies lower; it changes when the film is tilted.",
    ),
  },
  distance_to_palatal_plane: { roles: onePoint, note: role('到腭平面 PNS–ANS 的距离。', 'To the palatal plane PNS–ANS.') },
  distance_to_mandibular_plane: { roles: onePoint, note: role('到下颌平面 Go–Me 的距离。', 'To the mandibular plane Go–Me.') },
  soft_tissue_angle_5: {
    roles: [
      role('线起点', 'Line, from'),
      role('线终点', 'Line, to'),
      role('颏点', 'Chin'),
      role('上唇', 'Upper lip'),
      role('下唇', 'Lower lip'),
    ],
    note: role(
      '线与颏唇连线的夹角，取两唇中较小者（Z 角）。',
      'The line against chin to lip, the smaller of both lips (as the Z angle).',
    ),
  },
  sum_results: { roles: operands, note: role('两项或三项相加，单位须相同。', 'Two or three items of one unit, added.') },
  difference_results: {
    roles: operands.slice(0, 2),
    note: role('第一项减第二项，单位须相同。', 'The first less the second, of one unit.'),
  },
  ratio_results: {
    roles: operands.slice(0, 2),
    note: role('第一项除以第二项，单位须相同。', 'The first over the second, of one unit.'),
  },
  ratio_x100: {
    roles: operands.slice(0, 2),
    note: role('第一项占第二项的百分比，单位须相同。', 'The first in per cent of the second, of one unit.'),
  },
}
