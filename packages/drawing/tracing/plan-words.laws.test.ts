import type { Point } from '@sella/ceph/geometry/point'
import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { templateFilm } from '@sella/ceph/testing/template-film'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import type { LabelMark, LineMark, Mark } from '../scene/scene'
import { textWidth } from '../scene/text-width'
import { surfaces } from './colours'
import { amountChips } from './plan-amounts'
import { planHandles } from './plan-handles'
import { hasRoom, pinMarks, seenOf } from './plan-pins'
import type { PlanSceneInput } from './plan-scene-input'

const [width, height] = [2400, 2600]
const start = ruledTracing(templateFilm(), 100)
const mirrored: Tracing = {
  ...start,
  points: Object.fromEntries(Object.entries(start.points).map(([name, at]) => [name, { ...at, x: width - at.x }])),
}
const moves: Plan['moves'] = {
  U1: { ...restingMoves.U1, x: -4.6 },
  U6: { mesial: 1.7, vertical: 0 },
  L1: { ...restingMoves.L1, x: -2 },
  CH: { ...restingMoves.CH, x: 5 },
}

const inputOf = (
  over: Partial<PlanSceneInput> = {},
  film: Tracing = start,
  plan: Plan = { ...emptyPlan, moves },
): PlanSceneInput => {
  const prediction = predict(film, plan)
  if (prediction.status !== 'predicted') return expect.unreachable('nothing predicted')
  return {
    ...{ width, height, start: film, plan, prediction, end: null, pixel: 2, lang: 'en', theme: 'dark' },
    ...{ selected: 'U1', nowOnly: false, handles: true, pins: true, amounts: true },
    ...over,
  }
}

const labels = (marks: readonly Mark[]) => marks.filter((mark): mark is LabelMark => mark.mark === 'label')
const lines = (marks: readonly Mark[]) => marks.filter((mark): mark is LineMark => mark.mark === 'line')
const wordsOf = ({ runs }: LabelMark) => runs.map(({ text }) => text).join('')
/** The width of a label's box, image pixels. */
const wide = ({ runs, box }: LabelMark, pixel: number) =>
  (runs.reduce((sum, { text, weight }) => sum + textWidth(text, 12, weight), 0) + 2 * (box?.padX ?? 0)) * pixel
const handleOf = (input: PlanSceneInput, segment: string): Point => {
  const handle = planHandles(input.prediction, input.plan).find(each => each.segment === segment)
  return handle?.shift ?? handle?.turn ?? expect.unreachable(segment)
}
const segmentOf = (label: LabelMark): string => label.runs[0]?.text.trim() ?? ''

describe('what is moved and how far, in words beside the pieces', () => {
  it('stands once for each piece that is moved, from top to bottom, with a line from its edge to its handle', () => {
    for (const film of [start, mirrored]) {
      const input = inputOf({}, film)
      const marks = amountChips(input)
      const [chips, leaders] = [labels(marks), lines(marks)]
      expect(chips.map(wordsOf).sort()).toEqual(
        ['CH 5.0 mm forward', 'L1 2.0 mm back', 'U1 4.6 mm back', 'U6 1.7 mm mesial'].sort(),
      )
      expect(leaders).toHaveLength(4)
      const way = film === start ? -1 : 1
      chips.forEach((chip, i) => {
        expect(leaders[i]?.to).toEqual(handleOf(input, segmentOf(chip)))
        expect(leaders[i]?.from.y).toBeCloseTo(chip.at.y, 9)
        expect(leaders[i]?.from.x).toBeCloseTo(chip.at.x - (way * wide(chip, 2)) / 2, 6)
        expect(chip.align).toBe('middle')
      })
      expect(leaders.map(({ to }) => to.y)).toEqual(leaders.map(({ to }) => to.y).sort((a, b) => a - b))
    }
  })

  it('stands 30 pixels of the screen behind the rearmost handle, be it a molar that does not move', () => {
    const input = inputOf({}, start, { ...emptyPlan, moves: { U1: { ...restingMoves.U1, x: -3 } } })
    const [leader] = lines(amountChips(input))
    const molar = Math.min(handleOf(input, 'U6').x, handleOf(input, 'L6').x)
    expect(leader?.from.x).toBeCloseTo(molar - 60, 6)
    const left = inputOf({}, mirrored, { ...emptyPlan, moves: { U1: { ...restingMoves.U1, x: -3 } } })
    expect(lines(amountChips(left))[0]?.from.x).toBeCloseTo(width - molar + 60, 6)
  })

  it('never leaves what is seen: the widest ends 8 pixels of the screen from its edge', () => {
    const sight = { left: 1300, right: 2300, top: 0, bottom: 2600 }
    const input = inputOf({ sight })
    const chips = labels(amountChips(input))
    const widest = Math.max(...chips.map(chip => wide(chip, 2)))
    expect(lines(amountChips(input))[0]?.from.x).toBeCloseTo(1300 + 16 + widest, 6)
    const left = inputOf({ sight: { left: 100, right: 1100, top: 0, bottom: 2600 } }, mirrored)
    expect(lines(amountChips(left))[0]?.from.x).toBeCloseTo(1100 - 16 - widest, 6)
  })

  it('keeps its lines 24 pixels of the screen apart, about where their handles are', () => {
    const input = inputOf({ pixel: 5 })
    const marks = amountChips(input)
    const [at, handles] = [labels(marks).map(chip => chip.at.y), lines(marks).map(({ to }) => to.y)]
    const gaps = at.slice(1).map((y, i) => y - (at[i] ?? 0))
    expect(Math.min(...gaps)).toBeCloseTo(120, 6)
    const mean = (all: readonly number[]) => all.reduce((sum, y) => sum + y, 0) / all.length
    expect(mean(at)).toBeCloseTo(mean(handles), 6)
    // Where there is room, each is level with its handle.
    const few = amountChips(inputOf({ pixel: 0.5 }, start, { ...emptyPlan, moves: { U1: moves.U1, CH: moves.CH } }))
    expect(labels(few).map(chip => chip.at.y)).toEqual(lines(few).map(({ to }) => to.y))
  })

  it('outlines the piece that is chosen, and no other', () => {
    const chips = labels(amountChips(inputOf({ selected: 'L1' })))
    for (const chip of chips)
      expect(chip.box?.stroke).toEqual(segmentOf(chip) === 'L1' ? { colour: surfaces.dark.accent, width: 1.2 } : undefined)
  })

  it('is left out where nothing moves, and on a film under 480 pixels of the screen', () => {
    expect(amountChips(inputOf({}, start, emptyPlan))).toEqual([])
    expect(amountChips(inputOf({ pixel: width / 479 }))).toEqual([])
    expect(amountChips(inputOf({ pixel: width / 480 }))).not.toEqual([])
    expect([hasRoom({ width: 480, pixel: 1 }), hasRoom({ width: 479, pixel: 1 })]).toEqual([true, false])
  })
})

describe('how far the skin moves, in words at the edge', () => {
  it('names each point with its own way and range, a line to the point, and the edge in front of the face', () => {
    for (const film of [start, mirrored]) {
      const input = inputOf({}, film)
      const marks = pinMarks(input)
      const [pins, leaders] = [labels(marks), lines(marks)]
      const { skin, tracing } = input.prediction
      const names = { Sn: 'Subnasale', UL: 'UpperLip', LL: 'LowerLip', 'soft B': 'SoftTissueB' } as const
      expect(pins.map(pin => segmentOf(pin))).toEqual(Object.keys(names))
      pins.forEach((pin, i) => {
        const name = names[segmentOf(pin) as keyof typeof names]
        const [predicted, at] = [skin[name], tracing.points[name]]
        const x = predicted?.shift.x ?? Number.NaN
        const way = x > 0 ? 'forward' : 'back'
        expect(pin.runs[1]?.text).toBe(`${Math.abs(x).toFixed(1)} ${way} ±${predicted?.band.x.toFixed(1)} mm`)
        expect(leaders[i]?.from).toMatchObject({ x: at?.x, y: at?.y })
        const right = film === start
        expect([pin.at.x, pin.align]).toEqual(right ? [width - 28, 'end'] : [28, 'start'])
        const text = textWidth(pin.runs[0]?.text ?? '', 12) + textWidth(pin.runs[1]?.text ?? '', 12, 600)
        const edge = (text + 16) * 2 + 16
        expect(leaders[i]?.to.x).toBeCloseTo(right ? width - edge : edge, 6)
        expect(leaders[i]?.to.y).toBe(pin.at.y)
      })
    }
  })

  it('stands level with its point or two lines below the one above', () => {
    const input = inputOf({ pixel: 5 })
    const pins = labels(pinMarks(input))
    const wanted = lines(pinMarks(input)).map(({ from }) => from.y)
    pins.forEach((pin, i) => {
      expect(pin.at.y).toBeCloseTo(Math.max(wanted[i] ?? 0, i === 0 ? 0 : (pins[i - 1]?.at.y ?? 0) + 120), 9)
    })
    expect(pins.some((pin, i) => pin.at.y !== wanted[i])).toBe(true)
    expect(pins[0]?.at.y).toBe(wanted[0])
  })

  it('marks a length whose scale nobody measured', () => {
    const assumed = inputOf({})
    const prediction = { ...assumed.prediction, calibration: { ...assumed.prediction.calibration, provenance: 'assumed' } }
    const pins = labels(pinMarks({ ...assumed, prediction: prediction as PlanSceneInput['prediction'] }))
    expect(pins.every(({ runs }) => runs[1]?.text.startsWith('≈ '))).toBe(true)
    expect(labels(pinMarks(assumed)).some(({ runs }) => runs[1]?.text.includes('≈'))).toBe(false)
  })

  it('leaves out points above and below what is seen, and all of them where less than 480 pixels of the screen are', () => {
    const input = inputOf({})
    const y = (name: 'Subnasale' | 'UpperLip' | 'LowerLip' | 'SoftTissueB') =>
      input.prediction.tracing.points[name]?.y ?? Number.NaN
    const seen = (top: number, bottom: number) =>
      labels(pinMarks({ ...input, sight: { left: 0, right: width, top, bottom } })).map(segmentOf)
    expect(seen(y('UpperLip'), y('LowerLip'))).toEqual(['UL', 'LL'])
    expect(seen(y('UpperLip') + 0.1, y('LowerLip') - 0.1)).toEqual([])
    const wideAs = (least: number, right: number) =>
      pinMarks({ ...input, sight: { left: least, right, top: 0, bottom: height } }).length
    expect(wideAs(600, 600 + 960)).toBe(8)
    expect(wideAs(600, 600 + 958)).toBe(0)
    expect(pinMarks({ ...input, pixel: width / 479 })).toEqual([])
    expect(pinMarks(inputOf({}, start, emptyPlan))).toEqual([])
  })
})

it('what is seen is the part of the sight that the film has', () => {
  const film = { width: 100, height: 80 }
  expect(seenOf(film)).toEqual({ left: 0, right: 100, top: 0, bottom: 80 })
  const inside = { left: 10, right: 90, top: 20, bottom: 70 }
  expect(seenOf({ ...film, sight: inside })).toEqual(inside)
  expect(seenOf({ ...film, sight: { left: -5, right: 120, top: -3, bottom: 99 } })).toEqual(seenOf(film))
})
