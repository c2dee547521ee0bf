import { expect, test } from 'vitest'
import { roleLoss } from './role-loss'

test('a role that ends links or invitations is asked about first, and so is giving up one’s own hold on the clinic', () => {
  const linked = { role: 'orthodontist', opened: 2 } as const
  expect(roleLoss(linked, 'reader', false)).toBe('links')
  expect(roleLoss(linked, 'owner', false)).toBeNull()
  expect(roleLoss({ ...linked, opened: 0 }, 'reader', false)).toBeNull()
  // An owner who becomes an orthodontist may share as before, but invites nobody any more.
  expect(roleLoss({ role: 'owner', opened: 1 }, 'orthodontist', false)).toBe('links')
  expect(roleLoss({ role: 'owner', opened: 0 }, 'orthodontist', false)).toBeNull()
  expect(roleLoss({ role: 'owner', opened: 0 }, 'orthodontist', true)).toBe('managing')
  expect(roleLoss({ role: 'owner', opened: 3 }, 'owner', true)).toBeNull()
})
