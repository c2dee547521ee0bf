import { expect, it } from 'vitest'
import { addingOnce } from './adding'
import { notReached, Refused } from './refused'

/** A server that adds names, gives the first reply again for the same name, and may lose its replies or refuse a name. */
const server = () => {
  const rows: string[] = []
  const state = { loses: 0, refuses: '' }
  const adding = addingOnce<{ name: string }, number>({
    add: async ({ name }) => {
      if (name === state.refuses) throw new Refused(409, 'CASE_NUMBER_TAKEN', '')
      if (!rows.includes(name)) rows.push(name)
      if (state.loses-- > 0) throw notReached()
      return rows.indexOf(name)
    },
    change: async (row, from, { name }) => {
      if (name === state.refuses) throw new Refused(409, 'CASE_NUMBER_TAKEN', '')
      if (rows[row] !== from.name && rows[row] !== name) throw new Refused(409, 'PATIENT_CONFLICT', '')
      rows[row] = name
      if (state.loses-- > 0) throw notReached()
      return row
    },
  })
  return { rows, state, adding }
}

it('adds once what is sent again because its reply was lost', async () => {
  const { rows, state, adding } = server()
  state.loses = 1
  await expect(adding({ name: 'A' })).rejects.toThrow()
  expect([await adding({ name: 'A' }), rows]).toEqual([0, ['A']])
})

it('changes what may have been added where the form holds something else by now', async () => {
  const { rows, state, adding } = server()
  state.loses = 2
  await expect(adding({ name: 'A' })).rejects.toThrow()
  await expect(adding({ name: 'B' })).rejects.toThrow()
  expect(rows).toEqual(['A'])
  await adding({ name: 'C' })
  expect(rows).toEqual(['C'])
  await adding({ name: 'D' })
  expect(rows).toEqual(['C', 'D'])
})

it('adds what is wanted where the first was refused, at once or when asked after', async () => {
  const { rows, state, adding } = server()
  state.refuses = 'A'
  await expect(adding({ name: 'A' })).rejects.toThrow()
  await adding({ name: 'B' })
  state.loses = 1
  await expect(adding({ name: 'C' })).rejects.toThrow()
  state.refuses = 'C'
  await adding({ name: 'D' })
  expect(rows).toEqual(['B', 'C', 'D'])
})

it('adds no second one where the change of what was added is refused', async () => {
  const { rows, state, adding } = server()
  state.loses = 1
  await expect(adding({ name: 'A' })).rejects.toThrow()
  state.refuses = 'B'
  await expect(adding({ name: 'B' })).rejects.toThrow()
  expect([await adding({ name: 'C' }), rows]).toEqual([0, ['C']])
})

it('adds no second one where the reply to that change is lost too, nor takes it for another window’s', async () => {
  const { rows, state, adding } = server()
  state.loses = 1
  await expect(adding({ name: 'A' })).rejects.toThrow()
  state.loses = 0
  const change = adding({ name: 'B' })
  await Promise.resolve()
  state.loses = 1
  await expect(change).rejects.toThrow()
  expect(rows).toEqual(['B'])
  expect([await adding({ name: 'C' }), rows]).toEqual([0, ['C']])
})

it('changes nothing where the form holds again what was added', async () => {
  const { rows, state, adding } = server()
  state.loses = 1
  await expect(adding({ name: 'A' })).rejects.toThrow()
  state.refuses = 'B'
  await expect(adding({ name: 'B' })).rejects.toThrow()
  state.refuses = 'A'
  expect([await adding({ name: 'A' }), rows]).toEqual([0, ['A']])
})
