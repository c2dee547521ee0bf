import type { UserInfo } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { afterSaved, draftOf, inputOf, isOtherContact, metIn } from './profile-form'

const saved: UserInfo = {
  userId: 'd',
  userName: '林医生',
  loginName: 'lin',
  phone: '555',
  email: null,
  avatarUrl: null,
  age: 40,
  role: 'doctor',
}

it('fields left alone follow what another window saved; one changed in both is named and stays as typed', () => {
  const draft = { ...draftOf(saved), userName: '林主任', age: '41' }
  const { draft: fields, clashes } = metIn(draft, { ...saved, phone: '777', age: 42 })
  expect(fields).toEqual({ userName: '林主任', phone: '777', email: '', age: '41' })
  expect(clashes).toEqual(['age'])
})

it('a telephone that another window changed asks for no password here', () => {
  const now = { ...saved, phone: '777' }
  const { draft: fields } = metIn({ ...draftOf(saved), userName: '林主任' }, now)
  expect(isOtherContact(fields, now)).toBe(false)
  expect(inputOf({ ...fields, password: '' }, now)).toEqual({
    userName: '林主任',
    phone: '777',
    email: null,
    age: 40,
    from: { userName: '林医生', phone: '777', email: null, age: 40 },
  })
})

it('what is typed while the profile is being saved stays; what was sent is no change any more', () => {
  const sent = { ...draftOf(saved), userName: ' 林主任 ', password: 'secret' }
  const answer = { ...saved, userName: '林主任', phone: '777' }
  expect(afterSaved(sent, sent, answer)).toEqual(draftOf(answer))
  expect(afterSaved(sent, { ...sent, email: 'lin@clinic.test' }, answer)).toEqual({
    ...draftOf(answer),
    email: 'lin@clinic.test',
  })
})
