import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { draftsIn } from '@sella/workbench/record/draft'
import { expect, it } from 'vitest'
import { draftEntries } from './draft-entries'
import { textsOf } from './entry-texts'

const at = (x: number): Tracing => ({ ...emptyTracing, points: { S: { x, y: 0, origin: 'manual' } } })

/** Windows of one browser, by name. */
const machine = () => {
  const texts = new Map<string, string>()
  const open = new Set<string>()
  const on = {
    kept: (name: string) => texts.get(name) ?? null,
    keep: (name: string, text: string | null) => (text === null ? void texts.delete(name) : void texts.set(name, text)),
  }
  const window = (name: string) => {
    open.add(name)
    const entries = draftEntries(on, name, other => open.has(other))
    const drafts = draftsIn(textsOf(() => entries))
    return {
      trace: (x: number) => drafts.keep('film', { version: 1, at: 1, tracing: at(x) }),
      forget: () => drafts.forget('film'),
      offered: () => drafts.of('film')?.tracing.points.S?.x ?? null,
      elsewhere: () => entries.elsewhere('draft.film'),
    }
  }
  return { on, window, close: (name: string) => open.delete(name) }
}

it('a film traced in two windows has a draft in each: neither is offered, replaced or deleted by the other', () => {
  const { window, close } = machine()
  const [first, second] = [window('one'), window('two')]
  first.trace(3)
  expect([second.offered(), second.elsewhere(), first.elsewhere()]).toEqual([null, true, false])
  second.trace(4)
  expect([first.offered(), second.offered()]).toEqual([3, 4])
  second.forget()
  expect([first.offered(), second.offered()]).toEqual([3, null])
  close('one')
  expect([second.offered(), second.elsewhere()]).toEqual([3, false])
})

it('a draft stored before drafts were separated by window is found', () => {
  const { on, window } = machine()
  draftsIn(on).keep('film', { version: 1, at: 1, tracing: at(7) })
  expect(window('one').offered()).toBe(7)
})
