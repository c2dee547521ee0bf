import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sealedName } from '../files/sealed-bucket'
import { dataKeysFrom } from '../sealing/keys'
import { startBench } from '../testing/bench'
import { caseWithRecord, picture } from '../testing/samples'
import { zipOf } from './zip-out'

test('a bit of a sealed original that has turned fails the export it lies in, and the server answers the next call', async () => {
  const bench = await startBench(null, {
    config: { dataKeys: dataKeysFrom({ SELLA_DATA_KEY: randomBytes(32).toString('base64') }) },
  })
  const doctor = await bench.doctor()
  const { recordUuid } = await caseWithRecord(doctor)
  const film = { recordUuid, type: 'Lateral_Ceph', name: 'f' } as const
  const { ossPath } = await doctor.call('imageUpload', film, await picture('png'))
  const place = join(bench.folder, 'files', sealedName(ossPath))
  const bytes = await readFile(place)
  const last = bytes.length - 1
  await writeFile(place, bytes.with(last, (bytes[last] ?? 0) ^ 1))
  // As after an hour: the copy in the clear is gone.
  await rm(join(bench.folder, 'copies', ossPath))
  const ask = async (): Promise<string> => {
    const headers = { authorization: doctor.token, 'content-type': 'application/json' }
    const reply = await fetch(`${bench.server.address}/portal/user/export`, { method: 'POST', body: '{}', headers })
    await reply.arrayBuffer()
    return 'whole'
  }
  expect(await ask().catch(() => 'cut off')).toBe('cut off')
  expect((await doctor.call('patientGet', {})).total).toBe(1)
  await writeFile(place, bytes)
  expect(await ask()).toBe('whole')
  await bench.close()
})

test('a file that fails before anybody reads the ZIP is told to who reads it then', async () => {
  const broken = async function* (): AsyncGenerator<string> {
    yield 'half'
    throw new Error('the bucket went away')
  }
  const zip = zipOf([{ name: 'a', open: broken }], new Date())
  await wait(50)
  await expect(buffer(zip)).rejects.toThrow('the bucket went away')
})
