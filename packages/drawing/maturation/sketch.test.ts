import { readFileSync } from 'node:fs'
import { limits } from '@sella/ceph/data/maturation'
import { type Stage, stages } from '@sella/ceph/data/maturation-stages'
import type { Point } from '@sella/ceph/geometry/point'
import { type Features, featuresOf } from '@sella/ceph/maturation/features'
import { type Spine, spineOf } from '@sella/ceph/maturation/spine'
import { stageOf } from '@sella/ceph/maturation/stage'
import { describe, expect, it } from 'vitest'
import { paintSvg } from '../scene/paint-svg'
import type { Mark } from '../scene/scene'
import { ownSpineMarks } from './own-spine'
import { sketchMarks, sketchRows, sketchSize, sketchWidth } from './sketch'

const stroke = { colour: '#000', width: 1 } as const

const pointsOf = (marks: readonly Mark[]): readonly (readonly Point[])[] =>
  marks.flatMap(mark => (mark.mark === 'curve' ? [mark.points] : []))

/** Points of a drawn lower border, from back to front. */
const border = 11

const notchDrawn = (points: readonly Point[], bottom: number): number =>
  (bottom - Math.min(...points.map(({ y }) => y))) / sketchWidth

const bodyDrawn = (points: readonly Point[], bottom: number) => {
  const [rear, front] = [bottom - (points.at(-1)?.y ?? 0), bottom - (points[border]?.y ?? 0)]
  return { notch: notchDrawn(points.slice(0, border), bottom), taper: rear / front, shape: (rear + front) / 2 / sketchWidth }
}

/** The features of a stage's sketch, measured the way a film is. */
const drawnIn = (stage: Stage): Features => {
  const [c2 = [], c3 = [], c4 = []] = pointsOf(sketchMarks(stage, stroke))
  const [second, third, fourth] = sketchRows.bottoms
  const [upper, lower] = [bodyDrawn(c3, third), bodyDrawn(c4, fourth)]
  return {
    ...{ C2_notch: notchDrawn(c2.slice(1, -1), second), C3_notch: upper.notch, C4_notch: lower.notch },
    ...{ C3_taper: upper.taper, C4_taper: lower.taper, C3_shape: upper.shape, C4_shape: lower.shape },
  }
}

describe('the sketch of each stage', () => {
  it.each(stages)('%s shows what its caption says, and no feature near a limit', stage => {
    const features = drawnIn(stage)
    const staging = stageOf(features)
    expect([staging.stage, staging.atypical]).toEqual([stage, false])
    for (const name of ['C2_notch', 'C3_notch', 'C4_notch'] as const)
      expect(Math.abs(features[name] - limits.notch.at)).toBeGreaterThan(0.04)
  })
})

interface Golden {
  readonly case: string
  readonly points: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>
}
const golden = JSON.parse(readFileSync(new URL('../../ceph/golden/maturation.json', import.meta.url), 'utf8')) as {
  readonly spines: readonly Golden[]
}

const spineIn = ({ points }: Golden, move = (p: Point): Point => p): Spine =>
  spineOf(
    Object.fromEntries(
      Object.entries(points).flatMap(([vertebra, parts]) =>
        Object.entries(parts).map(([part, [x, y]]) => [`${vertebra}_${part}`, move({ x, y })]),
      ),
    ),
  ) ?? expect.unreachable()

describe.each([...golden.spines])('the own vertebrae of spine $case', spine => {
  const marks = ownSpineMarks(spineIn(spine), stroke)

  it('stand as a sketch does and measure what the film measures', () => {
    const [, c3 = [], c4 = []] = pointsOf(marks)
    const wanted = featuresOf(spineIn(spine))
    for (const [points, bottom, notch, taper] of [
      [c3, sketchRows.bottoms[1], wanted?.C3_notch, wanted?.C3_taper],
      [c4, sketchRows.bottoms[2], wanted?.C4_notch, wanted?.C4_taper],
    ] as const) {
      const [front, rear] = points.slice(-2)
      const [first, last] = [points[0], points.at(-3)]
      expect([first?.y, last?.y]).toEqual([expect.closeTo(bottom, 6), expect.closeTo(bottom, 6)])
      // The front is on the right.
      expect(last?.x ?? 0).toBeGreaterThan(first?.x ?? 0)
      const length = (last?.x ?? 0) - (first?.x ?? 0)
      expect((bottom - (points[8]?.y ?? 0)) / length).toBeCloseTo(notch ?? Number.NaN, 6)
      const wall = (a: Point | undefined, b: Point | undefined) =>
        Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))
      expect(wall(rear, first) / wall(front, last)).toBeCloseTo(taper ?? Number.NaN, 6)
    }
  })

  it('lie within a sketch, and alike on a mirrored, turned and enlarged film', () => {
    const turn = ({ x, y }: Point): Point => ({ x: -3 * (0.9 * x - 0.2 * y) + 500, y: 3 * (0.2 * x + 0.9 * y) + 40 })
    const turned = pointsOf(ownSpineMarks(spineIn(spine, turn), stroke)).flat()
    pointsOf(marks)
      .flat()
      .forEach(({ x, y }, i) => {
        expect([turned[i]?.x, turned[i]?.y]).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)])
        expect(x > 0 && x < sketchSize.width && y > -1 && y < sketchSize.height).toBe(true)
      })
  })
})

it('vertebrae on different sides of their lower borders are not drawn', () => {
  const { C2, C3, C4 } = spineIn(golden.spines[2] as Golden)
  const down = (at: Point, from: Point): Point => ({ x: at.x, y: 2 * from.y - at.y })
  const fallen = { ...C4, SP: down(C4.SP, C4.IP), SA: down(C4.SA, C4.IA) }
  expect(ownSpineMarks({ C2, C3, C4: fallen }, stroke)).toEqual([])
})

it('sketches and a film’s own vertebrae are drawn as when somebody last looked at them', async () => {
  const rows = [...stages.map(stage => sketchMarks(stage, stroke)), ownSpineMarks(spineIn(golden.spines[2] as Golden), stroke)]
  const layers = rows.map((marks, i) => ({ id: stages[i] ?? 'own', marks }))
  const drawn = paintSvg({ ...sketchSize, pixel: 1, layers }, { fonts: 'IBM Plex Sans', sized: true })
  await expect(`${drawn.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot('../golden/maturation/vertebrae.svg')
})
