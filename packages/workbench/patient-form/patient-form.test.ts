import type { PatientRow } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { type Draft, draftOf, emptyDraft, errorsIn, inputOf, likelySame } from './patient-form'

const draft = (part: Partial<Draft>): Draft => ({ ...emptyDraft, name: '林知夏', ...part })
const row = (part: Partial<PatientRow>): PatientRow => ({
  uuid: 'a',
  name: '林知夏',
  sex: null,
  birthday: null,
  caseNo: '',
  agency: null,
  phone: null,
  notes: null,
  favorite: false,
  createdAt: '',
  updatedAt: '',
  records: [],
  tags: [],
  nextVisit: null,
  nextVisitFor: '',
  ...part,
})

describe('the form of a case', () => {
  it('needs a name and a birthday that exists and is not to come', () => {
    expect(errorsIn(draft({}), '2025-06-18')).toEqual([])
    expect(errorsIn(draft({ name: '  ' }), '2025-06-18')).toEqual(['name'])
    expect(errorsIn(draft({ birthday: '2009-02-30' }), '2025-06-18')).toEqual(['birthday'])
    expect(errorsIn(draft({ birthday: '20250619' }), '2025-06-18')).toEqual(['future'])
  })

  it('sends empty fields as not given and a day in one form', () => {
    expect(inputOf(draft({ birthday: '2009/4/5', phone: ' ', caseNo: ' OR-1 ' }), null)).toEqual({
      name: '林知夏',
      sex: null,
      birthday: '2009-04-05',
      caseNo: 'OR-1',
      agencyUuid: null,
      phone: null,
      notes: null,
    })
  })

  it('takes a birthday of today, with spaces around it', () => {
    expect(errorsIn(draft({ birthday: ' 2025-06-18 ' }), '2025-06-18')).toEqual([])
    expect(errorsIn(draft({ birthday: '  ' }), '2025-06-18')).toEqual([])
    expect(inputOf(draft({ name: ' 林知夏 ', sex: 'female' }), 'g')).toMatchObject({
      name: '林知夏',
      sex: 'female',
      agencyUuid: 'g',
    })
  })

  it('law: what a stored case is edited from sends the case as it was', () => {
    const facts = { sex: 'male', birthday: '2009-04-05', caseNo: 'OR-1', phone: '13800000000', notes: '双突' } as const
    const full = row({ ...facts, agency: { uuid: 'g', name: '滨江' } })
    expect(draftOf(full)).toEqual({ name: '林知夏', ...facts, agency: '滨江' })
    expect(inputOf(draftOf(full), 'g')).toEqual({ name: '林知夏', ...facts, agencyUuid: 'g' })
    expect(draftOf(row({}))).toEqual(draft({}))
    expect(inputOf(draftOf(row({})), null)).toMatchObject({ sex: null, birthday: null, phone: null, notes: null })
  })
})

describe('the duplicate warning', () => {
  it('names a case with the same name, unless both birthdays are known and differ', () => {
    const rows = [
      row({ uuid: 'no birthday' }),
      row({ uuid: 'same', birthday: '2009-04-05' }),
      row({ uuid: 'other', birthday: '2001-01-01' }),
    ]
    expect(likelySame(draft({ birthday: '2009-04-05' }), rows, null).map(each => each.uuid)).toEqual(['no birthday', 'same'])
  })

  it('names a case with the same number, and never the case itself', () => {
    const rows = [row({ uuid: 'x', name: '别人', caseNo: 'or-7' }), row({ uuid: 'self', caseNo: 'OR-7' })]
    expect(likelySame(draft({ caseNo: 'OR-7' }), rows, 'self').map(each => each.uuid)).toEqual(['x'])
  })

  it('reads names and numbers as people type them, and no empty one', () => {
    const rows = [row({ uuid: 'x', name: 'Anna Lind', caseNo: 'OR-7' }), row({ uuid: 'y', name: '', caseNo: '' })]
    expect(likelySame(draft({ name: ' anna LIND ' }), rows, null).map(each => each.uuid)).toEqual(['x'])
    expect(likelySame(draft({ name: ' ', caseNo: ' or-7 ' }), rows, null).map(each => each.uuid)).toEqual(['x'])
    const born = [row({ uuid: 'z', birthday: '2001-01-01' })]
    expect(likelySame(draft({}), born, null).map(each => each.uuid)).toEqual(['z'])
  })

  it('is silent about names that merely contain each other', () => {
    expect(likelySame(draft({ name: '林知' }), [row({})], null)).toEqual([])
  })
})
