import { expect, it } from 'vitest'
import { offeredViews } from './offered-views'

const [model, photograph] = [{}, {}]

it('models are seen from every side', () => {
  const on = { upper: 'surface', lower: 'surface' } as const
  expect(offeredViews({ models: { upper: model, lower: model }, on })).toEqual([
    'upper',
    'lower',
    'both',
    'front',
    'left',
    'right',
  ])
})

it('photographs only onto the chewing surfaces, beside a model from the sides too', () => {
  const models = { upper: photograph, lower: photograph }
  expect(offeredViews({ models, on: { upper: 'photo', lower: 'photo' } })).toEqual(['upper', 'lower', 'both'])
  expect(offeredViews({ models, on: { upper: 'photo', lower: 'surface' } })).toContain('left')
})

it('an arch that is not there is no view, whatever it would be read on', () => {
  const on = { upper: 'photo', lower: 'surface' } as const
  expect(offeredViews({ models: { upper: photograph }, on })).toEqual(['upper', 'both'])
})
