import { expect, test } from 'vitest'
import { roleLoss, stopsMachines } from './role-loss'

test('a role that ends links or invitations is asked about first, and so is giving up one’s own hold on the clinic', () => {
  const linked = { role: 'orthodontist', opened: 2, machines: [] } as const
  expect(roleLoss(linked, 'reader', false)).toBe('links')
  expect(roleLoss(linked, 'owner', false)).toBeNull()
  expect(roleLoss({ ...linked, opened: 0 }, 'reader', false)).toBeNull()
  // An owner who becomes an orthodontist may share as before, but invites nobody any more.
  expect(roleLoss({ role: 'owner', opened: 1, machines: [] }, 'orthodontist', false)).toBe('links')
  expect(roleLoss({ role: 'owner', opened: 0, machines: [] }, 'orthodontist', false)).toBeNull()
  expect(roleLoss({ role: 'owner', opened: 0, machines: [] }, 'orthodontist', true)).toBe('managing')
  expect(roleLoss({ role: 'owner', opened: 3, machines: [] }, 'owner', true)).toBeNull()
})

test('the machines that send by an owner’s tokens stop when she manages no more, and are asked about by name', () => {
  const owner = { role: 'owner', opened: 0, machines: ['侧位机'] } as const
  expect(roleLoss(owner, 'orthodontist', false)).toBe('links')
  expect(stopsMachines(owner, 'orthodontist')).toEqual(['侧位机'])
  expect([roleLoss(owner, 'owner', false), stopsMachines(owner, 'owner')]).toEqual([null, []])
})
