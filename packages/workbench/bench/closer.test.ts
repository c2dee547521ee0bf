import { expect, it } from 'vitest'
import { toScreen } from '../canvas/view'
import { closerOn } from './closer'

const stage = { width: 800, height: 600 }
const far = { zoom: 0.25, x: 0, y: 0, turn: 0 }
const fitted = 0.25

it('brings a point to the middle, about four times its region in view', () => {
  const view = closerOn(stage, far, { at: { x: 1200, y: 900 }, errorPx: 25, fitted })
  expect(view.zoom).toBe(3)
  expect(toScreen(view, { x: 1200, y: 900 })).toEqual({ x: 400, y: 300 })
})

it('never enlarges beyond four, nor shows less than the whole film', () => {
  expect(closerOn(stage, far, { at: { x: 9, y: 9 }, errorPx: 0.1, fitted }).zoom).toBe(4)
  expect(closerOn(stage, far, { at: { x: 9, y: 9 }, errorPx: 9999, fitted }).zoom).toBe(fitted)
})

it('stays where the point is well in view already', () => {
  const at = { x: 1200, y: 900 }
  const view = closerOn(stage, far, { at, errorPx: 25, fitted })
  const near = { ...view, x: view.x + 60 }
  expect(closerOn(stage, near, { at, errorPx: 30, fitted })).toBe(near)
  expect(closerOn(stage, { ...view, x: view.x + 390 }, { at, errorPx: 25, fitted })).toEqual(view)
})
