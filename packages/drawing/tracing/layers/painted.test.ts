import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { isHandle } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { paintSvg } from '../../scene/paint-svg'
import type { Mark } from '../../scene/scene'
import { anatomyOf } from '../anatomy'
import { type Colours, defaultColours, surfaces, type Theme } from '../colours'
import { defaultShow } from '../show'
import { templateFilm, templateTracing } from '../testing/template-tracing'
import { type TracingSceneInput, tracingScene } from '../tracing-scene'

const abo = builtInAnalyses.find(({ name }) => name === 'ABO') as Analysis
/** Each colour another one, so that none stands for another. */
const colours: Colours = {
  ...{ ...defaultColours, tagPointColor: '#p', tagNameColor: '#n', curveColor: '#c', teethColor: '#t', analysisLineColor: '#l' },
}
const everything = { ...defaultShow, pointNames: true, neck: true }

const drawn = (over: Partial<TracingSceneInput> = {}, tracing: Tracing = templateTracing()) =>
  tracingScene({
    ...{ ...templateFilm, tracing, analysis: abo, evaluation: evaluate(tracing, abo, { dentition: 'permanent', sex: null }) },
    ...{ show: everything, colours, pixel: 2, lang: 'zh', theme: 'dark', estimatedOutlines: true, editing: true },
    ...over,
  }).layers

const marksOf = (id: string, ...of: Parameters<typeof drawn>): readonly Mark[] =>
  drawn(...of).find(layer => layer.id === id)?.marks ?? []

const strokeText = (mark: Mark): string => {
  const { colour, width, dash, opacity } = ('stroke' in mark && mark.stroke) || {}
  return colour === undefined ? '' : [`${colour} ${width}`, dash?.join('-'), opacity].filter(part => part !== undefined).join(' ')
}

/** How a mark is painted and what it stands for, without where it is. */
const paint = (mark: Mark): string => {
  const { ref } = mark
  const of = ref ? [ref.kind, 'end' in ref ? ref.end : 'handle' in ref ? ref.handle : ''].join(' ').trim() : 'nothing'
  const body = mark.mark === 'dot' ? `${mark.radius} ${mark.fill}` : mark.mark === 'label' ? `${mark.size} ${mark.align}` : ''
  return [`${mark.mark} of ${of}`, body, strokeText(mark)].filter(Boolean).join(', ')
}
const paints = (...of: Parameters<typeof marksOf>): readonly string[] => [...new Set(marksOf(...of).map(paint))].sort()

const dark = '#000000 1 0.55'

/** The template with one point as a detector gave it, and one nobody saw. */
const unsure = (): Tracing => {
  const tracing = templateTracing()
  const { Po, Or } = tracing.points
  if (!Po || !Or) throw new Error('the template has both')
  const detected = { ...Po, origin: 'detected', confidence: 0.5, errorPx: 40 } as const
  return { ...tracing, points: { ...tracing.points, Po: detected, Or: { ...Or, origin: 'estimated', errorPx: 60 } } }
}

describe('each layer paints', () => {
  it.each(['dark', 'light'] as const)('by the design, %s', (theme: Theme) => {
    const { accent, warn } = surfaces[theme]
    const of = (id: string, over: Partial<TracingSceneInput> = {}) => paints(id, { theme, ...over }, unsure())
    expect(of('outlines')).toEqual(['curve of curve, #c 1.1 4-3 0.72', 'curve of curve, #c 1.35'])
    expect(of('outlines', { estimatedOutlines: false })).toEqual(['curve of curve, #c 1.35'])
    expect(of('teeth')).toEqual(['curve of curve, #t 1.1 4-3 0.72', 'curve of curve, #t 1.35'])
    expect(of('planes')).toEqual(['line of plane, #l 1 0.9'])
    expect(of('planes', { highlight: { kind: 'item', name: 'ANB' } })).toEqual(['line of plane, #l 1 0.54'])
    expect(of('points')).toEqual([
      'dot of landmark, 2 #00ff00, '.concat(dark),
      'dot of landmark, 2 #p, '.concat(dark),
      'dot of landmark, 2 rgba(0,0,0,0.55), #p 1',
      'dot of landmark, 3 #p, '.concat(dark),
    ])
    expect(of('points', { selected: 'S' }).filter(text => text.includes('nothing'))).toEqual([
      `dot of nothing, 9 none, #000000 4 0.5`,
      `dot of nothing, 9 none, ${accent} 1.5 1`,
    ])
    expect(of('uncertainty')).toEqual([`dot of landmark, 20 none, ${warn} 1 3-2.5`, `dot of landmark, 30 none, ${warn} 1 3-2.5`])
    expect(of('handles')).toEqual([
      'dot of tooth rotate, 3 rgba(0,0,0,0.55), #00ff00 1.5',
      'dot of tooth translate, 3 #00ff00, '.concat(dark),
      'line of nothing, #00ff00 1 2-3 0.6',
    ])
    expect(of('handles', { editing: false })).toEqual([])
    expect(of('ruler')).toEqual([
      `dot of ruler 0, 3 ${accent}, ${dark}`,
      `dot of ruler 1, 3 ${accent}, ${dark}`,
      'label of ruler line, 11 start',
      `line of ruler line, ${accent} 1.35`,
    ])
    expect(of('names')).toEqual(['label of landmark, 11 end', 'label of landmark, 11 start'])
    expect(of('values')).toEqual(['label of item, 11 start', `line of item, ${surfaces[theme].quiet} 0.8 0.8`])
  })
  it('the outlines and the profile in one layer, teeth in another', () => {
    const curves = (id: string) => marksOf(id).flatMap(({ ref }) => (ref?.kind === 'curve' ? [ref.name] : []))
    const { curves: all } = anatomyOf(templateTracing(), 'right')
    const of = (...layers: readonly string[]) => all.filter(({ layer }) => layers.includes(layer)).map(({ name }) => name)
    expect([of('outlines').length > 0, of('profile').length > 0]).toEqual([true, true])
    expect([curves('outlines').toSorted(), curves('teeth')]).toEqual([of('outlines', 'profile').toSorted(), of('teeth')])
  })

  it('points that were computed lowest, the one looked at or selected on top and larger, handles of teeth not among them', () => {
    const order = (over: Partial<TracingSceneInput> = {}) =>
      marksOf('points', over).flatMap(mark => (mark.mark === 'dot' && mark.ref?.kind === 'landmark' ? [mark] : []))
    const rest = order()
    const computed = rest.map(({ fill }) => fill === '#00ff00')
    expect([computed.indexOf(false) > 0, computed.lastIndexOf(true)]).toEqual([true, computed.indexOf(false) - 1])
    expect(rest.some(({ ref }) => ref?.kind === 'landmark' && isHandle(ref.name as PointName))).toBe(false)
    for (const over of [{ selected: 'S' }, { selected: 'Na', highlight: { kind: 'landmark', name: 'S' } }] as const)
      expect(order(over).at(-1)?.ref).toEqual({ kind: 'landmark', name: 'S' })
    const radii = order({ highlight: { kind: 'landmark', name: 'S' } }).map(({ radius }) => radius)
    expect([radii.at(-1), radii.filter(radius => radius === 3).length]).toEqual([
      3,
      rest.filter(({ radius }) => radius === 3).length + 1,
    ])
  })

  it('the length of the ruler in words, and rings that name their point', () => {
    const [length] = marksOf('ruler').flatMap(mark => (mark.mark === 'label' ? [mark] : []))
    expect([length?.runs, length?.ref]).toEqual([
      [{ text: '10 mm', colour: surfaces.dark.accent }],
      { kind: 'ruler', end: 'line' },
    ])
    expect(marksOf('uncertainty', {}, unsure()).map(({ ref }) => ref)).toEqual(
      expect.arrayContaining([{ kind: 'landmark', name: 'Po' }]),
    )
  })

  it('values on a chip, on paper with an edge; the one looked at above all others, with an edge of its class', () => {
    const chips = (over: Partial<TracingSceneInput> = {}) =>
      marksOf('values', over).flatMap(mark => (mark.mark === 'label' ? [mark] : []))
    expect(chips().every(({ box }) => box?.stroke === undefined)).toBe(true)
    expect(chips({ theme: 'light' }).every(({ box }) => box?.stroke?.colour === '#dfe3e2' && box.stroke.width === 1)).toBe(true)
    const [first] = chips()
    if (first?.ref?.kind !== 'item') throw new Error('a chip names its item')
    const looked = chips({ highlight: first.ref })
    expect(looked.at(-1)?.ref).toEqual(first.ref)
    expect(looked.map(({ box }) => box?.stroke?.width ?? 0)).toEqual([...looked.slice(1).map(() => 0), 1.2])
    // No leader lies over a chip.
    const kinds = marksOf('values').map(({ mark }) => mark)
    expect(kinds.lastIndexOf('line')).toBeLessThan(kinds.indexOf('label'))
  })

  // Outlines and teeth are long, and their points have golden values where they are made.
  it.each([
    ['dark', { theme: 'dark', selected: 'S', highlight: { kind: 'item', name: 'ANB' } }],
    ['light', { theme: 'light', highlight: { kind: 'landmark', name: 'Na' }, confidence: true }],
  ] as const)('everything where it was when somebody last looked at it, %s', async (name, over) => {
    const layers = drawn(over, unsure()).filter(({ id }) => id !== 'outlines' && id !== 'teeth')
    const { width, height } = templateFilm
    const svg = paintSvg({ width, height, pixel: 2, layers }, { fonts: 'IBM Plex Sans', sized: true })
    await expect(`${svg.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`../../golden/tracing/${name}.svg`)
  })
})
