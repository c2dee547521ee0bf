import { type CallName, calls } from '@sella/contract/calls/index'
import { expect, test, vi } from 'vitest'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { type Attempt, ownOnly, reaching, triedElsewhere } from '../testing/every-call'
import { fill } from '../testing/own'
import { picture } from '../testing/samples'

// Each test makes a hundred calls, some of which make papers.
vi.setConfig({ testTimeout: 180_000 })

/** Calls before a sign-in, the one whose address is its own permission, and those of the staff (chat/chat.test.ts). */
const withoutDoctor: readonly CallName[] = Object.keys(calls).filter(
  name => calls[name as CallName].access !== 'doctor',
) as CallName[]

/** Calls of `ownOnly` that refuse who has nothing of her own, and by what; had they reached another's, they would answer. */
const refusedWithoutOwn: { readonly [K in CallName]?: string } = { rereadExport: 'STUDY_EMPTY' }

const awaiting = (Object.keys(calls) as CallName[]).filter(name => 'awaits' in calls[name])
const doctorCalls = (Object.keys(calls) as CallName[]).filter(name => !withoutDoctor.includes(name) && !awaiting.includes(name))

test('every call of a doctor is tried by another doctor', () => {
  expect([...Object.keys(reaching), ...Object.keys(ownOnly), ...triedElsewhere].sort()).toEqual([...doctorCalls].sort())
})

test(`calls that wait for their feature: ${awaiting.join(', ')}`, () => {
  process.stdout.write(`calls without a handler yet: ${awaiting.map(name => calls[name].path).join(', ')}\n`)
  expect(awaiting.length).toBeLessThanOrEqual(10)
})

onEachEngine('another doctor', bench => {
  test('finds nothing of the first by its uuid, and changes nothing', async () => {
    const first = await bench().doctor('first')
    const own = await fill(first)
    const seen = async () => [
      await first.call('patientFind', { uuid: own.caseUuid }),
      (await first.call('timebarGet', { caseUuid: own.caseUuid })).map(({ photos, ...record }) => [
        record,
        photos.map(({ uuid }) => uuid),
      ]),
      await first.call('analysisList', {}),
      await first.call('agencyGet', {}),
      await first.call('overconfigFind', { caseUuid: own.caseUuid }),
      await first.call('settingGet', { name: 'digitizationSetting' }),
    ]
    const before = await seen()
    const second = await bench().doctor('second')
    for (const [name, attempts] of Object.entries(reaching) as [CallName, readonly Attempt<CallName>[]][])
      for (const attempt of attempts) {
        const { status, envelope } = await second.ask(name, attempt(own), await picture())
        expect([name, status, envelope.data.reason]).toEqual([name, 404, 'NOT_FOUND'])
      }
    expect(await seen()).toEqual(before)
  })

  test('sees only her own where a call lists', async () => {
    const first = await bench().doctor('third')
    const own = await fill(first)
    await bench().doctor('fourth')
    const signIn = async () => bench().visitor((await bench().visitor().call('login', { loginName: 'fourth', password })).token)
    let second = await signIn()
    for (const [name, attempt] of Object.entries(ownOnly) as [CallName, Attempt<CallName>][]) {
      const { status, envelope } = await second.ask(name, attempt(own), await picture())
      const refusal = refusedWithoutOwn[name]
      if (refusal) expect([name, envelope.data.reason]).toEqual([name, refusal])
      else expect([name, status]).toEqual([name, 200])
      const text = JSON.stringify(envelope)
      for (const secret of [...Object.values(own), '甲']) expect(text).not.toContain(secret)
      if (name === 'logout') second = await signIn()
    }
  })

  test('nobody gets anything of a doctor without a token, with a wrong one or with an expired one', async () => {
    const doctor = await bench().doctor('fifth')
    await doctor.call('logout', {})
    for (const name of [...doctorCalls, ...awaiting.filter(call => calls[call].access === 'doctor')])
      for (const token of ['', 'x', 'Bearer', 'a'.repeat(43), doctor.token, `Bearer ${doctor.token}`]) {
        const { status, envelope } = await bench().visitor(token).ask(name, {})
        expect([name, status, envelope.code, envelope.data.reason]).toEqual([name, 401, 401, 'SESSION_EXPIRED'])
      }
  })
})
