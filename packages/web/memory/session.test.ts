import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserStorage } from '../testing/browser-storage'
import {
  brokenOff,
  comeBackTo,
  expire,
  forgetBrokenOff,
  forgetNamed,
  isBrokenOffOfAnother,
  keep,
  kept,
  lastActive,
  noteActive,
  ownChoice,
  rememberFor,
  setOwnChoice,
  setToken,
  signOut,
} from './session'

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('sessionStorage', browserStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  rememberFor('')
})

it('one doctor’s choices are not those of the next one in this browser', () => {
  rememberFor('li')
  setOwnChoice('analysis', 'Her own')
  rememberFor('zhao')
  expect(ownChoice('analysis')).toBeNull()
  rememberFor('li')
  expect(ownChoice('analysis')).toBe('Her own')
})

it('another doctor at work in a window of her own does not keep this one’s from being locked', () => {
  rememberFor('li')
  noteActive(1000)
  rememberFor('zhao')
  expect(lastActive()).toBe(0)
  noteActive(5000)
  rememberFor('li')
  expect(lastActive()).toBe(1000)
})

it('where an expired session was interrupted is for the doctor it was of, and an address to come back to for anyone', () => {
  rememberFor('li')
  expire('/studioDigitization?case=c')
  expect([brokenOff(), isBrokenOffOfAnother('li'), isBrokenOffOfAnother('zhao')]).toEqual([
    '/studioDigitization?case=c',
    false,
    true,
  ])
  setToken('of the next one')
  expire('/patientFile?case=c')
  expect(isBrokenOffOfAnother('zhao')).toBe(false)
  comeBackTo('/confirm?ticket=t')
  expect([brokenOff(), isBrokenOffOfAnother('zhao')]).toEqual(['/confirm?ticket=t', false])
  for (const leave of [forgetBrokenOff, signOut]) {
    expire('/patientFile?case=c')
    leave()
    expect([brokenOff(), isBrokenOffOfAnother('zhao')]).toEqual([null, false])
  }
})

it('of an erased case nothing stays that was left unsaved, whatever page it was on; what is of others stays', () => {
  rememberFor('zhao')
  keep('overlap.c1', 'hers')
  rememberFor('li')
  const ofCase = ['file.c1', 'overlap.c1', 'report.c1.r1.', 'note.r1', 'record.c1.new', 'models.r1']
  const ofOthers = ['overlap.c2', 'report.c2.r2.', 'profile']
  for (const name of [...ofCase, ...ofOthers]) keep(name, 'unsaved')
  forgetNamed(['c1', 'r1'])
  expect([...ofCase, ...ofOthers].filter(name => kept(name) !== null)).toEqual(ofOthers)
  rememberFor('zhao')
  expect(kept('overlap.c1')).toBe('hers')
})
