import { expect, test } from 'vitest'
import { type FilingBegun, type FilingPorts, placeForWaiting } from './file-waiting'

const goal = { at: 'new', name: '陈一', birthday: '2012-03-04', sex: null, caseNo: '' } as const
const record = { at: 'new', day: '2026-03-01', type: 1 } as const

/** A server that counts what it is asked for, and can fail at one of its calls. */
const desk = () => {
  const calls: string[] = []
  let begun: FilingBegun = {}
  let fails = ''
  const did = async <T>(call: string, answer: T): Promise<T> => {
    if (call.startsWith(fails) && fails) throw new Error('away')
    calls.push(call)
    return answer
  }
  const ports: FilingPorts = {
    addCase: as => did(`addCase ${as.name}`, 'case'),
    changeCase: (uuid, from, to) => did(`changeCase ${uuid} ${from.name} ${to.name}`, undefined),
    addRecord: fields => did(`addRecord ${fields.caseUuid} ${fields.day}`, { uuid: `record of ${fields.caseUuid}`, version: 1 }),
    changeRecord: (_, version, fields) => did(`changeRecord ${version} ${fields.day}`, version + 1),
    nameOf: uuid => did(`nameOf ${uuid}`, `患者 ${uuid}`),
    onBegun: now => {
      begun = now
    },
  }
  return {
    calls,
    failAt: (call: string) => {
      fails = call
    },
    file: (wish: Partial<Parameters<typeof placeForWaiting>[1]> = {}) => placeForWaiting(ports, { goal, record, begun, ...wish }),
  }
}

test('a case and a record that an attempt has added are not added again', async () => {
  const { calls, file, failAt } = desk()
  failAt('addRecord')
  await expect(file()).rejects.toThrow('away')
  failAt('')
  expect(await file()).toEqual({ caseUuid: 'case', recordUuid: 'record of case', patient: '陈一' })
  expect(await file()).toEqual({ caseUuid: 'case', recordUuid: 'record of case', patient: '陈一' })
  expect(calls).toEqual(['addCase 陈一', 'addRecord case 2026-03-01'])
})

test('what is corrected between two attempts changes what the first has added', async () => {
  const { calls, file } = desk()
  await file()
  await file({ goal: { ...goal, name: '陈二' }, record: { ...record, day: '2026-04-02' } })
  await file({ goal: { ...goal, name: '陈二' }, record: { ...record, day: '2026-05-03' } })
  expect(calls.slice(2)).toEqual(['changeCase case 陈一 陈二', 'changeRecord 1 2026-04-02', 'changeRecord 2 2026-05-03'])
})

test('a record added for one case is not that of another, and a chosen one adds nothing', async () => {
  const { calls, file } = desk()
  await file()
  expect(await file({ goal: { at: 'case', uuid: 'x' } })).toEqual({ caseUuid: 'x', recordUuid: 'record of x', patient: '患者 x' })
  const chosen = { goal: { at: 'case', uuid: 'x' }, record: { at: 'record', uuid: 'r' } } as const
  expect(await file(chosen)).toEqual({ caseUuid: 'x', recordUuid: 'r', patient: '患者 x' })
  expect(calls).toEqual(['addCase 陈一', 'addRecord case 2026-03-01', 'addRecord x 2026-03-01', 'nameOf x', 'nameOf x'])
})

test('is said to be filed with the case it is filed in, whoever the file names; a name that cannot be asked stops nothing', async () => {
  const { file, failAt } = desk()
  const chosen = { goal: { at: 'case', uuid: 'x' }, record: { at: 'record', uuid: 'r' } } as const
  expect((await file(chosen)).patient).toBe('患者 x')
  failAt('nameOf')
  expect(await file(chosen)).toEqual({ caseUuid: 'x', recordUuid: 'r', patient: null })
})
