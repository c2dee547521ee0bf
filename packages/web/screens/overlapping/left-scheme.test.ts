import { changed, draftText, inHand } from '@sella/workbench/superimposing/in-hand'
import { newScheme } from '@sella/workbench/superimposing/scheme-edits'
import { expect, it } from 'vitest'
import { draftEntries } from '../../memory/draft-entries'
import { textsOf } from '../../memory/entry-texts'
import { leftScheme } from './left-scheme'

const scheme = newScheme('甲', ['1', '2'])
const hand = changed(inHand(scheme, scheme), { ...scheme, overFun: 'sn' })

/** The texts of one machine, as two windows of it see them. */
const machine = () => {
  const texts = new Map<string, string>()
  const open = new Set(['first', 'second'])
  const kept = (name: string) => texts.get(name) ?? null
  const keep = (name: string, text: string | null) => void (text === null ? texts.delete(name) : texts.set(name, text))
  const inWindow = (name: string) =>
    leftScheme('c', { windows: textsOf(() => draftEntries({ kept, keep }, name, each => open.has(each))), former: kept })
  return { keep, open, first: inWindow('first'), second: inWindow('second') }
}

it('unsaved work of one window is neither taken nor given up by another that is open, and taken over from one that is closed', () => {
  const { open, first, second } = machine()
  first.keep(hand)
  expect(second.of()).toBeNull()
  second.keep(inHand(scheme, scheme))
  expect(first.of()?.scheme).toEqual(hand.scheme)
  open.delete('first')
  expect(second.of()?.scheme).toEqual(hand.scheme)
})

it('what a page left that did not tell windows apart is there again, until it is saved', () => {
  const { keep, first } = machine()
  keep('overlap.c', draftText(hand))
  expect(first.of()?.scheme).toEqual(hand.scheme)
  first.keep(inHand(scheme, scheme))
  expect(first.of()).toBeNull()
})
