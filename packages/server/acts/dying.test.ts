import { actKeyHeader } from '@sella/contract/call'
import { type CallName, calls } from '@sella/contract/calls/index'
import { type Transaction, TransactionBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { type Attempt, ownOnly, reaching } from '../testing/every-call'
import { fill } from '../testing/own'
import { someone } from '../testing/samples'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** What needs a device, a hospital, an archive, or a thing that `fill` does not make. Each stores its reply with its change, or its own tests fail (`acts`, `strict`). */
const elsewhere: ReadonlySet<CallName> = new Set([
  ...(['regist', 'passwordReset', 'clinicFound', 'invitationAccept', 'oidcRegister', 'passkeyAdd'] as const),
  ...(['secondFactorConfirm', 'secondFactorRecovery', 'dicomSend', 'worklistSend', 'rereadDetected'] as const),
  ...(['documentRevoke', 'handOverSettle', 'handOverAdd', 'memberRemove', 'invitationAdd'] as const),
])

const attempts = { ...ownOnly, ...reaching } as unknown as Readonly<
  Record<string, Attempt<CallName> | readonly Attempt<CallName>[]>
>
const wayOf = (name: CallName): Attempt<CallName> => [attempts[name] ?? []].flat()[0] as Attempt<CallName>
/** What needs the bin's case comes before what takes it away. */
const last: readonly CallName[] = [
  'patientRestore',
  'imageDelete',
  'timebarDelete',
  'patientDelete',
  'binEmpty',
  'passwordUpdate',
]
const tried = (Object.keys(calls) as CallName[])
  .filter(name => 'once' in calls[name] && calls[name].once && !elsewhere.has(name) && name !== 'patientErase')
  .sort((a, b) => last.indexOf(a) - last.indexOf(b))

/** Stops a call for as long as a test lasts right after the commit that stores its reply: what a process that dies there leaves behind. */
const death = { at: false, came: 0, end: [] as (() => void)[] }
const execute = TransactionBuilder.prototype.execute
type Work = (tx: Transaction<unknown>) => Promise<unknown>

/** Whether `work` stored the reply of an act. */
const watched = (work: Work) => {
  const seen = { reply: false }
  const through = (tx: Transaction<unknown>) =>
    new Proxy(tx, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          seen.reply ||= key === 'updateTable' && given[0] === 'act'
          return value.apply(target, given)
        }
      },
    })
  return { seen, work: (tx: Transaction<unknown>) => work(through(tx)) }
}

beforeAll(() => {
  TransactionBuilder.prototype.execute = async function (this: TransactionBuilder<unknown>, given) {
    const { seen, work } = watched(given as unknown as Work)
    const result = (await execute.call(this, work as never)) as never
    if (!(death.at && seen.reply)) return result
    death.came += 1
    return new Promise((_, reject) => death.end.push(() => reject(new Error('dead'))))
  }
})
afterAll(() => {
  TransactionBuilder.prototype.execute = execute
})

onEachEngine('a server that dies between an act and its reply', bench => {
  afterAll(() => {
    for (const end of death.end.splice(0)) end()
  })
  const dyingIn = async (doctor: Visitor, name: CallName, input: unknown): Promise<void> => {
    const came = death.came
    death.at = true
    void doctor.ask(name, input).catch(() => undefined)
    await expect.poll(() => `${name} ${death.came}`, { timeout: 10_000 }).toBe(`${name} ${came + 1}`)
    death.at = false
  }

  test('has done it with its reply: who asks another server again gets that, and nothing is done twice', async () => {
    const other: TestBench = await startBench(bench().databaseUrl, { config: { dataFolder: bench().folder } })
    const { token } = await bench().doctor()
    const own = await fill(bench().visitor(token))
    const { db } = bench().server.ports.store
    for (const [at, name] of tried.entries()) {
      const headers = { [actKeyHeader]: `${name}-${at}`.padEnd(16, '0') }
      const input = wayOf(name)(own)
      await dyingIn(bench().visitor(token, headers), name, input)
      const row = await db.selectFrom('act').select('reply').orderBy('at', 'desc').executeTakeFirst()
      expect([name, typeof row?.reply]).toEqual([name, 'string'])
      const again = await other.visitor(token, headers).ask(name, input)
      expect([name, again.status, again.envelope.data?.reason]).toEqual([name, 200, undefined])
      expect(await other.visitor(token, headers).ask(name, input)).toMatchObject({ envelope: again.envelope })
    }
    expect(tried.length).toBeGreaterThan(15)
    await other.server.close()
  })

  test("at a clinic's desk too, and its log has the act once", async () => {
    const other: TestBench = await startBench(bench().databaseUrl, { config: { dataFolder: bench().folder } })
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '甲的诊所', withCases: false })
    const headers = { [actKeyHeader]: 'at-a-clinics-desk' }
    await dyingIn(bench().visitor(owner.token, headers), 'patientAdd', someone('诊所的'))
    const again = other.visitor(owner.token, headers).call('patientAdd', someone('诊所的'))
    // The other server may be about to note it.
    await new Promise(resolve => setTimeout(resolve, 500))
    other.clock.ahead += 11_000
    const { uuid } = await again
    expect((await owner.call('patientGet', {})).rows.map(row => row.uuid)).toEqual([uuid])
    const { rows } = await owner.call('clinicLog', {})
    expect(rows.filter(({ action }) => action === 'patientAdd')).toHaveLength(1)
    await other.server.close()
  })
})
