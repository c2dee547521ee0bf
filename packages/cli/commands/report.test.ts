import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyPlan, restingMoves } from '@sella/ceph/planning/plan'
import { base } from '@sella/contract/call'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { type Server, startServer } from '@sella/server/app/main'
import { readConfig } from '@sella/server/config'
import { drawnFilm } from '@sella/server/testing/drawn-film'
import { picture } from '@sella/server/testing/samples'
import { tracingText } from '@sella/server/testing/traced'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Command, Refused, WrongUsage } from '../command'
import { analyze } from './analyze'
import { exportCommand } from './export'
import { importCommand } from './import'
import { report } from './report'
import { superimpose } from './superimpose'
import { verify } from './verify'

let folder = ''
let server: Server
let traced = ''
let bare = ''
let later = ''
let caseUuid = ''
let session = ''

const post = async (call: string, body: string | Buffer, token = ''): Promise<Record<string, string>> => {
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
  const sent = typeof body === 'string' ? body : new Uint8Array(body)
  const headers = { 'content-type': type, authorization: token }
  const reply = await fetch(`${server.address}${base}/${call}`, { method: 'POST', body: sent, headers })
  return ((await reply.json()) as { data: Record<string, string> }).data
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-report-'))
  server = await startServer(
    readConfig({ HOST: '127.0.0.1', PORT: '0', SELLA_DATA: folder, SELLA_LOG: 'silent', NODE_ENV: 'test' }),
  )
  const account = { loginName: 'first', password: 'correct horse', userName: 'x', phone: '+86 571 5550 0100' }
  const { token = '' } = await post('login/regist', JSON.stringify(account))
  session = token
  const patient = { name: '王小明', sex: null, birthday: '2012-03-18', caseNo: '1', agencyUuid: null, phone: null, notes: null }
  caseUuid = (await post('patient/add', JSON.stringify(patient), token)).uuid ?? ''
  const record = async (createday: string): Promise<string> =>
    (await post('timebar/add', JSON.stringify({ caseUuid, createday, type: 1 }), token)).uuid ?? ''
  ;[traced, bare, later] = [await record('2026-01-02T09:30'), await record('2026-02-02T09:30'), await record('2026-05-02T09:30')]
  for (const [uuid, ageYears] of [
    [traced, 13],
    [later, 14],
  ] as const) {
    const { file, tracing } = await drawnFilm({ seed: 5, skeletalClass: 'II', ageYears, width: 700 })
    const place = new URLSearchParams({ recordUuid: uuid, type: 'Lateral_Ceph', name: 'f.jpg' })
    await post(`image/upload?${place}`, file, token)
    await post('timebar/update', JSON.stringify({ uuid, caseUuid, version: 1, cephPoints: tracing }), token)
  }
  const scheme = { name: '前后', uuids: [traced, later], cephImgs: {}, overFun: 'mp', points: {} }
  const content = JSON.stringify([{ ...scheme, imgTrans: { mp: { [later]: { x: 1, y: 0, turn: 0 } } } }])
  await post('patient/overconfigUpdate', JSON.stringify({ caseUuid, content }), token)
}, 120_000)
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const run = async (...args: readonly string[]): Promise<string> => {
  let printed = ''
  const err = (text: string): void => {
    printed += text
  }
  await report.run({ args: ['--data', folder, ...args], root: '.', out: () => undefined, err })
  return printed
}
const file = () => join(folder, 'report.pdf')

interface Listed {
  readonly number: string
  readonly identity: string
}

const registered = async (): Promise<readonly Listed[]> =>
  (await post('document/list', JSON.stringify({ caseUuid }), session)) as unknown as readonly Listed[]

it('a record becomes the comprehensive PDF, registered as the application does it, for its owner only', {
  timeout: 120_000,
}, async () => {
  const printed = await run('--record', traced, '--method', 'ABO', '--overlap', '没有', '--lang', 'en', '-o', file())
  expect(printed).toMatch(/^there is no overlap scheme "没有"; it is left out\nregistered as D-\d{8}-0001\n$/)
  expect((await readFile(file())).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await stat(file())).mode & 0o077).toBe(0)
  const [document] = await registered()
  expect(printed).toContain(document?.number)
  let verified = ''
  await verify.run({ ...io(text => (verified += text)), args: [file(), '--data', folder, '--json'] })
  expect(JSON.parse(verified)).toMatchObject({ verdict: 'registered', identity: document?.identity })
})

it('prints the plans named, and says which the record has not', { timeout: 120_000 }, async () => {
  const before = (await registered()).length
  const content = writePlanDocument({
    ...emptyPlanDocument,
    plan: { ...emptyPlan, moves: { U1: { ...restingMoves.U1, turn: 5 } } },
  })
  await post('plan/add', JSON.stringify({ recordUuid: traced, name: '掩饰', content }), session)
  const printed = await run('--record', traced, '--method', 'ABO', '--plan', '掩饰', '--plan', '没有', '-o', file())
  expect(printed).toMatch(/^the record has no plan "没有"; it is left out\nregistered as D-/)
  const documents = (await post('document/list', JSON.stringify({ caseUuid }), session)) as unknown as { sections: string[] }[]
  expect(documents).toHaveLength(before + 1)
  expect(documents[0]?.sections).toContain('治疗方案 · 掩饰')
})

it('a draft is registered nowhere, and says so', { timeout: 60_000 }, async () => {
  const before = await registered()
  const printed = await run('--record', traced, '--method', 'ABO', '--draft', '-o', file())
  expect(printed).toBe('a draft: it is not registered and has no number\n')
  expect(await registered()).toEqual(before)
})

const io = (out: (text: string) => unknown) => ({ root: '.', out: (text: string) => void out(text), err: () => undefined })

const tableOf = async (command: Command, ...args: readonly string[]): Promise<string> => {
  let printed = ''
  await command.run({ ...io(text => (printed += text)), args: [...args, '--data', folder] })
  return printed
}
const json = async <T>(command: Command, ...args: readonly string[]): Promise<T> =>
  JSON.parse(await tableOf(command, ...args, '--json')) as T

interface Rows {
  readonly rows: readonly { readonly item: string; readonly value: number | null; readonly error?: number }[]
}

interface Superimposed {
  readonly records: readonly unknown[]
  readonly overlays: Readonly<
    Record<string, { hold: string; records: readonly { record: string; translation_mm: readonly number[]; by_hand: unknown }[] }>
  >
  readonly displacements: readonly { on: string; landmark: string; detectable_mm: { total: number } | null }[]
}

it('a stored record is measured as the product measures it, with its own patient and errors', { timeout: 60_000 }, async () => {
  const { rows } = await json<Rows>(analyze, '--record', traced, '--method', 'ABO')
  const reply = await fetch(`${server.address}${base}/document/measurements`, {
    method: 'POST',
    headers: { authorization: session, 'content-type': 'application/json' },
    body: JSON.stringify({ caseUuid, analysis: 'ABO', lang: 'zh', format: 'json' }),
  })
  const { cases } = (await reply.json()) as { cases: { records: { rows: { item: string; value: number; error: number }[] }[] }[] }
  expect(rows.map(({ item, value, error }) => [item, value, error ?? null])).toEqual(
    cases[0]?.records[0]?.rows.map(({ item, value, error }) => [item, value, error]),
  )
  await expect(json(analyze, '--record', bare, '--all')).rejects.toThrow(Refused)
  await expect(json(analyze, '--record', traced, '--method', 'ABO', '--sex', 'male')).rejects.toThrow(WrongUsage)
})

it('a stored case is laid by its scheme, with the correction, the hold and the displacements', { timeout: 60_000 }, async () => {
  const asked = ['--case', '1', '--user', 'first', '--scheme', '前后', '--displacements'] as const
  const own = await json<Superimposed>(superimpose, ...asked)
  expect(Object.keys(own.overlays)).toEqual(['mp'])
  expect(own.overlays.mp?.records.map(entry => entry.record)).toEqual([traced, later])
  expect(own.overlays.mp?.records[1]?.by_hand).toEqual({ forward_mm: 1, down_mm: 0, turn_deg: 0 })
  expect(own.displacements.map(displacement => displacement.on)).toContain('mp')
  for (const displacement of own.displacements) expect(displacement.detectable_mm?.total).toBeGreaterThan(0)
  const printed = await tableOf(superimpose, ...asked, '--hold', 'mp=menton')
  expect(printed).toMatch(/^mp .*°.* mm .* \d+\.\d\d mm +menton$/m)
  const onMenton = await json<Superimposed>(superimpose, ...asked, '--hold', 'mp=menton')
  expect(onMenton.overlays.mp?.hold).toBe('menton')
  expect(onMenton.overlays.mp?.records[1]?.translation_mm).not.toEqual(own.overlays.mp?.records[1]?.translation_mm)
  const all = await json<Superimposed>(superimpose, '--case', caseUuid)
  expect(Object.keys(all.overlays)).toEqual(['sn', 'pp', 'mp'])
  await expect(json(superimpose, '--case', caseUuid, '--scheme', '无')).rejects.toThrow('there are: 前后')
  await expect(json(superimpose, '--case', 'nobody')).rejects.toThrow(Refused)
  await expect(json(superimpose, '--case', caseUuid, '--hold', 'sn=menton')).rejects.toThrow(Refused)
})

it('lays two records without millimetres where a third record of the case makes a scale doubtful', {
  timeout: 60_000,
}, async () => {
  const other = { name: '李', sex: null, birthday: '1990-03-18', caseNo: '2', agencyUuid: null, phone: null, notes: null }
  const third = (await post('patient/add', JSON.stringify(other), session)).uuid ?? ''
  const uuids: string[] = []
  for (const [i, rulerMm] of [10, 10.4, 10.25].entries()) {
    const wish = { caseUuid: third, createday: `202${i}-05-02T09:30`, type: 1 }
    const uuid = (await post('timebar/add', JSON.stringify(wish), session)).uuid ?? ''
    const place = new URLSearchParams({ recordUuid: uuid, type: 'Lateral_Ceph', name: 'f.jpg' })
    await post(`image/upload?${place}`, await picture('jpeg', { tone: i }), session)
    const saved = { uuid, caseUuid: third, version: 1, cephPoints: tracingText({ rulerMm }) }
    await post('timebar/update', JSON.stringify(saved), session)
    uuids.push(uuid)
  }
  const scheme = { name: '后', uuids: uuids.slice(1), cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} }
  await post('patient/overconfigUpdate', JSON.stringify({ caseUuid: third, content: JSON.stringify([scheme]) }), session)
  const asked = ['--case', third, '--scheme', '后', '--displacements'] as const
  const { overlays, displacements } = await json<Superimposed>(superimpose, ...asked)
  for (const entry of overlays.sn?.records ?? [])
    expect(entry).toMatchObject({ scale_doubted: true, translation_mm: null, registered_mm: null, residual_mm: null })
  expect(displacements.length).toBeGreaterThan(0)
  for (const displacement of displacements) expect(displacement).toMatchObject({ scale_doubted: true, distance_mm: null })
  expect(await tableOf(superimpose, ...asked)).toMatch(/^sn .*° +– +– +scale doubted +point$/m)
})

it('one case goes out as an archive and comes back by its number, merged once it is said so', { timeout: 60_000 }, async () => {
  const place = join(folder, 'case.zip')
  const args = ['--data', folder, '--case', '1', '-o', place]
  await exportCommand.run({ ...io(() => undefined), args })
  const back = async (...more: readonly string[]): Promise<string> => {
    let printed = ''
    await importCommand.run({ ...io(text => (printed += text)), args: [place, '--data', folder, '--user', 'first', ...more] })
    return printed
  }
  await expect(back()).rejects.toThrow('--same merge')
  expect(await back('--same', 'merge')).toMatch(/^imported: 1 cases \(1 merged\), 0 records, 0 images/)
  await expect(exportCommand.run({ ...io(() => undefined), args: [...args, '--unnamed', '--user', 'nobody'] })).rejects.toThrow(
    Refused,
  )
})

it('nothing is written for a record without points, an unknown record or method, or a wrong call', {
  timeout: 60_000,
}, async () => {
  const to = join(folder, 'none.pdf')
  await expect(run('--record', bare, '--method', 'ABO', '-o', to)).rejects.toThrow(Refused)
  await expect(run('--record', traced, '--method', 'Nobody', '-o', to)).rejects.toThrow('there is no analysis "Nobody"')
  const unknown = '00000000-0000-4000-8000-000000000000'
  await expect(run('--record', unknown, '--method', 'ABO', '-o', to)).rejects.toThrow(Refused)
  await expect(run('--record', 'x', '--method', 'ABO', '-o', to)).rejects.toThrow(Refused)
  await expect(run('--record', traced, '-o', to)).rejects.toThrow(WrongUsage)
  await expect(run('--record', traced, '--method', 'ABO', '--dentition', 'milk', '-o', to)).rejects.toThrow(WrongUsage)
  expect((await readdir(folder)).filter(name => name.startsWith('none'))).toEqual([])
})
