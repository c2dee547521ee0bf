import { expect, it } from 'vitest'
import { givenAgain } from './given'

it('the same password entered again is asked again', () => {
  const first = givenAgain(null, 'a password')
  const second = givenAgain(first, 'a password')
  expect(first).toEqual({ password: 'a password', turn: 1 })
  expect(second).not.toEqual(first)
  expect(givenAgain(second, 'another')).toEqual({ password: 'another', turn: 3 })
})
