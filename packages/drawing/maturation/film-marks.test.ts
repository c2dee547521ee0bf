import { featuresOf } from '@sella/ceph/maturation/features'
import { spineOf } from '@sella/ceph/maturation/spine'
import { expect, it } from 'vitest'
import { paintSvg } from '../scene/paint-svg'
import { featureScale } from './feature-scale'
import { neckBox, neckMarks } from './film-marks'

const colours = { base: '#111111', depth: '#222222', near: '#333333' }
/** Three vertebrae of 100 by 100 pixels, one below the other, their lower borders `deep` pixels hollow. */
const neck = (deep: number) =>
  Object.fromEntries([
    ...[2, 3, 4].flatMap((n, i) => [
      [`C${n}_IP`, { x: 100, y: 200 * i + 100 }],
      [`C${n}_ID`, { x: 150, y: 200 * i + 100 - deep }],
      [`C${n}_IA`, { x: 200, y: 200 * i + 100 }],
    ]),
    ...[3, 4].flatMap((n, i) => [
      [`C${n}_SP`, { x: 100, y: 200 * i + 200 }],
      [`C${n}_SA`, { x: 200, y: 200 * i + 200 }],
    ]),
  ])
const marksOf = (points: Parameters<typeof neckMarks>[0]) => neckMarks(points, { colours, lang: 'en' })
const linesOf = (points: Parameters<typeof neckMarks>[0]) => marksOf(points).filter(({ mark }) => mark === 'line')

it('every lower border has its base line, its depth at the middle and its value above, as it is measured', () => {
  const points = neck(12)
  const marks = marksOf(points)
  const labels = marks.flatMap(mark => (mark.mark === 'label' ? [mark] : []))
  const spine = spineOf(points)
  const notch = spine && featuresOf(spine)?.C3_notch
  expect(notch).toBeCloseTo(0.12, 9)
  expect(labels.map(({ runs }) => runs[0]?.text)).toEqual([
    'C2 notch 0.120 notched',
    'C3 notch 0.120 notched',
    'C4 notch 0.120 notched',
  ])
  expect(labels[0]).toMatchObject({ at: { x: 150, y: 88 - 30 }, align: 'middle' })
  expect(linesOf(neck(-5)).length).toBe(12)
  expect(marksOf(neck(-5)).flatMap(mark => (mark.mark === 'label' ? [mark.runs[0]?.text] : []))[0]).toBe('C2 notch −0.050 flat')
  const [base, depth] = linesOf(points)
  expect(base).toMatchObject({ from: points.C2_IP, to: points.C2_IA, stroke: { colour: colours.base } })
  expect(depth).toMatchObject({ from: { x: 150, y: 100 }, to: points.C2_ID, stroke: { colour: colours.depth, width: 2 } })
})

it('a notch near its limit of 0.07 has a colour of its own, in line and value', () => {
  const colourAt = (deep: number) => marksOf(neck(deep)).flatMap(mark => (mark.mark === 'label' ? [mark.runs[0]?.colour] : []))[0]
  expect([4.9, 5.1, 8.9, 9.1].map(colourAt)).toEqual([colours.depth, colours.near, colours.near, colours.depth])
  // As displayed, 0.050 and 0.090 are near: in the table beside it they stand as near, too.
  for (const deep of [4.94, 4.96, 5, 9, 9.04, 9.06])
    expect([deep, colourAt(deep) === colours.near]).toEqual([deep, featureScale('C2_notch', deep / 100, 0).near])
  expect([4.94, 4.96, 9.04, 9.06].map(colourAt)).toEqual([colours.depth, colours.near, colours.near, colours.depth])
})

it('walls and top of a body are drawn between its points, and nothing to a point that is missing', () => {
  const points = neck(12)
  const bodies = linesOf(points).filter(mark => mark.mark === 'line' && mark.stroke.opacity !== undefined)
  expect(bodies.map(mark => mark.mark === 'line' && [mark.from, mark.to])).toEqual(
    ['C3', 'C4'].flatMap(name =>
      [
        ['IP', 'SP'],
        ['SP', 'SA'],
        ['SA', 'IA'],
      ].map(([from, to]) => [points[`${name}_${from}`], points[`${name}_${to}`]]),
    ),
  )
  const { C3_SP: _, ...rest } = points
  expect(linesOf(rest)).toHaveLength(linesOf(points).length - 2)
  const { C2_ID: __, ...flat } = points
  expect(linesOf(flat)[0]).toMatchObject({ from: points.C2_IP, to: points.C2_IA })
  const { C2_IA: ___, ...open } = points
  expect(linesOf(open).some(mark => mark.mark === 'line' && mark.from === points.C2_IP)).toBe(false)
  expect(marksOf({})).toEqual([])
})

it('the box of the neck holds its points with 18 % of the greater side about them, and no other point of the film', () => {
  expect(neckBox({ ...neck(0), S: { x: 0, y: 0 } })).toEqual({ x: 28, y: 28, width: 244, height: 544 })
  expect([neckBox({}), neckBox({ C2_IP: { x: 1, y: 1 } }), neckBox({ C2_IP: { x: 1, y: 1 }, C3_IP: { x: 1, y: 1 } })]).toEqual([
    null,
    null,
    null,
  ])
  expect(neckBox({ C2_IP: { x: 0, y: 0 }, C4_IA: { x: 0, y: 100 } })).toEqual({ x: -18, y: -18, width: 36, height: 136 })
})

it('the lines of a highlighted feature are stronger and the others step back, on film and not on paper', () => {
  const drawn = (name?: string) =>
    neckMarks(neck(12), { colours, lang: 'en', ...(name ? { highlight: { kind: 'item', name } } : {}) }).flatMap(mark =>
      mark.mark === 'line' ? [mark] : [],
    )
  const strokesOf = (name?: string) => drawn(name).map(({ stroke }) => [stroke.width, stroke.opacity ?? 1])
  const plain = strokesOf()
  const lit = strokesOf('C3_taper')
  const back = drawn().findIndex(mark => mark.ref?.kind === 'item' && mark.ref.name === 'C3_taper')
  expect(lit[back]).toEqual([2, 1])
  expect(lit.filter(([width, opacity]) => width === 2 && opacity === 1)).toHaveLength(2)
  for (const [i, [width, opacity]] of plain.entries())
    if (lit[i]?.[0] === width) expect(lit[i]?.[1]).toBeCloseTo((opacity ?? 1) * 0.6, 9)
  expect(strokesOf('SNA')).toEqual(plain)
})

it.each([
  ['neck', {}],
  ['neck-highlighted', { highlight: { kind: 'item', name: 'C3_shape' } as const }],
])('%s is drawn as when somebody last looked at it', async (name, over) => {
  const marks = neckMarks(neck(6), { colours, lang: 'zh', ...over })
  const drawn = paintSvg(
    { width: 300, height: 600, pixel: 1, layers: [{ id: name, marks }] },
    { fonts: 'IBM Plex Sans', sized: true },
  )
  await expect(`${drawn.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`../golden/maturation/${name}.svg`)
})
