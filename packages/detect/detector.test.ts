import { expect, test } from 'vitest'
import { detectorOf } from './detector'
import { apply, distance, inverse, type Point } from './film/canonical'
import { otherPoses, type Pose, upright, uprighting } from './passes/film-checks'
import { landmarksIn, numbers, paintedNetwork } from './testing/painted-network'

const WIDE = 256
const HIGH = 320

/**
 * Four greys, one of them covering a quarter, that no rotation, mirroring or inversion maps onto themselves, so the fake network
 * can recognise the pose.
 */
const film = (x: number, y: number) => (y < HIGH / 2 ? (x < WIDE / 2 ? 250 : 200) : x < WIDE / 2 ? 180 : 20)

const network = paintedNetwork(view => {
  const at = (x: number, y: number) => view[y * WIDE + x] as number
  // The canonical view of this film is the film itself, so both passes see the same corners.
  const [a, b, c, d] = [at(40, 40), at(220, 40), at(40, 280), at(220, 280)]
  return a > b && b > c && c > d && c - d > 2 * (a - c)
})

function pictureIn(pose: Pose) {
  const lying = pose.turn === 90 || pose.turn === 270
  const [width, height] = lying ? [HIGH, WIDE] : [WIDE, HIGH]
  const { matrix } = uprighting(width, height, pose)
  const pixels = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = apply(matrix, [i % width, Math.floor(i / width)])
    const grey = film(Math.round(x), Math.round(y))
    return pose.inverted ? 255 - grey : grey
  })
  return { picture: { width, height, pixels }, matrix }
}

for (const pose of [upright, ...otherPoses]) {
  test(`a film that needs ${pose.turn} degrees${pose.mirrored ? ', a mirror' : ''}${pose.inverted ? ', an inversion' : ''} gives its points in its own pixels`, async () => {
    const { picture, matrix } = pictureIn(pose)
    const { checks, landmarks } = await detectorOf('fake', network, numbers).detect(picture)
    expect(checks).toEqual({ isCeph: true, mirrored: pose.mirrored, inverted: pose.inverted, rotated: (360 - pose.turn) % 360 })
    const back = inverse(matrix)
    for (const [i, truth] of landmarksIn(WIDE, HIGH).entries()) {
      const point = landmarks[numbers.order[i] as string]
      expect(distance([point?.x, point?.y] as unknown as Point, apply(back, truth))).toBeLessThan(0.5)
      expect(point?.origin).toBe('detected')
    }
    expect(landmarks.Extra?.origin).toBe('estimated')
  })
}

test('a picture in which no pose shows a head is no cephalogram and has no landmarks', async () => {
  const picture = { width: 300, height: 200, pixels: new Uint8Array(60_000).fill(90) }
  const detection = await detectorOf('fake', network, numbers).detect(picture)
  expect(detection).toEqual({
    model: 'fake',
    checks: { isCeph: false, mirrored: false, inverted: false, rotated: 0 },
    landmarks: {},
  })
})

test('16 bits give the points of 8 bits', async () => {
  const { picture } = pictureIn(upright)
  const deep = { ...picture, pixels: Uint16Array.from(picture.pixels, grey => grey * 16) }
  const [a, b] = await Promise.all([picture, deep].map(p => detectorOf('fake', network, numbers).detect(p)))
  expect(b?.checks).toEqual(a?.checks)
})

test('a scale given in millimetres scales the expected errors', async () => {
  const { picture } = pictureIn(upright)
  const detector = detectorOf('fake', network, numbers)
  const [first, second] = [
    await detector.detect(picture, { mmPerPixel: 0.1 }),
    await detector.detect(picture, { mmPerPixel: 0.2 }),
  ]
  expect((second.landmarks.L3?.expectedErrorMm as number) / (first.landmarks.L3?.expectedErrorMm as number)).toBeCloseTo(2, 6)
})

test('cancelling between two steps ends the detection, and progress never runs backwards', async () => {
  const { picture } = pictureIn(upright)
  const seen: number[] = []
  await detectorOf('fake', network, numbers).detect(picture, { progress: done => seen.push(done) })
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  await expect(detectorOf('fake', network, numbers).detect(picture, { signal: AbortSignal.abort() })).rejects.toThrow()
})

test('on a film that looks like none of those of training every point has a larger error and less confidence', async () => {
  const { picture } = pictureIn(upright)
  const strange = {
    sources: [{ mean: Array(16).fill(9), inverse: Array.from({ length: 16 }, (_, i) => Array(16).fill(0).with(i, 1)) }],
  }
  const usual = await detectorOf('fake', network, numbers).detect(picture)
  const wary = await detectorOf('fake', network, { ...numbers, familiar: { ...strange, from: 1.4, limit: 1.6 } }).detect(picture)
  for (const [name, point] of Object.entries(usual.landmarks)) {
    const same = wary.landmarks[name]
    expect([same?.x, same?.y, same?.origin]).toEqual([point.x, point.y, point.origin])
    expect(same?.expectedErrorPx).toBeCloseTo(1.6 * point.expectedErrorPx, 6)
    expect(same?.confidence ?? 1).toBeLessThan(point.confidence)
  }
})
