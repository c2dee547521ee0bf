import { evaluate } from '@sella/ceph/analysis/evaluate'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { LandmarkName } from '@sella/ceph/data/landmarks'
import type { Lang } from '@sella/ceph/words'
import { paintSvg } from '@sella/drawing/scene/paint-svg'
import type { Layer, Ref, Scene } from '@sella/drawing/scene/scene'
import { classColours, defaultColours } from '@sella/drawing/tracing/colours'
import { defaultShow, type ShowSettings } from '@sella/drawing/tracing/show'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import { film, templateAnatomy, templateTracing } from './template-film'

/** Image pixels a screen pixel covers in a figure 260 px wide. */
const pixel = film.width / 260

const fonts = 'system-ui, "Noto Sans SC", sans-serif'
const skull: ShowSettings = {
  ...defaultShow,
  points: false,
  auxiliaryLines: false,
  results: false,
  uncertainty: false,
  ruler: false,
}
const construction: ShowSettings = {
  ...defaultShow,
  outlines: false,
  teeth: false,
  points: false,
  uncertainty: false,
  ruler: false,
}

interface Choice {
  readonly items: readonly string[]
  readonly lines: readonly string[]
  readonly highlight: Ref | null
  readonly show: ShowSettings
  readonly lang: Lang
}

const draw = ({ items, lines, highlight, show, lang }: Choice): Scene => {
  const title = { zh: '', en: '' }
  const analysis: Analysis = { name: '', title, creator: 'user', items, lines, texts: items, dentitions: [], sexes: [] }
  const evaluation = evaluate(templateTracing, analysis, { dentition: 'permanent', sex: null })
  const colours = { ...defaultColours, analysisLineColor: '#c2255c', curveColor: '#8aa0ad', teethColor: '#8aa0ad' }
  const given = { ...film, tracing: templateTracing, evaluation, analysis, colours, pixel, lang }
  return tracingScene({ ...given, show, highlight, theme: 'light', estimatedOutlines: true })
}

/** The skull once, as a symbol that every figure uses. */
export const skullSymbol = (): string => {
  const svg = paintSvg(draw({ items: [], lines: [], highlight: null, show: skull, lang: 'en' }), { fonts, sized: false })
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  return `<svg width="0" height="0" aria-hidden="true"><symbol id="skull" viewBox="0 0 ${film.width} ${film.height}">${inner}</symbol></svg>`
}

const overSkull = (layers: readonly Layer[], label: string): string => {
  const svg = paintSvg({ ...film, pixel, layers }, { fonts, sized: false })
  const end = svg.indexOf('>')
  const root = `${svg.slice(0, end).replace('<svg', `<svg role="img" aria-label="${label}"`)}>`
  return `${root}<use href="#skull" width="${film.width}" height="${film.height}"/>${svg.slice(end + 1)}`.replace(
    / id="layer-[^"]*"/g,
    '',
  )
}

export const itemFigure = (item: string, lang: Lang): string =>
  overSkull(
    draw({ items: [item], lines: [], highlight: { kind: 'item', name: item }, show: construction, lang }).layers,
    'construction',
  )

export const lineFigure = (name: string): string =>
  overSkull(draw({ items: [], lines: [name], highlight: null, show: construction, lang: 'en' }).layers, 'line')

/** Null for a point that is not on the template (the ruler's ends). */
export const landmarkFigure = (name: LandmarkName): string | null => {
  const at = templateAnatomy.points[name]
  if (!at) return null
  const ring = { colour: classColours.light.sd_positive_3, width: 1.4 }
  const marks: Layer['marks'] = [
    { mark: 'dot', at, radius: 9, fill: 'none', stroke: ring },
    { mark: 'dot', at, radius: 2.5, fill: defaultColours.tagPointColor },
  ]
  return overSkull([{ id: 'point', marks }], 'position')
}
