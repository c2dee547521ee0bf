import { expect, it, vi } from 'vitest'

it('leaves the rows of the wire their paths, verbs and kinds of body', async () => {
  const checked = (await import('@sella/contract/calls/index')).calls
  vi.resetModules()
  vi.doMock('zod', () => import('./unchecked'))
  const unchecked = (await import('@sella/contract/calls/index')).calls
  const wire = (calls: typeof checked) =>
    Object.entries(calls).map(([name, { path, method, body, reply, access }]) => [name, path, method, body, reply, access])
  expect(unchecked).not.toBe(checked)
  expect(wire(unchecked)).toEqual(wire(checked))
})
