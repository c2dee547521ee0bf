import { emptyPlanDocument, type PlanDocument } from '@sella/contract/documents/plan'
import { describe, expect, it } from 'vitest'
import {
  commitPlan,
  isDirty,
  openHistory,
  type PlanHistory,
  previewPlan,
  redoPlan,
  savedPlan,
  shownPlan,
  undoPlan,
} from './plan-history'

const named = (result: string): PlanDocument => ({ ...emptyPlanDocument, result })
const start = openHistory(emptyPlanDocument)
const [a, b, c] = ['a', 'b', 'c'].map(named) as [PlanDocument, PlanDocument, PlanDocument]
const steps = (...documents: readonly PlanDocument[]): PlanHistory =>
  documents.reduce((history, next) => commitPlan(history, next), start)

describe('the history of a plan', () => {
  it('takes steps back in their order and brings them again; a new one ends what could be brought again', () => {
    const back = undoPlan(undoPlan(steps(a, b, c)))
    expect([back.present, back.past, back.future]).toEqual([a, [emptyPlanDocument], [b, c]])
    expect(redoPlan(back)).toMatchObject({ present: b, past: [emptyPlanDocument, a], future: [c] })
    expect(commitPlan(back, c)).toMatchObject({ present: c, past: [emptyPlanDocument, a], future: [] })
  })

  it('does nothing where nothing is left to take back or to bring again, but ends what is previewed', () => {
    expect(undoPlan(previewPlan(start, a))).toEqual(start)
    expect(redoPlan(start)).toBe(start)
    expect(undoPlan(previewPlan(steps(a), b)).preview).toBeNull()
    expect(redoPlan(previewPlan(undoPlan(steps(a)), b))).toMatchObject({ present: a, preview: null })
  })

  it('a document that says the same is no step, though it is another object', () => {
    const same = commitPlan(previewPlan(steps(a), b), { ...a })
    expect(same).toMatchObject({ past: [emptyPlanDocument], present: a, preview: null })
    expect(isDirty(steps({ ...emptyPlanDocument }))).toBe(false)
  })

  it('shows what is previewed, without making it a step', () => {
    const previewed = previewPlan(start, a)
    expect([shownPlan(previewed), shownPlan(previewPlan(previewed, null)), previewed.past]).toEqual([a, emptyPlanDocument, []])
    expect(isDirty(previewed)).toBe(false)
  })

  it('nudges of one target that follow each other are one step; another target, a step between or an undo begins a new one', () => {
    const past = (...keys: (string | null)[]) =>
      keys.reduce((history, key, i) => commitPlan(history, named(`${i}`), key), start).past.length
    expect([past('U1', 'U1', 'U1'), past('U1', 'L1', 'U1'), past('U1', null, 'U1'), past(null, null)]).toEqual([1, 3, 3, 2])
    const back = undoPlan(commitPlan(commitPlan(start, a), b, 'U1'))
    expect(commitPlan(back, c, 'U1').past).toHaveLength(2)
    expect(commitPlan(redoPlan(back), c, 'U1').past).toHaveLength(3)
    expect(commitPlan({ ...start, nudging: 'U1' }, a, 'U1').past).toHaveLength(1)
  })

  it('keeps two hundred steps', () => {
    const many = steps(...Array.from({ length: 203 }, (_, i) => named(`${i}`)))
    expect([many.past.length, many.past[0]]).toEqual([200, named('2')])
  })

  it('is unsaved until the server has what is shown; changes made meanwhile stay unsaved', () => {
    expect([isDirty(start), isDirty(steps(a)), isDirty(undoPlan(steps(a)))]).toEqual([false, true, false])
    expect(isDirty(savedPlan(steps(a), a))).toBe(false)
    expect(isDirty(savedPlan(steps(a, b), a))).toBe(true)
    expect(savedPlan(steps(a, b), a)).toMatchObject({ saved: a, present: b, past: [emptyPlanDocument, a] })
  })
})
