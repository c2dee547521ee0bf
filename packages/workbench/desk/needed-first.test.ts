import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { expect, it } from 'vitest'
import type { Choice } from '../open/choice'
import { filmSubjectWith } from '../subjects/film-subject'
import { neededFirst, neededPoints } from './needed-first'

const filmSubject = filmSubjectWith(() => undefined)

const choiceOf = (part: string): Choice => {
  const analysis = builtInAnalyses.find(({ name }) => name.includes(part))
  if (!analysis) throw new Error(`no ${part}`)
  return {
    analysis,
    customItems: {},
    overrides: {},
    patient: { birthday: null, sex: null },
    record: { createday: '', ageGroup: null },
  } as Choice
}

it('the points of the chosen analysis come first, in their order; none is lost or asked for twice', () => {
  const all = builtInAnalyses.map(({ name }) => neededFirst(filmSubject, choiceOf(name)))
  for (const order of all) expect(order.toSorted()).toEqual([...filmSubject.order].sort())
  const tweed = neededPoints(filmSubject, choiceOf('Tweed'))
  // Gonion by its bisector, which needs Ar, is only drawn: no value is measured by it.
  expect(new Set(tweed)).toEqual(new Set(['Po', 'Or', 'Go', 'Me', 'L1IncisalTip', 'L1RootTip']))
  expect(neededFirst(filmSubject, choiceOf('Tweed')).slice(0, tweed.length)).toEqual(tweed)
})
