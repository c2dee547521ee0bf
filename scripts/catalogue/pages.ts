import { analysisNames, builtInAnalyses } from '@sella/ceph/data/analyses'
import { landmarkNames, landmarks } from '@sella/ceph/data/landmarks'
import { meanings } from '@sella/ceph/data/meanings'
import { type ItemName, itemNames, measurements } from '@sella/ceph/data/measurements'
import { itemNorms, stageNorms } from '@sella/ceph/data/norms'
import { type LineName, planes } from '@sella/ceph/data/planes'
import { type SourceName, sources } from '@sella/ceph/data/sources'
import { combinedKinds, isCombinedKind, isPointKind, pointKinds } from '@sella/ceph/measure/kinds/index'
import { itemFigure, landmarkFigure, lineFigure } from './figures'

const safe = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
const both = (words: { readonly zh: string; readonly en: string }): string => `<b>${safe(words.zh)}</b> ${safe(words.en)}`
const cited = (source: SourceName): string => safe(sources[source].citation)
const row = (head: string, text: string): string => (text ? `<dt>${head}</dt><dd>${text}</dd>` : '')
const card = (id: string, figure: string | null, title: string, facts: string): string =>
  `<article id="${safe(id)}">${figure ?? ''}<h3>${title}</h3><dl>${facts}</dl></article>`

const landmarkCard = (name: (typeof landmarkNames)[number]): string => {
  const { name: words, definition, kind, category, note } = landmarks[name]
  const facts =
    row('定义 Definition', `${safe(definition.zh)}<br>${safe(definition.en)}`) + row('类 Kind', `${kind} · ${category}`)
  return card(`point-${name}`, landmarkFigure(name), `${name} ${both(words)}`, facts + row('注 Note', safe(note ?? '')))
}

const lineCard = (name: LineName): string => {
  const { name: words, nodes, kind, listed, auto } = planes[name]
  const shown = auto ? '默认选中 selected by default' : listed ? '可选 in the list' : '辅助 helper'
  return card(
    `line-${name}`,
    lineFigure(name),
    `${safe(name)} ${both(words)}`,
    row('点 Points', nodes.join(' – ')) + row('画法 Kind', kind) + row('列表 List', shown),
  )
}

const kindWords = (kind: string): string =>
  isPointKind(kind) ? both(pointKinds[kind].name) : isCombinedKind(kind) ? both(combinedKinds[kind].name) : safe(kind)

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
  return [mine, ...staged].filter(text => text !== '').join('<br>')
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
  return card(`item-${item}`, itemFigure(item, 'zh'), `${safe(item)} ${both(definition.name)}`, facts.join(''))
}

const section = (title: string, cards: readonly string[]): string =>
  `<section><h2>${title} · ${cards.length}</h2><div>${cards.join('\n')}</div></section>`

/** The three chapters of the book. */
export const chapters = (): string =>
  [
    section('标志点 Landmarks', landmarkNames.map(landmarkCard)),
    section('线与平面 Lines and planes', (Object.keys(planes) as LineName[]).map(lineCard)),
    section('测量项目 Measurements', itemNames.map(itemCard)),
  ].join('\n')
