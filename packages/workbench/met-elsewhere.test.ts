import { expect, it } from 'vitest'
import { metElsewhere } from './met-elsewhere'

it('takes over what another window changed in fields left alone here, and names those changed in both', () => {
  const first = { name: '王小明', phone: '1', notes: '', caseNo: '', birthday: '' }
  const theirs = { ...first, phone: '2', notes: '花生过敏', caseNo: 'A' }
  const met = metElsewhere({ ...first, phone: '3', caseNo: 'A', birthday: '2010-01-01' }, first, theirs)
  expect(met.draft).toEqual({ ...theirs, phone: '3', birthday: '2010-01-01' })
  expect(met.clashes).toEqual(['phone'])
})
