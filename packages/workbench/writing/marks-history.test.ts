import { expect, it } from 'vitest'
import { createMarksHistory } from './marks-history'

/** Letters as marks, five at most; what is restored stands last. */
const letters = () =>
  createMarksHistory(({ base, mine, theirs }) => {
    const [was, own, others] = [base, mine, theirs].map(text => [...(text ?? '')]) as [string[], string[], string[]]
    const removed = was.filter(letter => !own.includes(letter))
    const added = own.filter(letter => !was.includes(letter) && !others.includes(letter))
    const both = [...others.filter(letter => !removed.includes(letter)), ...added].join('')
    return both.length > 5 ? undefined : both || null
  })

it('all marks cleared at once come back as they were, and go again', () => {
  const history = letters()
  history.note('p', { from: 'abc', to: null })
  expect(history.undo('p', null)).toEqual({ marks: 'abc' })
  expect([history.canUndo('p'), history.canRedo('p')]).toEqual([false, true])
  expect(history.redo('p', 'abc')).toEqual({ marks: null })
  expect([history.canUndo('p'), history.canRedo('p')]).toEqual([true, false])
})

it('changes are undone latest first, and what was stored before them never is', () => {
  const history = letters()
  history.note('p', { from: 'a', to: 'ab' })
  history.note('p', { from: 'ab', to: 'b' })
  expect([history.undo('p', 'b'), history.undo('p', 'ab'), history.undo('p', 'a')]).toEqual([
    { marks: 'ab' },
    { marks: 'a' },
    null,
  ])
  expect([history.undo('q', 'a'), history.canUndo('q'), history.canRedo('q')]).toEqual([null, false, false])
})

it('marks that another window stored since stay', () => {
  const history = letters()
  history.note('p', { from: 'ab', to: null })
  expect(history.undo('p', 'x')).toEqual({ marks: 'xab' })
  expect(history.redo('p', 'xab')).toEqual({ marks: 'x' })
})

it('more than a picture holds is not restored, and stays to be undone', () => {
  const history = letters()
  history.note('p', { from: 'abc', to: null })
  expect(history.undo('p', 'vwxyz')).toBeNull()
  expect(history.canUndo('p')).toBe(true)
})

it('a further change leaves nothing to redo', () => {
  const history = letters()
  history.note('p', { from: null, to: 'a' })
  history.undo('p', 'a')
  history.note('p', { from: null, to: 'b' })
  expect([history.redo('p', 'b'), history.undo('p', 'b')]).toEqual([null, { marks: null }])
})
