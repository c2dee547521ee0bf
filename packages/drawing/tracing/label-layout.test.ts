import { expect, it } from 'vitest'
import { anatomyOf } from './anatomy'
import { layoutLabels } from './label-layout'
import { templateFilm, templateTracing } from './testing/template-tracing'

const film = { left: 0, top: 0, right: templateFilm.width, bottom: templateFilm.height }
const layoutOf = (facing: 'right' | 'left', pixel = 2) => ({
  ...{ anatomy: anatomyOf(templateTracing({}, facing), facing), facing, pixel, within: film, obstacles: [], last: {} },
})
const request = { id: 'SNA', width: 80, height: 18, rank: 1 }

it('places labels in screen pixels: where nothing is in the way, on the anchor', () => {
  const [label] = layoutLabels([{ ...request, anchor: { x: 100, y: 60 } }], layoutOf('right'))
  expect(label).toMatchObject({ slot: 0, box: { left: 60, right: 140, top: 51, bottom: 69 } })
})

it('keeps to the film, whose size on the screen depends on the zoom', () => {
  for (const pixel of [1, 2, 4]) {
    const corner = { x: templateFilm.width / pixel - 1, y: templateFilm.height / pixel - 1 }
    const [label] = layoutLabels([{ ...request, anchor: corner }], layoutOf('right', pixel))
    expect((label?.box.right ?? 0) * pixel).toBeLessThanOrEqual(templateFilm.width)
    expect((label?.box.bottom ?? 0) * pixel).toBeLessThanOrEqual(templateFilm.height)
  }
})

it('steps off what must stay clear, in front of the face before behind it', () => {
  const anchor = { x: 300, y: 300 }
  const clear = { left: 2 * 295, right: 2 * 305, top: 2 * 295, bottom: 2 * 305 }
  const [right] = layoutLabels([{ ...request, anchor }], { ...layoutOf('right'), obstacles: [clear] })
  expect(right?.slot).toBeGreaterThan(0)
  const [left] = layoutLabels([{ ...request, anchor }], { ...layoutOf('left'), obstacles: [clear] })
  const middle = (box: { readonly left: number; readonly right: number } | undefined) =>
    ((box?.left ?? 0) + (box?.right ?? 0)) / 2
  expect([middle(right?.box) > 300, middle(left?.box) < 300]).toEqual([true, true])
})

it('avoids every point of the tracing and the line of the skin', () => {
  const layout = layoutOf('right')
  const { points, curves } = layout.anatomy
  const skin = curves.find(({ group }) => group === 'soft_tissue')
  const onSkin = skin?.points[Math.floor(skin.points.length / 2)]
  for (const at of [points.S, onSkin]) {
    if (!at) throw new Error('the template has a sella and a skin')
    const [label] = layoutLabels([{ ...request, anchor: { x: at.x / 2, y: at.y / 2 } }], layout)
    expect(label?.slot).toBeGreaterThan(0)
  }
})
