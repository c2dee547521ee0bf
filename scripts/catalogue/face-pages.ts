import { faceLandmarkNames, faceLandmarks } from '@sella/ceph/data/face-landmarks'
import { faceLines } from '@sella/ceph/data/face-lines'
import { faceItemNames, faceMeasurements } from '@sella/ceph/data/face-measurements'
import { both, card, row, safe, section } from './card'
import { type DrawnView, faceItemFigure, faceLandmarkFigure, faceLineFigure } from './face-figures'
import { kindWords } from './kind-words'

const titles: Readonly<Record<DrawnView, string>> = { face_side: '侧面照 Profile photo', face_frontal: '正面照 Frontal photo' }

const landmarkCards = (view: DrawnView): readonly string[] =>
  faceLandmarkNames(view).flatMap(name => {
    const landmark = faceLandmarks[view][name]
    if (!landmark) return []
    const facts =
      row('定义 Definition', `${safe(landmark.definition.zh)}<br>${safe(landmark.definition.en)}`) + row('类 Kind', landmark.kind)
    return [card(`${view}-point-${name}`, faceLandmarkFigure(view, name), `${name} ${both(landmark.name)}`, facts)]
  })

const lineCards = (view: DrawnView): readonly string[] =>
  faceLines[view].map(({ name, title, nodes, kind }) =>
    card(
      `${view}-line-${name}`,
      faceLineFigure(view, name),
      `${safe(name)} ${both(title)}`,
      row('点 Points', nodes.join(' – ')) + row('画法 Kind', kind),
    ),
  )

const itemCards = (view: DrawnView): readonly string[] =>
  faceItemNames(view).flatMap(item => {
    const measurement = faceMeasurements[view][item]
    if (!measurement) return []
    const from = 'nodes' in measurement ? measurement.nodes.join(' – ') : measurement.of.join(', ')
    const { mean, sd, grade, source } = measurement.norm
    const facts = [
      row('算法 Kind', `${kindWords(measurement.kind)}: ${safe(from)}`),
      row('单位 Unit', measurement.unit || '–'),
      row('符号 Sign', both(measurement.sign)),
      row('参考值 Norm', `${mean} ± ${sd} (${grade}; ${both(source)})`),
      row('含义 Meaning', both(measurement.info)),
    ]
    return [card(`${view}-item-${item}`, faceItemFigure(view, item), `${item} ${both(measurement.name)}`, facts.join(''))]
  })

/** The chapters of the two views that have items; the smile view has none. */
export const faceChapters = (): readonly string[] =>
  (['face_side', 'face_frontal'] as const).flatMap(view => [
    section(`${titles[view]}: 标志点 Landmarks`, landmarkCards(view)),
    section(`${titles[view]}: 参考线 Lines`, lineCards(view)),
    section(`${titles[view]}: 测量项目 Measurements`, itemCards(view)),
  ])
