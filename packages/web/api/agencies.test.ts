import { expect, it } from 'vitest'
import { withAddedSince } from './agencies'
import { agencyFor, agencyNamed } from './agency-for'

const saved = [
  { uuid: 'a', name: '本院' },
  { uuid: 'b', name: '城西门诊' },
]

it('adds an agency to the list as the server has it now, those of other windows included', async () => {
  const sent: unknown[] = []
  const save = async (rows: readonly { name: string }[]) => {
    sent.push(rows)
    return rows.map((row, i) => ({ uuid: `n${i}`, name: row.name }))
  }
  expect(await agencyFor(' 新门诊 ', { fetch: async () => saved, save })).toBe('n2')
  expect(sent).toEqual([[...saved, { name: '新门诊' }]])
})

it('takes an agency that is there, however it is written, and none for an empty name', async () => {
  const never = () => Promise.reject(new Error('nothing is to be asked'))
  expect(await agencyFor('城西门诊 ', { fetch: async () => saved, save: never })).toBe('b')
  expect(await agencyFor('  ', { fetch: never, save: never })).toBeNull()
})

it('keeps an agency added elsewhere while the list was edited here, and lets one removed here go', () => {
  const now = [...saved, { uuid: 'c', name: '滨江' }]
  expect(withAddedSince([{ uuid: 'a', name: '本院正畸科' }], saved, now)).toEqual([
    { uuid: 'a', name: '本院正畸科' },
    { uuid: 'c', name: '滨江' },
  ])
})

it('adds none twice where the reply to a save was lost, or another window added the same', () => {
  const now = [...saved, { uuid: 'c', name: '滨江' }]
  expect(withAddedSince([{ name: '本院' }, { name: '滨江 ' }, { name: '新' }], saved, now)).toEqual([
    { name: '本院' },
    { uuid: 'c', name: '滨江 ' },
    { name: '新' },
  ])
})

it('knows an agency by its name, whatever its case and spaces', () => {
  const agencies = [{ uuid: '1', name: 'Riverside Clinic' }]
  expect([agencyNamed(' riverside clinic', agencies)?.uuid, agencyNamed('滨江', agencies)]).toEqual(['1', undefined])
})
