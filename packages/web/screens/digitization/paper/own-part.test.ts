import { expect, it } from 'vitest'
import { ownPart } from './own-part'

it('of a picture opened after another is never that of the one before, printed though it be before its own is fetched', () => {
  const none = { by: undefined, part: null }
  expect(ownPart('film', none)).toBeUndefined()
  expect(ownPart('film', { by: 'film', part: 'neck' })).toBe('neck')
  expect(ownPart('frontal', { by: 'film', part: 'neck' })).toBeUndefined()
  expect(ownPart('frontal', { by: 'film', part: null })).toBeUndefined()
  expect(ownPart('frontal', { by: 'frontal', part: null })).toBeNull()
  expect(ownPart(undefined, { by: 'film', part: 'neck' })).toBeNull()
})
