import { expect, it } from 'vitest'
import { storedChoice } from './stored-choice'

it('porion is placed as on the film until the doctor chooses a definition', () => {
  expect(storedChoice(undefined)).toBe('film')
  expect(storedChoice(null)).toBe('film')
  expect(storedChoice('{"porion":"machine"}')).toBe('machine')
  expect(storedChoice('{"porion":"upper"}')).toBe('film')
})
