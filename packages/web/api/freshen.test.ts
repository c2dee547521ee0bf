import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshener } from './freshener'
import { keys } from './queries'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const listening = () => {
  const asked: unknown[] = []
  const { take, stop } = freshener({
    invalidateQueries: async filters => void asked.push(filters?.queryKey),
  })
  return { asked, take, stop }
}
const saved = (caseUuid: string) => ({ type: 'record', uuid: 'r', caseUuid, version: 2 }) as const

test('records of a case that changed elsewhere are asked for once, however many changes come together', () => {
  const { asked, take } = listening()
  for (const caseUuid of ['a', 'a', 'b', 'a']) take(saved(caseUuid))
  expect(asked).toEqual([])
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([['patients'], ['glance'], ['records', 'a'], ['records', 'b']])
  vi.advanceTimersByTime(5000)
  expect(asked).toHaveLength(4)
})

test('a birthday or sex corrected in another window is asked for at once: the open film is judged by it', () => {
  const { asked, take } = listening()
  take({ type: 'patient', uuid: 'a' })
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([['patients'], ['glance'], ['patient', 'a'], ['clinic', 'assigned', 'a']])
  // What is being written of the case is not fetched again with it: the page would be replaced under her hands.
  expect(keys.caseFile('a').slice(0, 2)).not.toEqual(keys.patient('a'))
})

test('own norms and analyses changed in another window are asked for at once: film, lists and what a search found are judged by them', () => {
  const { asked, take } = listening()
  take({ type: 'setting', name: 'own' })
  take({ type: 'analyses' })
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([['patients'], ['glance'], ['setting', 'own'], ['analyses']])
})

test('plans and superimpositions saved in another window are asked for at once: lists and offers go by them', () => {
  const { asked, take } = listening()
  take({ type: 'plans', recordUuid: 'r' })
  take({ type: 'overlaps', caseUuid: 'a' })
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([['plans', 'r'], ['patients'], ['glance'], ['overlaps', 'a']])
})

test('the first opening asks for nothing; after a lost stream everything may have changed', () => {
  const { asked, take } = listening()
  take('open')
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([])
  take('open')
  take(saved('a'))
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([
    ...[['patients'], ['glance'], ['patient'], ['records'], ['overlaps'], ['plans'], ['setting'], ['analyses']],
    ...[['waiting'], ['clinic'], ['clinics']],
  ])
})

test('an archive that came in may have changed anything', () => {
  const { asked, take } = listening()
  take({ type: 'cases' })
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([
    ...[['patients'], ['glance'], ['patient'], ['records'], ['overlaps'], ['plans'], ['setting'], ['analyses']],
    ...[['waiting'], ['clinic'], ['clinics']],
  ])
})

test('messages and jobs are no reason to ask, and nothing is asked after the doctor left', () => {
  const { asked, take, stop } = listening()
  take({ type: 'job', uuid: 'j', recordUuid: 'r', state: 'running', progress: 0.5, step: 'fine' })
  vi.advanceTimersByTime(300)
  take(saved('a'))
  stop()
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([])
})

test('a file from a machine makes the waiting room ask again, and nothing else', () => {
  const { asked, take } = listening()
  take({ type: 'waiting' })
  take({ type: 'waiting' })
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([['waiting']])
})

test('an offer of cases is seen without waiting, and a new role counts at once', () => {
  const { asked, take } = listening()
  take({ type: 'handOver' })
  vi.advanceTimersByTime(300)
  // An open case may have gone to another member.
  expect(asked.splice(0)).toEqual([['patients'], ['patient'], ['clinic']])
  take({ type: 'desk' })
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([['clinic'], ['clinics']])
})
