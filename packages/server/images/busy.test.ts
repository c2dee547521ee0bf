import { connect, type Socket } from 'node:net'
import { base } from '@sella/contract/call'
import { expect, test } from 'vitest'
import { startBench } from '../testing/bench'
import { caseWithRecord, picture } from '../testing/samples'

test('more files of one doctor than can be worth sending are refused before they are taken in; another doctor’s are not', async () => {
  const bench = await startBench(null)
  const [doctor, other] = [await bench.doctor('sends'), await bench.doctor('other')]
  const { recordUuid } = await caseWithRecord(doctor)
  const { hostname, port } = new URL(bench.server.address)
  const path = `${base}/image/upload?${new URLSearchParams({ recordUuid, type: 'Lateral_Ceph', name: 'f' })}`
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: x',
    `authorization: ${doctor.token}`,
    'content-type: image/png',
    'content-length: 1000',
  ]
  const open: Socket[] = []
  // Begun, and never ended. One that is refused came while a whole file was taken in: it tries again until it has its place.
  const begin = (): void => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined).on('data', begin)
    socket.write([...head, '', 'x'].join('\r\n'))
    open.push(socket)
  }
  for (let i = 0; i < 24; i += 1) begin()
  const ask = async () => doctor.ask('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, await picture())
  const oneMore = async () => (await ask()).envelope.data.reason
  await expect.poll(oneMore, { timeout: 10_000 }).toBe('BUSY')
  const { status, headers } = await ask()
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
  const own = await caseWithRecord(other)
  const slot = { recordUuid: own.recordUuid, type: 'Lateral_Ceph', name: 'f' }
  expect(await other.refusal('imageUpload', slot, await picture())).toBe('DONE')
  for (const socket of open) socket.destroy()
  await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200)
  await bench.close()
})
