import { expect, test } from 'vitest'
import { type CallName, calls } from '../calls/index'
import { needOf } from './need-of'
import { needs } from './needs'
import { actions, clinicRoles, may, roleMay } from './roles'

test('every call of a signed-in doctor states what it needs, and no other call does', () => {
  const hers = (Object.keys(calls) as CallName[]).filter(name => calls[name].access === 'doctor')
  expect(Object.keys(needs).toSorted()).toEqual(hers.toSorted())
})

test('each role may what the one after it may: none has a leave that a higher one lacks', () => {
  const given = clinicRoles.map(role => actions.filter(action => may(role, action)))
  for (const [i, some] of given.entries()) for (const action of some) expect(given[i - 1] ?? actions).toContain(action)
  expect(given[0]).toEqual([...actions])
  expect(roleMay.reader.see).toBe('assigned')
})

test('a call that decides by its input: dates are filed, points are traced; judging settings are the clinic’s, others one’s own', () => {
  const save = { uuid: 'u', caseUuid: 'c', version: 1 }
  expect(needOf('timebarUpdate', { ...save, type: 2 })).toBe('register')
  for (const points of ['cephPoints', 'facePoints', 'alignment', 'modelReadings'])
    expect(needOf('timebarUpdate', { ...save, [points]: null })).toBe('trace')
  expect(needOf('settingSave', { name: 'userSetting_OwnItems' })).toBe('house')
  expect(needOf('settingGet', { name: 'userSetting_OwnErrors' })).toBe('see')
  expect(needOf('settingSave', { name: 'digitizationSetting' })).toBe('self')
  expect(needOf('login', {})).toBe(null)
})
