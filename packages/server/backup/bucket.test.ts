import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBench, type TestBench } from '../testing/bench'
import { caseWithRecord, picture } from '../testing/samples'
import { startWireBucket, type WireBucket } from '../testing/wire-s3'
import { beginBackup } from './backup'
import { checkData } from './check'
import { sendOriginals } from './originals'
import { restoreBackup } from './restore'

let wire: WireBucket
let bench: TestBench
let scratch: string
beforeAll(async () => {
  wire = await startWireBucket()
  bench = await startBench(null, { config: { bucket: wire.at } })
  scratch = await mkdtemp(join(tmpdir(), 'sella-bucket-'))
})
afterAll(async () => {
  await bench.close()
  await wire.close()
  await rm(scratch, { recursive: true })
})

const at = () => ({ dataFolder: bench.folder, databaseUrl: null, bucket: wire.at })
const originals = () => [...wire.objects.keys()].filter(key => key.startsWith('original/'))

test('a film taken in lies in the bucket with its renditions, is shown from there, and is sound', async () => {
  const doctor = await bench.doctor('bucket')
  const { recordUuid } = await caseWithRecord(doctor)
  const file = await picture('png')
  const film = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, file)
  expect([...wire.objects.keys()].sort()).toEqual(
    [film.ossPath, ...['preview', 'thumb', 'work'].map(kind => `${kind}/${film.hash}`)].sort(),
  )
  for (const [url, type] of [
    [film.previewUrl, 'image/jpeg'],
    [film.originalUrl, 'application/octet-stream'],
  ] as const) {
    const reply = await fetch(bench.server.address + url)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type])
    if (url === film.originalUrl) expect(Buffer.from(await reply.arrayBuffer()).equals(file)).toBe(true)
  }
  expect(await checkData(at())).toEqual({ findings: [], originals: 1, unnamed: [] })
})

test('a backup is read from the bucket, restores into a folder, and goes from there into another bucket', async () => {
  const place = join(scratch, 'backup.zip')
  const begun = await beginBackup({ ...at(), scratch: join(scratch, 'database'), at: new Date() })
  await pipeline(begun.content, createWriteStream(place))
  await begun.end()
  expect(begun.manifest()).toMatchObject({ originals: 1, missing: [], damaged: [] })
  const folder = join(scratch, 'restored')
  await restoreBackup(place, { dataFolder: folder, databaseUrl: null })
  expect((await checkData({ dataFolder: folder, databaseUrl: null })).findings).toEqual([])
  const other = await startWireBucket()
  expect(await sendOriginals(folder, other.at)).toBe(1)
  expect([...other.objects]).toEqual(originals().map(key => [key, wire.objects.get(key)]))
  await other.close()
})

test('what is damaged or gone in the bucket is found; a bucket that is away is not taken for a lost one', async () => {
  const [key = ''] = originals()
  const good = wire.objects.get(key) ?? Buffer.alloc(0)
  wire.objects.set(key, Buffer.concat([Buffer.from('x'), good.subarray(1)]))
  expect((await checkData(at())).findings).toEqual([{ kind: 'damaged', what: key }])
  wire.objects.delete(key)
  expect((await checkData(at())).findings).toEqual([{ kind: 'missing', what: key }])
  wire.trouble = 503
  await expect(checkData(at())).rejects.toMatchObject({ code: 'STORE_AWAY' })
  wire.trouble = 0
  wire.objects.set(key, good)
})

test('while the bucket is away an upload is refused in our words and leaves nothing', async () => {
  const doctor = await bench.doctor('away')
  const { recordUuid } = await caseWithRecord(doctor)
  wire.trouble = 500
  const film = await picture('png', { tone: 9 })
  expect(await doctor.refusal('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, film)).toBe('STORE_AWAY')
  wire.trouble = 0
  expect(originals().length).toBe(1)
})
