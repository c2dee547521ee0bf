import { createWriteStream, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBench, type TestBench } from '../testing/bench'
import { caseWithRecord, picture } from '../testing/samples'
import { beginBackup } from './backup'
import { checkData } from './check'
import { restoreBackup } from './restore'

let bench: TestBench
let scratch: string
beforeAll(async () => {
  bench = await startBench(null)
  scratch = await mkdtemp(join(tmpdir(), 'sella-backup-'))
})
afterAll(async () => {
  await bench.close()
  await rm(scratch, { recursive: true })
})

test('a film erased for good while the backup is written keeps no other out of it', async () => {
  const doctor = await bench.doctor()
  const paths: string[] = []
  for (const tone of [1, 2, 3]) {
    const { recordUuid } = await caseWithRecord(doctor)
    const film = { recordUuid, type: 'Lateral_Ceph', name: 'f' } as const
    paths.push((await doctor.call('imageUpload', film, await picture('png', { tone }))).ossPath)
  }
  const gone = paths.toSorted().at(-1) ?? ''
  const file = join(scratch, 'backup.zip')
  const at = (dataFolder: string) => ({ dataFolder, databaseUrl: null })
  const begun = await beginBackup({ ...at(bench.folder), scratch: `${file}.sqlite`, at: new Date() })
  rmSync(join(bench.folder, 'files', gone))
  await pipeline(begun.content, createWriteStream(file))
  await begun.end()
  expect(begun.manifest()).toMatchObject({ originals: 3, missing: [], damaged: [gone] })
  const folder = join(scratch, 'restored')
  await restoreBackup(file, at(folder))
  const broken = (await checkData(at(folder))).findings.map(({ what }) => what)
  expect([...new Set(broken)]).toEqual([gone])
})
