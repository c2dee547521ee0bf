import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { nudged, typed } from './ruler-typing'
import { openSession, type Session, startEditing, undo } from './session'

const ruler = {
  ends: [
    { x: 0, y: 0 },
    { x: 0, y: 100 },
  ] as const,
  mm: 10,
}
const opened = startEditing(openSession({ ...emptyTracing, ruler }))

/** Types a text character by character. */
const typing = (text: string, from: Session = opened): Session => {
  const before = from.present.ruler?.mm ?? 0
  return [...text].reduce((session, _, i) => typed(session, { text: text.slice(0, i + 1), before }), from)
}

const length = (session: Session) => session.present.ruler?.mm

describe('the length of a ruler', () => {
  it('is what was typed, decimals too, as one step of undo', () => {
    const after = typing('12.5')
    expect(length(after)).toBe(12.5)
    expect(length(undo(after))).toBe(10)
  })

  it.each(['1000', '0', '-5', '12.5.5', '100.5', '1e2'])('stays what it was when %s is typed', text => {
    expect(length(typing(text))).toBe(10)
  })

  it('is no concern of a film without a ruler, nor of one that is only looked at', () => {
    expect(length(typed(startEditing(openSession(emptyTracing)), { text: '20', before: 10 }))).toBeUndefined()
    expect(length(typing('20', openSession({ ...emptyTracing, ruler })))).toBe(10)
  })

  it('goes up and down by a millimetre and stays in its range', () => {
    expect(nudged({ text: '12.3', before: 10 }, 1)).toBe('13.3')
    expect(nudged({ text: 'x', before: 10 }, -1)).toBe('9')
    expect([nudged({ text: '100', before: 10 }, 1), nudged({ text: '1.5', before: 10 }, -1)]).toEqual(['100', '1.5'])
  })
})
