import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startBench, type TestBench } from '../testing/bench'
import { noMachines } from '../testing/no-machines'
import { dcmtk, type Orthanc, startOrthanc, whyNoOrthanc } from '../testing/orthanc'
import { caseWithRecord } from '../testing/samples'
import { filmOfPerson } from '../testing/stow'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const patience = { timeout: 60_000, interval: 100 }

/** A film of six pixels as dcmtk's dump2dcm reads it; its text is in the character set it states. */
const dumpOf = ({ name, charset, instance }: { name: string; charset: string; instance: string }): string =>
  [
    `(0008,0005) CS [${charset}]`,
    '(0008,0016) UI [1.2.840.10008.5.1.4.1.1.7]',
    `(0008,0018) UI [${instance}]`,
    '(0008,0020) DA [20260301]',
    '(0008,0060) CS [DX]',
    `(0010,0010) PN [${name}]`,
    '(0010,0020) LO [D-77]',
    '(0010,0030) DA [20120304]',
    '(0010,0040) CS [F]',
    '(0020,000d) UI [2.25.900]',
    '(0020,000e) UI [2.25.901]',
    '(0028,0002) US 1',
    '(0028,0004) CS [MONOCHROME2]',
    '(0028,0010) US 2',
    '(0028,0011) US 3',
    '(0028,0100) US 8',
    '(0028,0101) US 8',
    '(0028,0102) US 7',
    '(0028,0103) US 0',
    '(7fe0,0010) OB 01\\02\\03\\04\\05\\06',
    '',
  ].join('\n')

/** 王^小东 in GB18030. */
const inGb = Buffer.from('cdf55ed0a1b6ab', 'hex')

const why = whyNoOrthanc()
describe.skipIf(why)(`C-STORE through Orthanc${why ? ` (skipped, ${why})` : ''}`, () => {
  let orthanc: Orthanc
  let bench: TestBench
  beforeAll(async () => {
    orthanc = await startOrthanc()
    const { url, user, password } = orthanc
    const machines = { ...noMachines, orthancs: [{ name: '放射科', url, user, password, for: 'clinic', every: 0.2 }] }
    bench = await startBench(null, { config: { machines } })
  })
  afterAll(async () => {
    await bench?.close()
    await orthanc?.close()
  })

  const send = async (name: string, dump: string | Buffer): Promise<string> => {
    const [text, file] = [await orthanc.aside(`${name}.dump`, dump), await orthanc.aside(`${name}.dcm`, '')]
    dcmtk('dump2dcm', '--write-xfer-little', text, file)
    dcmtk('storescu', '-aet', 'CEPHUNIT', '-aec', 'SELLA', '127.0.0.1', String(orthanc.dicomPort), file)
    return file
  }

  test('a unit’s film with a Chinese name, in UTF-8 or GB18030, comes into the waiting room as the Orthanc has it, and is filed', async () => {
    const doctor = await bench.doctor('clinic')
    const { recordUuid } = await caseWithRecord(doctor, '王小东')
    await send('utf8', dumpOf({ name: 'WANG^XIAODONG=王^小东', charset: 'ISO_IR 192', instance: '2.25.910' }))
    const [before = '', after = ''] = dumpOf({ name: '|', charset: 'GB18030', instance: '2.25.911' }).split('|')
    await send('gb', Buffer.concat([Buffer.from(`${before}WANG^XIAODONG=`), inGb, Buffer.from(after)]))
    const rows = async () => (await doctor.call('waitingList', { state: 'waiting' })).rows
    await expect.poll(async () => (await rows()).length, patience).toBe(2)
    for (const row of await rows()) {
      expect(row).toMatchObject({ source: 'orthanc', sender: '放射科 CEPHUNIT', day: '2026-03-01' })
      expect(row.person).toMatchObject({ name: '王小东', birthDate: '2012-03-04', sex: 'female', id: 'D-77' })
      expect(row.candidates.map(({ agrees, differs }) => [agrees, differs])).toEqual([[['name', 'birthday'], []]])
    }
    const [row] = await rows()
    const authorization = `Basic ${Buffer.from(`sella:${orthanc.password}`).toString('base64')}`
    const stored = await fetch(`${orthanc.url}/instances/${row?.name.replace('.dcm', '')}/file`, { headers: { authorization } })
    const there = createHash('sha256')
      .update(Buffer.from(await stored.arrayBuffer()))
      .digest('hex')
    expect(row?.hash).toBe(there)
    const photo = await doctor.call('waitingPlace', { uuid: row?.uuid ?? '', recordUuid, type: 'Lateral_Ceph' })
    expect(photo.hash).toBe(there)
    // Sent again by the unit: neither there nor here a second time.
    await send('utf8', dumpOf({ name: 'WANG^XIAODONG=王^小东', charset: 'ISO_IR 192', instance: '2.25.910' }))
    await send('last', dumpOf({ name: 'WANG^XIAODONG=王^小东', charset: 'ISO_IR 192', instance: '2.25.912' }))
    await expect.poll(async () => (await rows()).length, patience).toBe(2)
  })
})

const leftAt = (bench: TestBench) =>
  bench.server.ports.store.db.selectFrom('machine_mark').select('mark').where('name', 'like', '% left').executeTakeFirstOrThrow()

test('an instance that its Orthanc cannot deliver keeps none behind it waiting, and comes in once it can be had', async () => {
  const ids = ['0', '1'].map(digit => Array.from({ length: 5 }, () => digit.repeat(8)).join('-'))
  const [spoilt = '', sound = ''] = ids
  let isSpoilt = true
  const orthanc = createServer(({ url = '' }, reply) => {
    const since = Number(/since=(\d+)/.exec(url)?.[1])
    const changes = ids.map((ID, at) => ({ ChangeType: 'NewInstance', ID, Seq: at + 1 })).slice(since)
    if (url.startsWith('/changes')) reply.end(JSON.stringify({ Changes: changes, Done: true, Last: 2 }))
    else if (url === `/instances/${sound}/file`) reply.end(filmOfPerson())
    else if (url === `/instances/${spoilt}/file` && !isSpoilt) reply.end(filmOfPerson({ instance: '2.25.2' }))
    else reply.writeHead(500).end()
  })
  await new Promise<void>(resolve => orthanc.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(orthanc.address() as AddressInfo).port}`
  const machines = { ...noMachines, orthancs: [{ name: '放射科', url, user: 'a', password: 'b', for: 'clinic', every: 0.05 }] }
  const bench = await startBench(null, { config: { machines } })
  try {
    const doctor = await bench.doctor('clinic')
    const rows = async () => (await doctor.call('waitingList', { state: 'waiting' })).rows
    await expect.poll(async () => (await rows()).map(({ name }) => name), patience).toEqual([`${sound}.dcm`])
    isSpoilt = false
    await expect.poll(async () => (await rows()).length, patience).toBe(2)
    await expect.poll(() => leftAt(bench).then(({ mark }) => mark), patience).toBe('')
  } finally {
    await bench.close()
    orthanc.closeAllConnections()
    orthanc.close()
  }
})
