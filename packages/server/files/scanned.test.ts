import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startBench, type TestBench } from '../testing/bench'
import { caseWithRecord, picture } from '../testing/samples'

/** The harmless text that every scanner calls a virus; in two pieces, so that no scanner calls this file one. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** As much of clamd as INSTREAM asks for: it takes a stream apart, and finds the text above in it. */
const daemon = async (longest = Number.POSITIVE_INFINITY): Promise<{ port: number; streams: number; server: Server }> => {
  const state = { port: 0, streams: 0, server: createServer() }
  state.server.on('connection', socket => {
    let heard = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', piece => {
      heard = Buffer.concat([heard, piece])
      if (heard.length > longest) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
      if (!heard.subarray(-4).equals(Buffer.alloc(4))) return
      let content = Buffer.alloc(0)
      for (let at = 10, length = 0; ; at += length) {
        length = heard.readUInt32BE(at)
        at += 4
        if (length === 0) break
        content = Buffer.concat([content, heard.subarray(at, at + length)])
      }
      state.streams += 1
      socket.end(`stream: ${content.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK'}\0`)
    })
  })
  await new Promise<void>(resolve => state.server.listen(0, '127.0.0.1', resolve))
  state.port = (state.server.address() as AddressInfo).port
  return state
}

let bench: TestBench | null = null
let scanner: Server | null = null
afterEach(async () => {
  await bench?.close()
  scanner?.close()
})

const uploading = async (port: number) => {
  bench = await startBench(null, { config: { clamd: { host: '127.0.0.1', port } } })
  const doctor = await bench.doctor()
  const { recordUuid } = await caseWithRecord(doctor)
  const upload = async (file: Buffer) =>
    doctor.ask('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'f' }, new Uint8Array(file))
  return {
    doctor,
    upload,
    originals: async () => (await bench?.server.ports.store.db.selectFrom('image').selectAll().execute()) ?? [],
  }
}

test('what a scanner finds a virus in is refused by its name, and nothing of it is kept', async () => {
  const clamd = await daemon()
  scanner = clamd.server
  const { doctor, upload, originals } = await uploading(clamd.port)
  const film = await picture()
  const infected = await upload(Buffer.concat([film, Buffer.from(eicar)]))
  expect([infected.status, infected.envelope.data]).toMatchObject([422, { reason: 'FILE_INFECTED' }])
  expect(infected.envelope.message).toContain('Eicar-Test-Signature')
  expect(await originals()).toEqual([])
  expect(await doctor.refusal('avatarUpdate', {}, Buffer.concat([film, Buffer.from(eicar)]))).toBe('FILE_INFECTED')
  expect((await upload(film)).status).toBe(200)
  expect([clamd.streams, (await originals()).length]).toEqual([3, 1])
})

test('what cannot be scanned is not taken in: a scanner that is away, or for which the file is too long', async () => {
  const clamd = await daemon(1000)
  scanner = clamd.server
  const { upload, originals } = await uploading(clamd.port)
  const film = await picture('png', { width: 900, height: 700 })
  const long = await upload(Buffer.concat([film, Buffer.alloc(2_000_000, 7)]))
  expect([long.status, long.envelope.data.reason, long.headers.get('retry-after')]).toEqual([503, 'SCANNER_AWAY', '30'])
  await new Promise(resolve => clamd.server.close(resolve))
  expect((await upload(film)).envelope.data.reason).toBe('SCANNER_AWAY')
  expect(await originals()).toEqual([])
})
