import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { analysisNames, builtInAnalyses } from '@sella/ceph/data/analyses'
import { landmarkNames, landmarks } from '@sella/ceph/data/landmarks'
import { meanings } from '@sella/ceph/data/meanings'
import { type ItemName, itemNames, measurements } from '@sella/ceph/data/measurements'
import { itemNorms, stageNorms } from '@sella/ceph/data/norms'
import { alternativeNorms } from '@sella/ceph/data/norms/alternatives'
import { type LineName, planes } from '@sella/ceph/data/planes'
import { type SourceName, sources } from '@sella/ceph/data/sources'
import { both, card, row, safe, section } from './card'
import { faceChapters } from './face-pages'
import { itemFigure, landmarkFigure, lineFigure } from './figures'
import { kindWords } from './kind-words'

const cited = (source: SourceName): string => safe(sources[source].citation)
const landmarkCard = (name: (typeof landmarkNames)[number]): string => {
  const { name: words, definition, kind, category, isbi, note } = landmarks[name]
  const facts =
    row('定义 Definition', `${safe(definition.zh)}<br>${safe(definition.en)}`) +
    row('类 Kind', `${kind} · ${category}${isbi === null ? '' : ` · ISBI ${isbi}`}`)
  return card(`point-${name}`, landmarkFigure(name), `${name} ${both(words)}`, facts + row('注 Note', safe(note ?? '')))
}

const standings: Readonly<Record<(typeof planes)[LineName]['standing'], string>> = {
  spec: '产品规格 Specification',
  interpreted: '规格中仅有名称，内容为本产品解读 A bare name in the specification, content by our reading',
  added: '本产品添加 Added by us',
}

const lineCard = (name: LineName): string => {
  const { name: words, nodes, kind, listed, auto, standing } = planes[name]
  const shown = auto ? '默认选中 selected by default' : listed ? '可选 in the list' : '辅助 intermediate'
  return card(
    `line-${name}`,
    lineFigure(name),
    `${safe(name)} ${both(words)}`,
    row('点 Points', nodes.join(' – ')) +
      row('画法 Kind', kind) +
      row('列表 List', shown) +
      row('来源 Source', standings[standing]),
  )
}

const norms = (item: ItemName): string => {
  const own = itemNorms[item]
  const mine = own ? `${own.mean} ± ${own.sd} (${own.sdKind}, ${own.grade}; ${cited(own.source)})` : ''
  const staged = analysisNames.flatMap(name => {
    const pairs = stageNorms[name]?.[item]
    const { dentitions } = builtInAnalyses.find(analysis => analysis.name === name) ?? { dentitions: [] }
    if (!pairs) return []
    return [
      `${name}: ${pairs.map((pair, at) => `${dentitions[at] ?? ''} ${pair.mean} ± ${pair.sd} (${pair.grade}; ${cited(pair.source)})`).join('; ')}`,
    ]
  })
  const bySex = own?.bySex
  const sexes = bySex ? `男 male ${bySex.male.mean} ± ${bySex.male.sd}; 女 female ${bySex.female.mean} ± ${bySex.female.sd}` : ''
  const others = (alternativeNorms[item] ?? []).map(
    ({ mean, sd, source, detail }) =>
      `(${mean}${sd === null ? '' : ` ± ${sd}`}; ${cited(source)}${detail ? `; ${safe(detail)}` : ''})`,
  )
  return [mine, sexes, ...staged, ...others].filter(text => text !== '').join('<br>')
}

const itemCard = (item: ItemName): string => {
  const definition = measurements[item]
  const from = 'nodes' in definition ? definition.nodes.join(' – ') : definition.of.join(', ')
  const { normal, large, small } = meanings[item]
  const facts = [
    row('算法 Kind', `${kindWords(definition.kind)}: ${safe(from)}`),
    row('单位 Unit', `${definition.unit || '–'} · ${definition.category}`),
    row('符号 Sign', both(definition.sign)),
    row('参考值 Norm', norms(item)),
    row('偏大 Large', both(large)),
    row('正常 Normal', both(normal)),
    row('偏小 Small', both(small)),
  ]
  const differ = shortItemName(definition.name, 'zh') !== shortItemName(definition.name, 'en')
  return card(
    `item-${item}`,
    itemFigure(item, 'zh') + (differ ? itemFigure(item, 'en') : ''),
    `${safe(item)} ${both(definition.name)}`,
    facts.join(''),
  )
}

/** The chapters of the book: skull, then the photos. */
export const chapters = (): string =>
  [
    section('标志点 Landmarks', landmarkNames.map(landmarkCard)),
    section('线与平面 Lines and planes', (Object.keys(planes) as LineName[]).map(lineCard)),
    section('测量项目 Measurements', itemNames.map(itemCard)),
    ...faceChapters(),
  ].join('\n')
