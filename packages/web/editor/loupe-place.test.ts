import { expect, it } from 'vitest'
import { firstSides, loupeSize, placeLoupe } from './loupe-place'

const stage = { width: 700, height: 800 }

it('stands up and left of the pointer, clear of it', () => {
  const { centre } = placeLoupe({ x: 400, y: 500 }, stage, firstSides)
  expect(centre.x).toBeLessThan(400)
  expect(centre.y).toBeLessThan(500)
  expect(Math.hypot(centre.x - 400, centre.y - 500)).toBeGreaterThan(loupeSize / 2 + 100)
})

it('changes sides at the edge and stays there while the pointer trembles about the border', () => {
  const flipped = placeLoupe({ x: 200, y: 500 }, stage, firstSides)
  expect(flipped.sides.x).toBe(1)
  let sides = flipped.sides
  for (const x of [270, 278, 274, 290, 268]) {
    sides = placeLoupe({ x, y: 500 }, stage, sides).sides
    expect(sides.x).toBe(1)
  }
})

it('lies wholly on the stage wherever the pointer is', () => {
  let sides = firstSides
  for (let x = 5; x < stage.width; x += 15)
    for (let y = 5; y < stage.height; y += 15) {
      const placed = placeLoupe({ x, y }, stage, sides)
      sides = placed.sides
      expect(placed.centre.x - loupeSize / 2).toBeGreaterThanOrEqual(0)
      expect(placed.centre.x + loupeSize / 2).toBeLessThanOrEqual(stage.width)
      expect(placed.centre.y - loupeSize / 2).toBeGreaterThanOrEqual(0)
      expect(placed.centre.y + loupeSize / 2).toBeLessThanOrEqual(stage.height)
    }
})
