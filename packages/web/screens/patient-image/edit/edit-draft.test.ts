import { noEdit } from '@sella/contract/picture-edit'
import { expect, it } from 'vitest'
import { editLeft } from './edit-draft'

const stored = { ...noEdit, turn: 90 } as const
const turned = { ...stored, tilt: 2, brightness: 10 }
const brighter = { ...stored, contrast: -5 }

it('an edit that was not saved is there again', () => {
  expect(editLeft({ stored, edit: turned }, stored, false)).toEqual(turned)
})

it('not over what another window saved since, and not where it is what is saved or cannot be read', () => {
  expect(editLeft({ stored, edit: turned }, noEdit, false)).toBeNull()
  for (const left of [null, { stored }, { stored, edit: stored }, { stored, edit: { ...turned, turn: 30 } }])
    expect(editLeft(left, stored, false)).toBeNull()
})

it('on a picture with points by now only what leaves its pixels where they are', () => {
  expect(editLeft({ stored, edit: turned }, stored, true)).toBeNull()
  expect(editLeft({ stored, edit: brighter }, stored, true)).toEqual(brighter)
})
