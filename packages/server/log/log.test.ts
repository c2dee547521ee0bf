import { expect, test } from 'vitest'
import type { DoctorAsking } from '../http/handlers'
import { type BrowserLine, logCalls } from './calls'

const asking = (doctor: string) => ({ doctor }) as DoctorAsking

test('a line of the browser is written with its level and its account, without what may name a case', async () => {
  const lines: BrowserLine[] = []
  const { addLog } = logCalls({ write: line => lines.push(line), now: () => 0 })
  await addLog({ level: 'warn', text: 'measurement error type: x', route: '/studioDigitization?case=1#2' }, asking('a'))
  await addLog({ level: 'error', text: 'y' }, asking('b'))
  expect(lines).toEqual([
    { level: 'warn', text: 'measurement error type: x', route: '/studioDigitization', doctor: 'a' },
    { level: 'error', text: 'y', route: '', doctor: 'b' },
  ])
})

test('an account writes sixty lines a minute and no more, whatever another writes', async () => {
  let at = 0
  const written: BrowserLine[] = []
  const { addLog } = logCalls({ write: line => written.push(line), now: () => at })
  const line = { level: 'info', text: 'x' } as const
  for (let i = 0; i < 60; i += 1) await addLog(line, asking('a'))
  await expect(addLog(line, asking('a'))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await addLog(line, asking('b'))
  at = 60_000
  await addLog(line, asking('a'))
  expect(written.length).toBe(62)
})
