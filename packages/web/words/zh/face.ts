/** Texts of the face photos on the workbench. */
export const face = {
  views: { title: '影像', film: '侧位', frontal: '正位', face_side: '侧貌', face_frontal: '正貌', face_smile: '微笑' },
  stageLabel: '照片定点区',
  photo: '照片',
  loading: '正在读取照片',
  unread: '照片读取失败',
  picture: '{{name}} 在照片上的位置',
  groups: { main: '主要点', further: '其他点', planes: '参考线端点' },
  start: {
    face_side: '自动检测侧貌轮廓上的点，其余点按引导放置。',
    face_frontal: '自动检测眼、鼻、唇和颏部的点；发际、耳、面颊和下颌角由您放置。',
    face_smile: '自动检测瞳孔、鼻下点和唇部的点；牙和龈缘的点由您放置。',
  },
  replaced: '原来的点放在另一张照片上，因此不在此显示。保存新的点后将取代它们。',
  byFilm: '毫米值（≈）按所对齐的侧位片换算，仅在侧貌轮廓所在的平面近似成立。',
  level: '瞳孔连线水平',
  levelNeeds: '需先放置左右瞳孔点',
  planes: '参考线',
}
