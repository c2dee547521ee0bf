import { describe, expect, it } from 'vitest'
import type { SegmentName } from '../data/planning/segments'
import { ruledTracing } from '../testing/ruled-tracing'
import { templateFilm } from '../testing/template-film'
import type { Tracing } from '../tracing/tracing'
import { enteredWords, movementSheet, pieceWords } from './movement-words'
import { emptyPlan, type Moves, restingMoves } from './plan'
import { predict } from './predict'

const start = ruledTracing(templateFilm(), 100)
const predicted = (moves: Moves, film: Tracing = start) => {
  const prediction = predict(film, { ...emptyPlan, moves })
  return prediction.status === 'predicted' ? prediction : expect.unreachable()
}
const moveOf = (segment: SegmentName, fields: Readonly<Record<string, number>>): Moves => ({
  [segment]: { ...restingMoves[segment], ...fields },
})

/** What a positive and a negative amount of each movement are called, in the field's words (plan's frame: x forward, y down). */
const ways: readonly (readonly [readonly SegmentName[], string, readonly [string, string], readonly [string, string]])[] = [
  [['U1', 'L1', 'MX', 'MD', 'CH'], 'x', ['前 2.0 mm', '2.0 mm forward'], ['后 2.0 mm', '2.0 mm back']],
  [['MX', 'MD', 'CH'], 'y', ['下 2.0 mm', '2.0 mm down'], ['上 2.0 mm', '2.0 mm up']],
  [['U1'], 'y', ['伸长 2.0 mm', '2.0 mm extruded'], ['压低 2.0 mm', '2.0 mm intruded']],
  [['L1'], 'y', ['压低 2.0 mm', '2.0 mm intruded'], ['伸长 2.0 mm', '2.0 mm extruded']],
  [['U6'], 'vertical', ['伸长 2.0 mm', '2.0 mm extruded'], ['压低 2.0 mm', '2.0 mm intruded']],
  [['L6'], 'vertical', ['压低 2.0 mm', '2.0 mm intruded'], ['伸长 2.0 mm', '2.0 mm extruded']],
  [['U6', 'L6'], 'mesial', ['近中 2.0 mm', '2.0 mm mesial'], ['远中 2.0 mm', '2.0 mm distal']],
  [['U1'], 'turn', ['舌倾 2.0°', '2.0° retroclined'], ['唇倾 2.0°', '2.0° proclined']],
  [['L1'], 'turn', ['唇倾 2.0°', '2.0° proclined'], ['舌倾 2.0°', '2.0° retroclined']],
  [['MX', 'MD', 'CH'], 'turn', ['前端下降 2.0°', '2.0° front down'], ['前端上抬 2.0°', '2.0° front up']],
  [['MDA'], 'turn', ['张开 2.0°', '2.0° opening'], ['闭合 2.0°', '2.0° closing']],
]

describe.each(ways)('%j by %s', (segments, amount, more, less) => {
  it.each(segments)('%s', segment => {
    const words = (by: number) => enteredWords(segment, moveOf(segment, { [amount]: by }))
    expect(words(2)).toEqual([{ zh: more[0], en: more[1] }])
    expect(words(-2)).toEqual([{ zh: less[0], en: less[1] }])
    expect(words(0.04)).toEqual([])
  })
})

describe('the words are true of the picture', () => {
  const ends = { U1: ['U1IncisalTip', 'U1RootTip'], L1: ['L1IncisalTip', 'L1RootTip'] } as const
  it.each(['U1', 'L1'] as const)('%s that is proclined has its edge go forward of its apex, retroclined back', tooth => {
    for (const turn of [6, -6]) {
      const moves = moveOf(tooth, { turn })
      const { stages } = predicted(moves)
      const [edge, apex] = ends[tooth].map(name => (stages.teeth[name]?.x ?? 0) - (stages.chin[name]?.x ?? 0))
      const [words] = enteredWords(tooth, moves)
      expect(words?.en).toMatch((edge ?? 0) > (apex ?? 0) ? /proclined$/ : /retroclined$/)
    }
  })

  it('a mandible that closes brings the chin up, one that opens down', () => {
    for (const turn of [3, -3]) {
      const moves = moveOf('MDA', { turn })
      const { shifts } = predicted(moves)
      expect(enteredWords('MDA', moves)[0]?.en).toMatch((shifts.Me?.y ?? 0) > 0 ? /opening$/ : /closing$/)
    }
  })
})

describe('the sheet and the short words of a movement', () => {
  it('tell the turn an autorotation came to, not the one entered', () => {
    const moves: Moves = { MDA: { ...restingMoves.MDA, turn: 3, stops: [{ stop: 'molar' }] }, U6: { mesial: 0, vertical: -2 } }
    const prediction = predicted(moves)
    const [, line] = movementSheet(moves, prediction)
    expect(prediction.autorotation.degrees).toBeLessThan(-0.1)
    expect(line).toMatchObject({ segment: 'MDA', part: null, amounts: [{ en: expect.stringMatching(/° closing$/) }] })
    const still: Moves = { MDA: { ...restingMoves.MDA, stops: [{ stop: 'molar' }] } }
    expect(movementSheet(still, predicted(still))).toEqual([{ segment: 'MDA', part: null, amounts: [] }])
  })

  it('name the edge where the apex goes another way, and break a line only between amounts', () => {
    const bodily: Moves = { U1: { ...restingMoves.U1, x: -3, y: 1 } }
    expect(pieceWords('U1', bodily, predicted(bodily))).toEqual({
      zh: '后\u00a03.0\u00a0mm · 伸长\u00a01.0\u00a0mm',
      en: '3.0\u00a0mm\u00a0back · 1.0\u00a0mm\u00a0extruded',
    })
    const tipped: Moves = { L1: { ...restingMoves.L1, turn: -5 } }
    const words = pieceWords('L1', tipped, predicted(tipped))
    expect(words?.zh).toMatch(/^切缘\u00a0后\u00a0[\d.]+\u00a0mm · .*舌倾\u00a05\.0°$/)
    expect(words?.en).toMatch(/^edge\u00a0[\d.]+\u00a0mm\u00a0back · .*5\.0°\u00a0retroclined$/)
    expect(movementSheet(tipped, predicted(tipped)).map(({ part }) => part)).toEqual(['edge', 'apex'])
    // The turn stands with the edge alone.
    expect(movementSheet(tipped, predicted(tipped))[1]?.amounts.some(({ en }) => en.includes('°'))).toBe(false)
  })

  it('are what was entered without a prediction, nothing at rest, and 0 where it prints as none', () => {
    const moves: Moves = { MX: { ...restingMoves.MX, x: 4, turn: 2 }, CH: { ...restingMoves.CH, x: 0.01 }, U1: restingMoves.U1 }
    expect(pieceWords('MX', moves, null)).toEqual({
      zh: '前\u00a04.0\u00a0mm · 前端下降\u00a02.0°',
      en: '4.0\u00a0mm\u00a0forward · 2.0°\u00a0front\u00a0down',
    })
    expect(pieceWords('CH', moves, null)).toEqual({ zh: '0', en: '0' })
    expect([pieceWords('U1', moves, null), pieceWords('L1', moves, null)]).toEqual([null, null])
    expect(enteredWords('L1', moves)).toEqual([])
    const { U1IncisalTip: _, ...points } = start.points
    const upper: Moves = { U1: { ...restingMoves.U1, x: -3 } }
    // Not carried out, for lack of a point or a scale, and said to be so.
    expect(pieceWords('U1', upper, predicted(upper, { ...start, points }))?.en).toBe('3.0\u00a0mm\u00a0back (left out)')
    const molar: Moves = { U6: { mesial: 1.7, vertical: 0 } }
    expect(pieceWords('U6', molar, predicted(molar, { ...start, ruler: null }))?.zh).toBe('近中\u00a01.7\u00a0mm（未计入）')
  })
})
