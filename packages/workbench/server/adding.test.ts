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
    change: async (row, _, { name }) => {
      rows[row] = name
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
