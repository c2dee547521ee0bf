import { expect, it } from 'vitest'
import { asSaved, changed, chosenOn, draftIn, draftText, inHand, isDirty, isTouched, storedAs, turned } from './in-hand'
import { newScheme } from './scheme-edits'

const [first, second, third] = ['一', '二', '三'].map(name => newScheme(name, ['a', 'b'])) as [
  ReturnType<typeof newScheme>,
  ReturnType<typeof newScheme>,
  ReturnType<typeof newScheme>,
]
const state = (hand: ReturnType<typeof inHand>) => [isDirty(hand), isTouched(hand)]

it('a saved scheme is unsaved work once it is changed, and none again when the change is undone', () => {
  const saved = inHand(first, first)
  const hand = changed(saved, second)
  expect([state(saved), state(hand), state(turned(hand, 'past'))]).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ])
})

it('a new scheme is to be saved, but is no work that could be lost until something of it is changed', () => {
  expect([state(inHand(first, null)), state(changed(inHand(first, null), second))]).toEqual([
    [true, false],
    [true, true],
  ])
})

it('changes go back one by one and forth again; nothing lies before the first', () => {
  const hand = changed(changed(inHand(first, first), second), third)
  const back = turned(turned(hand, 'past'), 'past')
  expect([turned(hand, 'past').scheme, back.scheme, turned(back, 'future').scheme]).toEqual([second, first, second])
  expect([turned(back, 'past'), turned(hand, 'future')]).toEqual([back, hand])
})

it('unsaved work comes back with the saved scheme it was based on, without its steps', () => {
  const hand = changed(inHand(first, first), second)
  const left = draftIn(draftText(hand))
  expect(left && [left.scheme.name, left.base?.name, left.past, state(left)]).toEqual(['二', '一', [], [true, true]])
  const fresh = draftIn(draftText(changed(inHand(first, null), second)))
  expect(fresh && [fresh.base, state(fresh)]).toEqual([null, [true, true]])
  expect([draftText(inHand(first, first)), draftText(inHand(first, null)), draftIn(null)]).toEqual([null, null, null])
})

it('what is changed while a scheme is stored stays unsaved work on it, forth or back', () => {
  const begun = changed(inHand(first, first), second)
  const stored = { ...second, cephImgs: { a: 'film.dcm' } }
  expect(storedAs(begun, second, stored)).toEqual(inHand(stored, stored))
  const further = storedAs(changed(begun, third), second, stored)
  expect([further.scheme, further.base, further.past, isTouched(further)]).toEqual([third, stored, [first, second], true])
  const back = storedAs(turned(begun, 'past'), second, stored)
  expect([back.scheme, back.base, turned(back, 'future').scheme]).toEqual([first, stored, second])
})

it('a scheme opened while another is stored stays open as it is', () => {
  const other = changed(inHand(third, null), { ...third, uuids: ['b', 'a'] })
  expect(storedAs(other, second, second)).toBe(other)
})

it('a scheme that another window saved is shown as saved, unless it was changed here, is new or was deleted there', () => {
  const there = { ...first, overFun: 'sn' as const }
  const saved = [third, there]
  const followed = asSaved(inHand(first, first), saved)
  expect([followed.scheme, followed.base, state(followed)]).toEqual([there, there, [false, false]])
  for (const hand of [changed(inHand(first, first), second), inHand(first, null)]) expect(asSaved(hand, saved)).toBe(hand)
  const hand = inHand(first, first)
  for (const others of [[third], [{ ...first }, third]]) expect(asSaved(hand, others)).toBe(hand)
})

it('records chosen in a dialog are work on the scheme it was opened on, though another window saved that one meanwhile', () => {
  const chosen = { name: '一', uuids: ['b', 'a'] }
  const began = inHand(first, first)
  const here = chosenOn(changed(began, { ...first, overFun: 'pp' }), began, chosen)
  expect([here.scheme, here.base]).toEqual([{ ...first, ...chosen, overFun: 'pp' }, first])
  const followed = asSaved(began, [{ ...first, uuids: ['a', 'c'] }])
  const met = chosenOn(followed, began, chosen)
  expect([met.scheme, met.base, state(met)]).toEqual([{ ...first, ...chosen }, first, [true, true]])
})

it('work that is stored by now as it is in hand is no unsaved work', () => {
  const hand = changed(inHand(first, first), { ...first, overFun: 'pp' })
  const stored = { ...hand.scheme, cephImgs: { a: 'a.dcm' } }
  const agreed = asSaved(hand, [stored, third])
  expect([agreed.scheme, agreed.base, agreed.past, state(agreed)]).toEqual([hand.scheme, stored, [first], [false, false]])
})
