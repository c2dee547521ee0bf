import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { distanceTo, isFiniteExtent, overlap } from '../scene/extent'
import { refAt } from '../scene/hit'
import { markBounds } from '../scene/marks/index'
import type { Mark } from '../scene/scene'
import { defaultColours } from './colours'
import { confidenceSteps } from './confidence'
import { layers } from './layers/index'
import { defaultShow, type Toggle } from './show'
import { templateFilm, templateTracing } from './testing/template-tracing'
import { type TracingSceneInput, tracingScene } from './tracing-scene'

const abo = builtInAnalyses.find(each => each.name === 'ABO') ?? builtInAnalyses[0]
if (!abo) throw new Error('there are built-in analyses')

/** Every layer, those hidden at first too. */
const everything = {
  ...(Object.fromEntries(Object.keys(defaultShow).map(toggle => [toggle, true])) as unknown as typeof defaultShow),
  confidence: false,
}
const inputOf = (tracing: Tracing, over: Partial<TracingSceneInput> = {}): TracingSceneInput => ({
  ...templateFilm,
  tracing,
  evaluation: evaluate(tracing, abo, { dentition: 'permanent', sex: null }),
  analysis: abo,
  show: everything,
  colours: defaultColours,
  pixel: 3,
  lang: 'zh',
  theme: 'dark',
  estimatedOutlines: true,
  ...over,
})
const scene = (over: Partial<TracingSceneInput> = {}) => tracingScene(inputOf(templateTracing(), over))
/** The point or item a mark stands for. */
const nameOf = ({ ref }: Mark): string | undefined => (ref && 'name' in ref ? ref.name : undefined)
const marks = (drawn: ReturnType<typeof scene>, id: string): readonly Mark[] => drawn.layers.find(l => l.id === id)?.marks ?? []

const unsure = (errorPx: number, origin: 'detected' | 'manual' | 'estimated'): Tracing => {
  const tracing = templateTracing()
  const Po = tracing.points.Po
  if (!Po) throw new Error('the template has a porion')
  return { ...tracing, points: { ...tracing.points, Po: { ...Po, origin, errorPx } } }
}

describe('the drawing of a tracing', () => {
  it.each(['right', 'left'] as const)('is finite in every layer, facing %s', facing => {
    const drawn = tracingScene(inputOf(templateTracing({}, facing), { editing: true, highlight: { kind: 'item', name: 'ANB' } }))
    for (const layer of drawn.layers) {
      expect(layer.marks.length, layer.id).toBeGreaterThan(layer.id === 'uncertainty' || layer.id === 'neck' ? -1 : 0)
      for (const mark of layer.marks) expect(isFiniteExtent(markBounds(mark, drawn.pixel))).toBe(true)
    }
  })

  it('lets no value label lie on the region the selected point may be in, unless it is dragged', () => {
    const reach = 150
    const tracing = templateTracing()
    const { A } = tracing.points
    if (!A) throw new Error('the template has a point A')
    const points = { ...tracing.points, A: { ...A, origin: 'detected' as const, errorPx: reach } }
    const ring = { left: A.x - reach, right: A.x + reach, top: A.y - reach, bottom: A.y + reach }
    const covering = (over: Partial<TracingSceneInput>) => {
      const drawn = tracingScene(inputOf({ ...tracing, points }, over))
      const chips = marks(drawn, 'values').filter(({ mark }) => mark === 'box' || mark === 'label')
      return chips.filter(chip => overlap(markBounds(chip, drawn.pixel), ring)).length
    }
    const [free, selected, dragged] = [{}, { selected: 'A' }, { selected: 'A', dragged: A }] as const
    expect(covering(free)).toBeGreaterThan(0)
    expect(covering(selected)).toBe(0)
    expect(covering(dragged)).toBe(covering(free))
  })

  it('has its value labels as large on the screen at any zoom, each where its leader or its anchor is', () => {
    const chips = (pixel: number) => {
      const drawn = marks(scene({ pixel }), 'values')
      return new Map(drawn.flatMap(mark => (mark.mark === 'label' ? [[nameOf(mark), markBounds(mark, pixel)] as const] : [])))
    }
    const [near, far] = [chips(1), chips(3)]
    expect([...near.keys()].filter(name => far.has(name)).length).toBeGreaterThan(5)
    for (const [name, bounds] of near) {
      const other = far.get(name)
      if (!other) continue
      expect((other.right - other.left) / (bounds.right - bounds.left), name).toBeCloseTo(3, 6)
      expect((other.bottom - other.top) / (bounds.bottom - bounds.top), name).toBeCloseTo(3, 6)
    }
    for (const pixel of [1, 3])
      for (const mark of marks(scene({ pixel }), 'values')) {
        if (mark.mark !== 'line') continue
        const chip = chips(pixel).get(nameOf(mark))
        if (!chip) throw new Error('a leader leads from a label')
        expect(distanceTo(chip, mark.from), nameOf(mark)).toBeLessThanOrEqual(pixel)
      }
  })

  it('of a film without points is empty', () => {
    const empty = tracingScene(inputOf({ points: {}, ruler: null, fileScale: null }))
    expect(empty.layers.flatMap(layer => layer.marks)).toEqual([])
  })

  const toggles = Object.keys(defaultShow).filter(key => key !== 'confidence') as readonly Toggle[]
  it.each(toggles)('without %s lacks exactly the layers of that toggle', toggle => {
    const drawn = scene({ show: { ...everything, [toggle]: false }, editing: true })
    const hidden = layers.filter(layer => layer.toggle === toggle).map(layer => layer.id)
    expect(hidden.length).toBeGreaterThan(0)
    for (const id of hidden) expect(marks(drawn, id)).toEqual([])
    expect(marks(drawn, hidden.includes('outlines') ? 'points' : 'outlines').length).toBeGreaterThan(0)
  })

  it('shows the same points by certainty in other colours', () => {
    const colours = (confidence: boolean) =>
      marks(tracingScene(inputOf(unsure(50, 'detected'), { show: { ...everything, confidence } })), 'points').map(mark =>
        mark.mark === 'dot' ? mark.fill : '',
      )
    const changed = colours(true).flatMap((colour, i) => (colour === colours(false)[i] ? [] : [colour]))
    // Only Po was detected; points placed by hand keep their colour.
    expect(changed).toEqual([confidenceSteps.at(-1)?.colour])
    expect(colours(true)).toContain(defaultColours.tagPointColor)
  })

  it('draws the point under the pointer last and larger, and else the selected one, with a ring about it', () => {
    const dots = (over: Partial<TracingSceneInput>) =>
      marks(scene(over), 'points').flatMap(mark =>
        mark.mark === 'dot' ? [{ name: nameOf(mark), at: mark.at, radius: mark.radius }] : [],
      )
    const { x, y } = templateTracing().points.Or ?? { x: 0, y: 0 }
    const hovered = dots({ highlight: { kind: 'landmark', name: 'Or' } })
    expect(hovered.at(-1)).toEqual({ name: 'Or', at: { x, y }, radius: 3 })
    expect(hovered.filter(({ name }) => name === undefined)).toEqual([])
    const selected = dots({ selected: 'Or' })
    expect(selected.at(-1)).toEqual({ name: 'Or', at: { x, y }, radius: 2 })
    const rings = selected.filter(({ name }) => name === undefined)
    expect(rings.map(({ at }) => at)).toEqual([expect.objectContaining({ x, y }), expect.objectContaining({ x, y })])
  })

  it('draws a highlighted value last, bordered by the colour of its class, and its lines once', () => {
    const drawn = scene({ highlight: { kind: 'item', name: 'ANB' } })
    const chips = marks(drawn, 'values').flatMap(mark => (mark.mark === 'label' ? [mark] : []))
    expect(chips.at(-1)?.ref).toEqual({ kind: 'item', name: 'ANB' })
    expect(chips.filter(({ box }) => box?.stroke).map(nameOf)).toEqual(['ANB'])
    const own = marks(drawn, 'lines').filter(({ ref }) => ref?.kind === 'item' && ref.name === 'ANB')
    const lines = own.flatMap(mark => (mark.mark === 'line' ? [JSON.stringify([mark.from, mark.to])] : []))
    expect(lines.length).toBeGreaterThan(0)
    expect(new Set(lines).size).toBe(lines.length)
    expect(own.filter(mark => mark.mark === 'wedge')).toHaveLength(1)
    expect(marks(scene(), 'lines').some(mark => mark.mark === 'wedge')).toBe(false)
  })

  it('has each end of the ruler where it was marked', () => {
    const ends = marks(scene(), 'ruler').flatMap(mark => (mark.mark === 'dot' ? [[mark.ref, mark.at]] : []))
    const { ruler } = templateTracing()
    expect(ends).toEqual([0, 1].map(end => [{ kind: 'ruler', end }, ruler?.ends[end]]))
  })

  it('writes no value over the length of the ruler, wherever that lies', () => {
    const tracing = templateTracing()
    for (const { x, y } of Object.values(tracing.points)) {
      const ends = [
        { x: x - 60, y: y - 200 },
        { x: x - 60, y: y + 200 },
      ] as const
      const drawn = tracingScene(inputOf({ ...tracing, ruler: { ends, mm: 100 } }))
      const [length] = marks(drawn, 'ruler').filter(mark => mark.mark === 'label')
      if (!length) throw new Error('the length is not written')
      for (const value of marks(drawn, 'values').filter(mark => mark.mark === 'label'))
        expect(overlap(markBounds(value, drawn.pixel), markBounds(length, drawn.pixel))).toBe(false)
    }
  })

  it('finds a point under the pointer within 14 screen pixels', () => {
    const drawn = scene()
    const S = templateTracing().points.S ?? { x: 0, y: 0 }
    expect(refAt(drawn, { x: S.x + 20, y: S.y }, 14, ref => ref.kind === 'landmark')?.ref).toEqual({
      kind: 'landmark',
      name: 'S',
    })
    expect(refAt(drawn, { x: S.x, y: S.y - 200 }, 14, ref => ref.kind === 'landmark')).toBeNull()
  })

  it('shows tooth handles only while editing', () => {
    expect(marks(scene(), 'handles')).toEqual([])
    const kinds = marks(scene({ editing: true }), 'handles').flatMap(m =>
      m.ref?.kind === 'tooth' ? [`${m.ref.tooth} ${m.ref.handle}`] : [],
    )
    expect(kinds.sort()).toEqual([
      'L1 rotate',
      'L1 translate',
      'L6 rotate',
      'L6 translate',
      'U1 rotate',
      'U1 translate',
      'U6 rotate',
      'U6 translate',
    ])
  })
})

describe('what nobody traced', () => {
  it('is dashed, and can be left out', () => {
    const curves = marks(scene(), 'outlines').filter(mark => mark.mark === 'curve')
    const dashed = curves.filter(curve => curve.stroke.dash)
    expect(dashed.length).toBeGreaterThan(0)
    expect(dashed.length).toBeLessThan(curves.length)
    const left = marks(scene({ estimatedOutlines: false }), 'outlines').filter(mark => mark.mark === 'curve')
    expect(left).toHaveLength(curves.length - dashed.length)
  })

  it('includes an outline that hangs on an estimated point alone', () => {
    const traced = templateTracing()
    const guessed = (name: 'U1RootTip' | 'U1IncisalTip') => ({
      ...(traced.points[name] ?? { x: 0, y: 0 }),
      origin: 'estimated' as const,
    })
    const points = { ...traced.points, U1RootTip: guessed('U1RootTip'), U1IncisalTip: guessed('U1IncisalTip') }
    const incisor = marks(tracingScene(inputOf({ ...traced, points })), 'teeth').filter(
      m => m.ref?.kind === 'curve' && m.ref.name === 'upper_incisor',
    )
    expect(incisor.length).toBeGreaterThan(0)
    for (const mark of incisor) expect(mark.mark === 'curve' && mark.stroke.dash).toBeTruthy()
  })

  it('is a hollow point when it was estimated, a green one when derived', () => {
    const drawn = tracingScene(inputOf(unsure(10, 'estimated')))
    const fill = (name: string) => marks(drawn, 'points').find(m => m.ref?.kind === 'landmark' && m.ref.name === name)
    expect(fill('Po')).toMatchObject({ stroke: { colour: '#e54d71' } })
    expect(fill('CGo')).toMatchObject({ fill: '#00ff00' })
    expect(fill('S')).toMatchObject({ fill: '#e54d71', radius: 2 })
    expect(fill('R1')).toMatchObject({ radius: 3 })
  })
})

describe('a point of the neck', () => {
  const { points, ...rest } = templateTracing()
  const neck: Tracing = { ...rest, points: { ...points, C3_IA: { x: 300, y: 1800, origin: 'detected', errorPx: 50 } } }
  const drawn = (show: boolean) =>
    tracingScene(inputOf(neck, { show: { ...everything, neck: show } })).layers.flatMap(layer =>
      layer.marks.flatMap(mark => (mark.ref?.kind === 'landmark' && mark.ref.name === 'C3_IA' ? [layer.id] : [])),
    )

  it('is drawn where it is asked for, once, and else not at all', () => {
    expect([drawn(true), drawn(false)]).toEqual([['neck'], []])
  })
})

describe('an unsure point', () => {
  it('has a ring whose radius is its error on the film', () => {
    const ring = marks(tracingScene(inputOf(unsure(26, 'detected'))), 'uncertainty')[0]
    // 26 image pixels at 3 image pixels per screen pixel
    expect(ring).toMatchObject({ mark: 'dot', fill: 'none', stroke: { colour: '#f0b429' } })
    expect(ring?.mark === 'dot' && ring.radius).toBeCloseTo(26 / 3, 10)
  })

  it('begins at 2 mm, and is never one the doctor placed', () => {
    expect(marks(tracingScene(inputOf(unsure(19.9, 'detected'))), 'uncertainty')).toEqual([])
    expect(marks(tracingScene(inputOf(unsure(20.1, 'detected'))), 'uncertainty')).toHaveLength(1)
    expect(marks(tracingScene(inputOf(unsure(50, 'manual'))), 'uncertainty')).toEqual([])
  })
})

describe('a highlighted value', () => {
  const lit = scene({ highlight: { kind: 'item', name: 'ANB' } })

  it('has its lines 2 px wide and a wedge tinted with its class, while other lines step back', () => {
    const own = marks(lit, 'lines').filter(m => m.ref?.kind === 'item' && m.ref.name === 'ANB')
    expect(own.some(m => m.mark === 'line' && m.stroke.width === 2)).toBe(true)
    expect(own.find(m => m.mark === 'wedge')).toMatchObject({ fill: 'rgba(213,218,221,0.16)' })
    for (const plane of marks(lit, 'planes')) expect(plane.mark === 'line' && plane.stroke.opacity).toBeCloseTo(0.54, 10)
  })

  it('shows its label with an edge even when the analysis keeps it in the table only', () => {
    const chip = marks(scene({ highlight: { kind: 'item', name: 'SNA' } }), 'values').find(
      m => m.mark === 'label' && m.ref?.kind === 'item' && m.ref.name === 'SNA',
    )
    expect(chip).toMatchObject({ box: { stroke: { width: 1.2 } } })
  })

  it('leaves nothing behind', () => {
    expect(scene({ highlight: null })).toEqual(scene())
  })
})

describe('value labels on the film', () => {
  it('stand one for each value of the analysis’ list, none on another', () => {
    const chips = marks(scene(), 'values').filter(mark => mark.mark === 'label')
    expect(chips).toHaveLength(abo.texts.length)
    const boxes = chips.map(chip => markBounds(chip, 3))
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false)
    })
  })

  it('keep to the worst four where four are asked for', () => {
    const four = scene({ mostLabels: 4, analysis: { ...abo, texts: abo.items } })
    expect(marks(four, 'values').filter(mark => mark.mark === 'label')).toHaveLength(4)
  })

  it('mark a length as approximate when the scale is assumed', () => {
    const tracing = { ...templateTracing(), ruler: null }
    const evaluation = evaluate(tracing, abo, { dentition: 'permanent', sex: null }, { assumeScale: true })
    const texts = marks(tracingScene(inputOf(tracing, { evaluation })), 'values').flatMap(m =>
      m.mark === 'label' ? [m.runs.map(r => r.text).join('')] : [],
    )
    expect(texts.find(text => text.startsWith('UL-E'))).toMatch(/^UL-E ≈ /)
    expect(texts.find(text => text.startsWith('SNA'))).toMatch(/^SNA 8\d\.\d°/)
  })
})
