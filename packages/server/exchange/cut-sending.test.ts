import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBench, type TestBench } from '../testing/bench'
import { noMachines } from '../testing/no-machines'
import { caseWithRecord, picture } from '../testing/samples'

/** Takes one object, and is away from then on. */
let taken = 0
const archive = createServer((asked, reply) => {
  asked.resume().once('end', () => {
    if (asked.method !== 'POST') return reply.end('[]')
    taken += 1
    return taken === 1 ? reply.end('{"00081199":{"Value":[{}]}}') : reply.writeHead(503).end()
  })
})
let bench: TestBench
beforeAll(async () => {
  await new Promise<void>(resolve => archive.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(archive.address() as AddressInfo).port}`
  const machines = { ...noMachines, pacs: [{ name: 'PACS', url, user: '', password: '', for: 'sender' }] }
  bench = await startBench(null, { config: { machines } })
})
afterAll(async () => {
  await bench.close()
  archive.closeAllConnections()
  archive.close()
})

test('what an archive got of a patient before it was away is on record', async () => {
  const doctor = await bench.doctor('sender')
  const { caseUuid, recordUuid } = await caseWithRecord(doctor)
  for (const type of ['Lateral_Ceph', 'Smile_Photo'] as const)
    await doctor.call('imageUpload', { recordUuid, type, name: 'a' }, await picture())
  expect(await doctor.refusal('dicomSend', { uuid: caseUuid, archive: 'PACS' })).toBe('MACHINE_AWAY')
  const { db } = bench.server.ports.store
  const notes = await db.selectFrom('audit').select('details').where('action', '=', 'dicomSend').execute()
  expect(notes.map(({ details }) => JSON.parse(details))).toEqual([{ archive: 'PACS', objects: 2, stored: 1 }])
})
