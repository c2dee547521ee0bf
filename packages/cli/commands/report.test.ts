import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base } from '@sella/contract/call'
import { type Server, startServer } from '@sella/server/app/main'
import { readConfig } from '@sella/server/config'
import { demoFilm } from '@sella/server/demo/film'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refused, WrongUsage } from '../command'
import { report } from './report'

let folder = ''
let server: Server
let traced = ''
let bare = ''

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
  const account = { loginName: 'first', password: 'correct horse', userName: 'x' }
  const { token = '' } = await post('login/regist', JSON.stringify(account))
  const patient = { name: '王小明', sex: null, birthday: '2012-03-18', caseNo: '1', agencyUuid: null, phone: null, notes: null }
  const { uuid: caseUuid } = await post('patient/add', JSON.stringify(patient), token)
  const record = async (createday: string): Promise<string> =>
    (await post('timebar/add', JSON.stringify({ caseUuid, createday, type: 1 }), token)).uuid ?? ''
  ;[traced, bare] = [await record('2026-01-02T09:30'), await record('2026-02-02T09:30')]
  const { file, tracing } = await demoFilm({ seed: 5, skeletalClass: 'II', ageYears: 13, width: 700 })
  const place = new URLSearchParams({ recordUuid: traced, type: 'Lateral_Ceph', name: 'f.jpg' })
  await post(`image/upload?${place}`, file, token)
  await post('timebar/update', JSON.stringify({ uuid: traced, caseUuid, version: 1, cephPoints: tracing }), token)
}, 120_000)
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const run = async (...args: readonly string[]): Promise<string> => {
  let said = ''
  const err = (text: string): void => {
    said += text
  }
  await report.run({ args: ['--data', folder, ...args], root: '.', out: () => undefined, err })
  return said
}
const file = () => join(folder, 'report.pdf')

it('a record becomes the comprehensive PDF, for its owner only; schemes the case lacks are named', {
  timeout: 120_000,
}, async () => {
  const said = await run('--record', traced, '--method', 'ABO', '--overlap', '没有', '--lang', 'en', '-o', file())
  expect(said).toBe('there is no overlap scheme "没有"; it is left out\n')
  expect((await readFile(file())).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await stat(file())).mode & 0o077).toBe(0)
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
