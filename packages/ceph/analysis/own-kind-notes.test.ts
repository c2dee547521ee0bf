import { expect, it } from 'vitest'
import { combinedKinds, isPointKind, type KindName, pointKinds } from '../kinds'
import { kindNotes } from './own-kind-notes'

it('every kind tells a role for each landmark or operand it takes', () => {
  const counts = Object.fromEntries(Object.entries(kindNotes).map(([kind, { roles }]) => [kind, roles.length]))
  const takes = (kind: KindName) => (isPointKind(kind) ? pointKinds[kind].takes : combinedKinds[kind].combines[1])
  expect(counts).toEqual(
    Object.fromEntries(
      ([...Object.keys(pointKinds), ...Object.keys(combinedKinds)] as KindName[]).map(kind => [kind, takes(kind)]),
    ),
  )
})
