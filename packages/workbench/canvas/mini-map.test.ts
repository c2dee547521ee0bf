import { expect, it } from 'vitest'
import { miniMap, showsMiniMap, underMiniMap } from './mini-map'
import { centreOn, fit, toScreen } from './view'

const film = { width: 1935, height: 2400 }
const stage = { width: 640, height: 780 }

it('there is no map of a film that is seen whole, and nothing lies under it', () => {
  const whole = fit(film, stage)
  expect(showsMiniMap(whole, film, stage)).toBe(false)
  expect(underMiniMap(whole, film, stage)).toBeNull()
})

it.each([0, 0.3, -Math.PI / 2])('what lies under the map of a film turned by %d covers its corners on the stage', turn => {
  const view = centreOn(stage, { x: 1200, y: 1500 }, { zoom: 1.2, turn })
  const under = underMiniMap(view, film, stage) ?? expect.unreachable()
  const { left, right, top, bottom } = under
  const seen = [left, right].flatMap(x => [top, bottom].map(y => toScreen(view, { x, y })))
  const width = (film.width * miniMap.height) / film.height
  const within = (values: readonly number[], from: number, to: number) => {
    expect(Math.min(...values)).toBeLessThanOrEqual(from + 1e-9)
    expect(Math.max(...values)).toBeGreaterThanOrEqual(to - 1e-9)
  }
  within(
    seen.map(({ x }) => x),
    miniMap.margin,
    miniMap.margin + width,
  )
  within(
    seen.map(({ y }) => y),
    stage.height - miniMap.margin - miniMap.height,
    stage.height - miniMap.margin,
  )
  if (turn === 0) expect(Math.min(...seen.map(({ x }) => x))).toBeCloseTo(miniMap.margin, 6)
})
