import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataKeysFrom } from '../sealing/keys'
import { arrivalsIn } from '../testing/arrivals'
import { diskStore } from './disk'
import { openFiles } from './open'

test('opening the store removes what arrived in processes that are gone, and leaves what arrives in a running one', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sella-sweep-'))
  await diskStore(root, await arrivalsIn(root))
  const running = `${process.ppid}-running`
  for (const name of [running, `${process.pid}-mine`, '999999999-gone', 'nonsense'])
    await writeFile(join(root, 'arriving', name), 'x')
  await diskStore(root, await arrivalsIn(root))
  expect(await readdir(join(root, 'arriving'))).toEqual([running])
  await rm(root, { recursive: true })
})

test('opening an encrypted store removes half files beside the sealed ones, and copies from before they had another folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sella-sweep-'))
  const [arriving, copies] = [join(root, 'files', 'arriving'), join(root, 'copies', 'original', 'aa')]
  for (const folder of [arriving, copies]) await mkdir(folder, { recursive: true })
  await writeFile(join(arriving, '999999999-gone'), 'x')
  const longAgo = Date.now() / 1000 - 3700
  for (const name of ['old', 'in use']) await writeFile(join(copies, name), 'in the clear')
  await utimes(join(copies, 'old'), longAgo, longAgo)
  const dataKeys = dataKeysFrom({ SELLA_DATA_KEY: randomBytes(32).toString('base64') })
  const opening = { onTrouble: () => undefined, arrivals: await arrivalsIn(root) }
  const at = { dataFolder: root, dataKeys, scratchFolder: join(root, 'elsewhere') }
  await openFiles(at, { ...opening, sweep: false })
  expect([await readdir(arriving), (await readdir(copies)).length]).toEqual([['999999999-gone'], 2])
  await openFiles(at, { ...opening, sweep: true })
  await expect.poll(() => readdir(copies), { timeout: 20_000 }).toEqual(['in use'])
  expect(await readdir(arriving)).toEqual([])
  await rm(root, { recursive: true })
})
