import { movesFilms } from '@sella/contract/access/needs'
import { expect, test } from 'vitest'
import type { Handlers } from '../http/handlers'
import { waking } from './waking'

const asking = { doctor: 'her' } as never

/** Handlers that do nothing, except one that is refused, and whom their calls wake. */
const woken = async (name: keyof Handlers, refused = false): Promise<readonly string[]> => {
  const heard: string[] = []
  const handler = async () => {
    if (refused) throw new Error('refused')
    expect(heard).toEqual([])
    return {}
  }
  const handlers = waking({ [name]: handler } as unknown as Handlers, doctor => heard.push(doctor))
  await (handlers[name] as (input: unknown, asking: never) => Promise<unknown>)({}, asking).catch(() => undefined)
  return heard
}

test('what a tracing, its film or a setting of measurements may have changed is read again, after the change', async () => {
  const records = ['timebarUpdate', 'timebarDelete', 'timebarRestore', 'patientUpdate', 'overconfigUpdate'] as const
  const films = ['imageUpload', 'imageEdit', 'imageDelete', 'imageRestore', 'waitingPlace'] as const
  const hers = ['settingSave', 'rereadAdd', 'rereadDetected', 'rereadDelete', 'rereadDraftClose'] as const
  for (const name of [...records, ...films, ...hers]) expect([name, await woken(name)]).toEqual([name, ['her']])
})

test('so is whatever may take a film from its tracing or lay another one under it', async () => {
  for (const name of movesFilms) expect([name, await woken(name as keyof Handlers)]).toEqual([name, ['her']])
})

test('what changed nothing, or was refused, wakes nobody', async () => {
  expect(await woken('patientGet')).toEqual([])
  expect(await woken('settingSave', true)).toEqual([])
  const heard: string[] = []
  const handlers = waking({ settingSave: async () => ({}) } as unknown as Handlers, doctor => heard.push(doctor))
  await (handlers.settingSave as (input: unknown, asking: never) => Promise<unknown>)({}, {} as never)
  expect(heard).toEqual([])
})
