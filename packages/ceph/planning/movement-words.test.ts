import { expect, it } from 'vitest'
import { templateFilm, without } from '../testing/template-film'
import type { Tracing } from '../tracing/tracing'
import { groundsOf } from './grounds'
import { populationWords } from './grounds-words'
import { enteredWords, movementSheet } from './movement-words'
import { emptyPlan, type Moves, restingMoves } from './plan'
import { type Prediction, predict } from './predict'

const points = Object.fromEntries(
  Object.entries(templateFilm()).map(([name, at]) => [name, { ...at, origin: 'manual' as const }]),
)
const ends = [
  { x: 0, y: 0 },
  { x: 0, y: 100 },
] as const
const scaled: Tracing = { points, ruler: { ends, mm: 10 }, fileScale: null }
const bare: Tracing = { points, ruler: null, fileScale: null }

const planned = (start: Tracing, moves: Moves): Prediction => {
  const prediction = predict(start, { ...emptyPlan, moves })
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  return prediction
}
const sheet = (start: Tracing, moves: Moves): readonly string[] =>
  movementSheet(moves, planned(start, moves)).flatMap(({ amounts }) => amounts.map(words => words.zh))

const turned = { U1: { ...restingMoves.U1, turn: 6 }, L1: { ...restingMoves.L1, turn: -4 } }

it('tells no millimetre of a film without a scale: its pixels are none', () => {
  expect(sheet(scaled, turned).join()).toMatch(/mm/)
  expect(sheet(bare, turned)).toEqual(['舌倾 6.0°', '舌倾 4.0°'])
})

it('tells the turn that is carried out where only the millimetres are left out', () => {
  const both = { U1: { ...restingMoves.U1, x: -3, turn: 5 }, MX: { ...restingMoves.MX, x: 4, turn: 3 } }
  expect(planned(bare, both).warnings.map(({ kind }) => kind)).toContain('uncalibrated')
  expect(sheet(bare, both)).toEqual(['舌倾 5.0°', '前端下降 3.0°'])
  const nothing = { U1: { ...restingMoves.U1, x: -3 }, U6: { mesial: 2, vertical: 0 }, MDA: { ...restingMoves.MDA, turn: -2 } }
  expect(movementSheet(nothing, planned(bare, nothing))).toEqual([])
})

it('lists no piece that stays for want of a point', () => {
  const moves = { MX: { ...restingMoves.MX, x: 4, turn: 2 }, CH: { ...restingMoves.CH, x: 3 } }
  const lacking = { ...scaled, points: without(points, 'ANS') as Tracing['points'] }
  expect(planned(lacking, moves).warnings).toContainEqual({ kind: 'missing-points', segment: 'MX', needs: ['ANS'] })
  expect(sheet(lacking, moves)).toEqual(['前 3.0 mm'])
  expect(sheet(scaled, moves)).toEqual(['前 4.0 mm', '前端下降 2.0°', '前 3.0 mm'])
})

it('goes by edge and apex where a turn parts them, and by what is entered where nothing turns', () => {
  const shifted = { U1: { ...restingMoves.U1, x: -4.6, y: 0.6 } }
  expect(sheet(scaled, shifted)).toEqual(['后 4.6 mm', '伸长 0.6 mm', '后 4.6 mm', '伸长 0.6 mm'])
  const both = { U1: { ...shifted.U1, turn: 6 } }
  expect(enteredWords('U1', both).map(words => words.zh)).toEqual(['后 4.6 mm', '伸长 0.6 mm', '舌倾 6.0°'])
  expect(sheet(scaled, both)).not.toContain('后 4.6 mm')
})

it('names a lip as a whole only where all its points rest on the same people', () => {
  const { skin } = planned(scaled, { MD: { ...restingMoves.MD, x: 5 } })
  const lines = populationWords(groundsOf(skin, emptyPlan)).map(words => words.zh)
  expect(lines.join()).toMatch(/[：、]颏/)
  expect(lines.join()).not.toMatch(/软组织颏前点/)
  const { SoftTissueMe: _, ...without } = skin
  expect(
    populationWords(groundsOf(without, emptyPlan))
      .map(words => words.zh)
      .join(),
  ).not.toMatch(/[：、]颏/)
})
