import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { blindDetector } from '../testing/blind-detector'
import { noMachines } from '../testing/no-machines'
import { type Orthanc, startOrthanc, whyNoOrthanc } from '../testing/orthanc'
import { filmOfPerson, stowBody, stowType } from '../testing/stow'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const why = whyNoOrthanc()
describe.skipIf(why)(`asking an archive${why ? ` (skipped, ${why})` : ''}`, () => {
  let orthanc: Orthanc
  let bench: TestBench
  let doctor: Visitor
  const film = filmOfPerson({
    name: 'WANG^XIAODONG=王^小东',
    id: 'P-1',
    birthday: '20120304',
    sex: 'F',
    instance: '2.25.51',
    study: '2.25.50',
  })
  beforeAll(async () => {
    orthanc = await startOrthanc()
    const at = { url: `${orthanc.url}/dicom-web`, user: orthanc.user, password: orthanc.password, for: 'clinic' }
    const machines = { ...noMachines, pacs: [{ name: '医院 PACS', ...at }] }
    bench = await startBench(null, { config: { machines }, instead: { detector: blindDetector } })
    doctor = await bench.doctor('clinic')
    const authorization = `Basic ${Buffer.from(`sella:${orthanc.password}`).toString('base64')}`
    const other = filmOfPerson({ name: 'LI^YI=李^一', id: 'P-2', instance: '2.25.61', study: '2.25.60' })
    const sent = await fetch(`${at.url}/studies`, {
      method: 'POST',
      headers: { authorization, 'content-type': stowType, accept: 'application/dicom+json' },
      body: stowBody([film, other]) as BodyInit,
    })
    expect(sent.status).toBe(200)
  })
  afterAll(async () => {
    await bench?.close()
    await orthanc?.close()
  })

  const archive = '医院 PACS'
  const numbers = async (question: object) =>
    (await doctor.call('pacsFind', { archive, ...question })).studies.map(({ number }) => number).toSorted()

  test('finds studies by number, by letters of the name, by characters and by day; a wildcard typed in is none', async () => {
    expect(await numbers({ number: 'P-1' })).toEqual(['P-1'])
    expect(await numbers({ name: 'wang' })).toEqual(['P-1'])
    expect(await numbers({ name: '小东' })).toEqual(['P-1'])
    expect(await numbers({ day: '2026-03-01' })).toEqual(['P-1', 'P-2'])
    expect(await numbers({ day: '2026-03-02' })).toEqual([])
    expect(await numbers({ number: 'P-*' })).toEqual([])
    const [study] = (await doctor.call('pacsFind', { archive, number: 'P-1' })).studies
    expect(study).toMatchObject({ study: '2.25.50', birthday: '2012-03-04', sex: 'female', day: '2026-03-01' })
    expect(study).toMatchObject({ name: '王小东', instances: 1 })
  })

  test('what is chosen comes into the waiting room with its person, once, and says where it is from', async () => {
    const { instances } = await doctor.call('pacsStudy', { archive, study: '2.25.50' })
    expect(instances).toEqual([expect.objectContaining({ instance: '2.25.51', here: false })])
    const wanted = { archive, study: '2.25.50', series: instances[0]?.series ?? '', instance: '2.25.51' }
    expect((await doctor.call('pacsFetch', wanted)).before).toBe(false)
    expect((await doctor.call('pacsFetch', wanted)).before).toBe(true)
    const { rows } = await doctor.call('waitingList', { state: 'waiting' })
    expect(rows).toEqual([expect.objectContaining({ source: 'pacs', sender: archive, day: '2026-03-01' })])
    expect(rows[0]?.person).toMatchObject({ name: '王小东', id: 'P-1' })
    expect((await doctor.call('pacsStudy', { archive, study: '2.25.50' })).instances[0]?.here).toBe(true)
    expect(await doctor.refusal('pacsFetch', { ...wanted, instance: '2.25.999' })).toBe('NOT_FOUND')
  })

  test('only its account asks it, by what is written in the settings, and never without a question', async () => {
    const other = await bench.doctor('other')
    expect(await other.refusal('pacsFind', { archive, number: 'P-1' })).toBe('NOT_FOUND')
    expect(await doctor.refusal('pacsFind', { archive: 'http://127.0.0.1:1', number: 'P-1' })).toBe('NOT_FOUND')
    expect(await doctor.refusal('pacsFind', { archive, name: ' ' })).toBe('INPUT_INVALID')
    for (const study of ['../../patients', '2.25.50/../..', '2.25.50?x', '2.25.50#', 'a', ''])
      expect([study, await doctor.refusal('pacsStudy', { archive, study })]).toEqual([study, 'INPUT_INVALID'])
  })
})

describe('an archive that does harm', () => {
  let server: Server
  let bench: TestBench
  let doctor: Visitor
  let asked: string[] = []
  let answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 200 }
  beforeAll(async () => {
    server = createServer((request, reply) => {
      asked.push(request.url ?? '')
      reply.writeHead(answer.status, answer.headers ?? { 'content-type': 'application/dicom+json' }).end(answer.body ?? '')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`
    const pacs = [{ name: 'bad', url, user: '', password: '', for: 'clinic' }]
    bench = await startBench(null, { config: { machines: { ...noMachines, pacs } }, instead: { detector: blindDetector } })
    doctor = await bench.doctor('clinic')
  })
  afterAll(async () => {
    await bench?.close()
    server?.close()
  })

  const find = (question: object = { number: '1' }) => doctor.refusal('pacsFind', { archive: 'bad', ...question })

  test('leads nowhere else: a redirect is not followed, and what is typed stays within its value', async () => {
    asked = []
    answer = { status: 302, headers: { location: 'http://127.0.0.1:1/secret' } }
    expect(await find()).toBe('MACHINE_AWAY')
    answer = { status: 200, body: '[]' }
    expect(await find({ number: '1&limit=9999#/../x', name: 'Wang*^?' })).toBe('DONE')
    const [, last = ''] = asked
    const { pathname, searchParams } = new URL(last, 'http://x')
    expect(pathname).toBe('/base/studies')
    expect([searchParams.get('PatientID'), searchParams.getAll('limit')]).toEqual(['1&limit=9999#/../x', ['51']])
    expect(searchParams.get('PatientName')).toBe('*Wang**')
  })

  test('what it does not say of a person is not guessed', async () => {
    const study = (sex: readonly string[], birthday: string) => ({
      '0020000D': { vr: 'UI', Value: ['1.2'] },
      '00100040': { vr: 'CS', Value: sex },
      '00100030': { vr: 'DA', Value: [birthday] },
    })
    const persons: unknown[] = []
    for (const [sex, birthday] of [
      [['M'], '20120304'],
      [['F'], '201203'],
      [['O'], ''],
      [[], 'unknown'],
    ] as const) {
      answer = { status: 200, body: JSON.stringify([study(sex, birthday)]) }
      const [row] = (await doctor.call('pacsFind', { archive: 'bad', number: '1' })).studies
      persons.push([row?.sex, row?.birthday, row?.name, row?.number])
    }
    expect(persons).toEqual([
      ['male', '2012-03-04', null, null],
      ['female', null, null, null],
      [null, null, null, null],
      [null, null, null, null],
    ])
  })

  test('no answer of it breaks anything: nonsense, strange shapes, uids that are paths, too much', async () => {
    for (const body of ['', 'no json', '{}', '[1]', '[{"0020000D":1}]', `[${'{},'.repeat(3_000_000)}{}]`]) {
      answer = { status: 200, body }
      expect([body.slice(0, 20), await find()]).toEqual([body.slice(0, 20), 'MACHINE_AWAY'])
    }
    const strange = [{ '0020000D': { vr: 'UI', Value: ['../../etc'] } }, { '0020000D': { vr: 'UI', Value: [1] } }, {}]
    answer = { status: 200, body: JSON.stringify(strange) }
    expect((await doctor.call('pacsFind', { archive: 'bad', number: '1' })).studies).toEqual([])
    const wanted = { archive: 'bad', study: '1.2', series: '1.3', instance: '1.4' }
    const type = { 'content-type': 'multipart/related; type="application/dicom"; boundary=b' }
    for (const body of ['', '--b--\r\n', '--b\r\n\r\nnot a film\r\n--b--\r\n', '--b\r\n\r\ncut']) {
      answer = { status: 200, headers: type, body }
      expect([body, await doctor.refusal('pacsFetch', wanted)]).not.toEqual([body, 'DONE'])
    }
    expect((await doctor.call('waitingList', { state: 'waiting' })).rows).toEqual([])
  })
})
