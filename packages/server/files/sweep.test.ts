import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arrivalsIn } from '../testing/arrivals'
import { diskStore } from './disk'

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
