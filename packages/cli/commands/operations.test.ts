import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Output } from '@sella/contract/calls/index'
import { type Server, startServer } from '@sella/server/app/main'
import { readConfig } from '@sella/server/config'
import { openData } from '@sella/server/data'
import { demoCases } from '@sella/server/demo/cases'
import { demoDoctor, demoSignIn } from '@sella/server/demo/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Command, Refused, WrongUsage } from '../command'
import { backup } from './backup'
import { check } from './check'
import { demo } from './demo'
import { exportCommand } from './export'
import { importCommand } from './import'
import { restore } from './restore'

let folder = ''
let data = ''
let server: Server
const post = async (call: string, input: unknown, token = ''): Promise<Record<string, string>> => {
  const reply = await fetch(`${server.address}/portal/${call}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', authorization: token },
  })
  return ((await reply.json()) as { data: Record<string, string> }).data
}

const patientOf = (name: string, caseNo: string) => {
  const rest = { sex: null, birthday: null, agencyUuid: null, phone: null, notes: null }
  return { name, caseNo, ...rest }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-operations-'))
  data = join(folder, 'data')
  server = await startServer(
    readConfig({ HOST: '127.0.0.1', PORT: '0', SELLA_DATA: data, SELLA_LOG: 'silent', NODE_ENV: 'test' }),
  )
  const account = { password: 'correct horse', userName: 'x', phone: '+86 571 5550 0100' }
  const { token } = await post('login/regist', { loginName: 'first', ...account })
  await post('login/regist', { loginName: 'second', ...account })
  await post('patient/add', patientOf('王小明', '1'), token)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const run = async (command: Command, ...args: readonly string[]): Promise<string> => {
  let printed = ''
  const out = (text: string): void => {
    printed += text
  }
  await command.run({ args, root: '.', out, err: () => undefined })
  return printed
}

it('an account goes from one login to another while the server runs, and the file is for its owner only', async () => {
  const file = join(folder, 'account.zip')
  await run(exportCommand, '--data', data, '--user', 'First', '-o', file)
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(await run(importCommand, file, '--data', data, '--user', 'second')).toContain('1 cases, 0 records')
  await expect(run(importCommand, file, '--data', data, '--user', 'second')).rejects.toThrow('1 with the same name and birthday')
})

it('a backup of a running server restores into an empty folder, and the check finds it sound', async () => {
  const [file, fresh] = [join(folder, 'backup.zip'), join(folder, 'fresh')]
  await run(backup, '--data', data, '-o', file)
  await run(restore, file, '--data', fresh)
  expect(await run(check, '--data', fresh)).toBe('0 originals looked at\n')
  const opened = await openData({ dataFolder: fresh, databaseUrl: null })
  const names = await opened.store.db.selectFrom('patient').select('name').execute()
  await opened.close()
  expect(names.map(row => row.name)).toEqual(['王小明', '王小明'])
  await expect(run(restore, file, '--data', fresh)).rejects.toThrow('is not empty')
  const bytes = await readFile(join(fresh, 'sella.sqlite'))
  await writeFile(join(fresh, 'sella.sqlite'), bytes.fill(0x41, 4096, 8192))
  await expect(run(check, '--data', fresh)).rejects.toBeInstanceOf(Refused)
})

it('a restored backup opens no session that may have ended since, and says what else it opens again', async () => {
  const account = { password: 'correct horse', userName: 'x', phone: '+86 571 5550 0100' }
  const { token } = await post('login/regist', { loginName: 'lost.laptop', ...account })
  const { uuid: caseUuid } = await post('patient/add', patientOf('李雷', '77'), token)
  const { uuid: recordUuid } = await post('timebar/add', { caseUuid, createday: '2026-01-02T09:30', type: 1 }, token)
  const link = { name: 'x', days: 7, scope: 'see', identity: false, documents: [], caseUuid, records: [recordUuid] }
  await post('share/add', link, token)
  await post('phone/linkAdd', { recordUuid }, token)
  const times = { created_at: '2026-01-01T00:00:00.000Z', expires_at: '2999-01-01T00:00:00.000Z' }
  const source = server.ports.store.db
  await source
    .insertInto('qr_sign_in')
    .values({ ticket_hash: 't', secret_hash: 's', doctor_id: null, agent: '', address: '', ...times })
    .execute()
  await source
    .insertInto('verify_code')
    .values({ uuid: 'v', login_key: 'k', doctor_id: null, code_hash: 'h', attempts: 0, ...times })
    .execute()
  await source.insertInto('oidc_visit').values({ key_hash: 'o', content: '{}', expires_at: times.expires_at }).execute()
  await source.insertInto('passkey_question').values({ challenge: 'c', doctor_id: null, expires_at: times.expires_at }).execute()
  await source.insertInto('act').values({ name: 'a', reply: null, at: times.created_at }).execute()
  const [file, again] = [join(folder, 'before.zip'), join(folder, 'again')]
  await run(backup, '--data', data, '-o', file)
  await post('user/logout', {}, token)
  const printed = await run(restore, file, '--data', again)
  expect(printed).toContain('every session ended: everybody signs in again')
  expect(printed).toContain('stop what was stopped since: 1 links of cases, 0 invitations, 0 machine tokens')
  const opened = await openData({ dataFolder: again, databaseUrl: null })
  const { db } = opened.store
  const tables = ['session', 'phone_link', 'qr_sign_in', 'verify_code', 'oidc_visit', 'passkey_question', 'act'] as const
  const rowsOf = (of: typeof db) =>
    Promise.all(tables.map(async table => (await of.selectFrom(table).selectAll().execute()).length))
  const left = await rowsOf(db)
  await opened.close()
  expect(left).toEqual([0, 0, 0, 0, 0, 0, 0])
  // Where the backup came from, nothing has changed.
  expect((await rowsOf(source)).slice(1)).toEqual(expect.not.arrayContaining([0]))
})

it('the demo added beside a running server leaves its uploads in flight alone, and takes none of its work', async () => {
  // She already has all but one of the cases: drawing each film takes seconds (server/demo/demo.test.ts adds them all).
  await demoDoctor(server.ports)
  const { token } = await post('login/login', demoSignIn)
  const missing = 'DEMO-5'
  for (const { name, caseNo } of demoCases.filter(demo => demo.caseNo !== missing))
    await post('patient/add', patientOf(name, caseNo), token)
  // In a container the server has the same process number, so what it is receiving cannot be distinguished from what a dead
  // process left behind.
  const arriving = join(data, 'files', 'arriving', `${process.pid}-upload`)
  await writeFile(arriving, 'half a film')
  expect(await run(demo, '--data', data)).toContain('sign in as demo')
  expect(await readdir(join(data, 'files', 'arriving'))).toEqual([`${process.pid}-upload`])
  await rm(arriving)
  const { total, rows } = (await post('patient/get', {}, token)) as unknown as Output<'patientGet'>
  const added = rows.filter(({ records }) => records.some(({ photos }) => photos > 0))
  expect([total, added.map(({ caseNo }) => caseNo)]).toEqual([6, [missing]])
}, 120_000)

it('a case goes to another system as FHIR, by number, and is refused by another method or into a ZIP', async () => {
  const file = join(folder, 'case.json')
  const [row] = await server.ports.store.db.selectFrom('patient').select('uuid').where('deleted_at', 'is', null).execute()
  const caseArgs = ['--data', data, '--case', row?.uuid ?? '', '--fhir', file]
  await run(exportCommand, ...caseArgs)
  const bundle = JSON.parse(await readFile(file, 'utf8')) as { type: string; entry: { resource: { resourceType: string } }[] }
  expect([bundle.type, bundle.entry[0]?.resource.resourceType]).toEqual(['collection', 'Patient'])
  expect((await stat(file)).mode & 0o077).toBe(0)
  await expect(run(exportCommand, ...caseArgs, '--method', 'nobody’s')).rejects.toBeInstanceOf(Refused)
  await expect(run(exportCommand, ...caseArgs, '-o', file)).rejects.toBeInstanceOf(WrongUsage)
})

it('a mistyped folder, login or file is refused, and makes nothing', async () => {
  const nowhere = join(folder, 'nowhere')
  await expect(run(check, '--data', nowhere)).rejects.toThrow('there is no data')
  await expect(run(backup, '--data', nowhere, '-o', join(folder, 'x.zip'))).rejects.toThrow('there is no data')
  await expect(run(exportCommand, '--data', data, '--user', 'nobody', '-o', join(folder, 'x.zip'))).rejects.toThrow('no account')
  await expect(run(restore, join(folder, 'nothing.zip'), '--data', nowhere)).rejects.toThrow('there is no file')
  await writeFile(join(folder, 'text.zip'), 'hello')
  await expect(run(restore, join(folder, 'text.zip'), '--data', nowhere)).rejects.toThrow('it is not a ZIP')
  await expect(run(importCommand, join(folder, 'text.zip'), '--data', data, '--user', 'second')).rejects.toBeInstanceOf(Refused)
  for (const gone of [nowhere, join(folder, 'x.zip')]) await expect(stat(gone)).rejects.toThrow()
  await expect(run(exportCommand, '--data', data)).rejects.toBeInstanceOf(WrongUsage)
  await expect(run(restore, join(folder, 'text.zip'))).rejects.toBeInstanceOf(WrongUsage)
})

it('a check names originals that nothing uses, and removes them only when told to', async () => {
  const content = Buffer.from('left behind')
  const real = createHash('sha256').update(content).digest('hex')
  const folder = join(data, 'files', 'original', real.slice(0, 2))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${real}.png`), content)
  expect(await run(check, '--data', data)).toContain(`unnamed: original/${real.slice(0, 2)}/${real}.png`)
  expect(await readdir(folder)).toEqual([`${real}.png`])
  expect(await run(check, '--data', data, '--remove-unnamed')).toContain('1 originals that nothing uses were removed')
  expect(await readdir(folder)).toEqual([])
})
