import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { sealedName } from '../files/sealed-bucket'
import { dataKeysFrom } from '../sealing/keys'
import { startBench } from '../testing/bench'
import { caseWithRecord, picture } from '../testing/samples'
import { beginBackup } from './backup'
import { checkData } from './check'
import { restoreBackup } from './restore'

test('sealed originals that are damaged in their head, key or content are told by the backup, and the rest is saved', async () => {
  const dataKeys = dataKeysFrom({ SELLA_DATA_KEY: randomBytes(32).toString('base64') })
  const bench = await startBench(null, { config: { dataKeys } })
  const doctor = await bench.doctor()
  const paths: string[] = []
  for (let tone = 1; tone <= 4; tone++) {
    const { recordUuid } = await caseWithRecord(doctor)
    const film = { recordUuid, type: 'Lateral_Ceph', name: 'f' } as const
    paths.push((await doctor.call('imageUpload', film, await picture('png', { tone }))).ossPath)
  }
  const damaged = paths.slice(0, 3)
  const [magic, keyId] = [0, 9]
  for (const [i, path] of damaged.entries()) {
    const place = join(bench.folder, 'files', sealedName(path))
    const bytes = await readFile(place)
    const at = [magic, keyId, bytes.length - 1][i] ?? 0
    await writeFile(place, bytes.with(at, (bytes[at] ?? 0) ^ 1))
  }
  const file = join(bench.folder, 'made.zip')
  const wish = { dataFolder: bench.folder, databaseUrl: null, dataKeys }
  const begun = await beginBackup({ ...wish, scratch: `${file}.sqlite`, at: new Date() })
  await pipeline(begun.content, createWriteStream(file))
  await begun.end()
  expect([...begun.manifest().damaged].sort()).toEqual([...damaged].sort())
  expect(begun.manifest()).toMatchObject({ originals: 4, missing: [] })
  const restored = { dataFolder: join(bench.folder, 'restored'), databaseUrl: null, dataKeys }
  await restoreBackup(file, restored)
  const damagedPaths = (await checkData(restored)).findings.filter(({ kind }) => kind === 'damaged').map(({ what }) => what)
  expect(damagedPaths.sort()).toEqual([...damaged].sort())
  await bench.close()
})
