import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWireBucket } from '../testing/wire-s3'
import { backupName, bucketPlace, folderPlace, forgetOld } from './keeping'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-keeping-'))
})
afterAll(() => rm(folder, { recursive: true }))

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

test('names sort as the moments do, to the second', () => {
  fc.assert(
    fc.property(moment, moment, fc.boolean(), (a, b, sealed) => {
      const [first, second] = [a, b].map(at => backupName(at, sealed))
      const apart = Math.floor(a.getTime() / 1000) - Math.floor(b.getTime() / 1000)
      expect(Math.sign((first ?? '').localeCompare(second ?? ''))).toBe(Math.sign(apart))
    }),
  )
})

test('only the newest stay, and nothing else that lies in the folder is touched', async () => {
  const place = folderPlace(join(folder, 'disk'))
  const file = join(folder, 'made')
  await writeFile(file, 'a backup')
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(day => backupName(new Date(day), true))
  for (const name of [...days].reverse()) await place.put(name, file)
  await writeFile(join(folder, 'disk', 'holiday.zip'), 'photos')
  expect(await place.names()).toEqual(days)
  expect(await forgetOld(place, 2)).toEqual(days.slice(0, 2))
  expect((await readdir(join(folder, 'disk'))).sort()).toEqual(['holiday.zip', ...days.slice(2)].sort())
  await place.fetch(days[3] ?? '', join(folder, 'fetched'))
  expect(await readFile(join(folder, 'fetched'), 'utf8')).toBe('a backup')
})

test('a folder that does not exist yet holds no backups', async () => {
  expect(await folderPlace(join(folder, 'none')).names()).toEqual([])
})

test('a bucket keeps them as a folder does', async () => {
  const wire = await startWireBucket()
  const place = bucketPlace(wire.at, () => undefined)
  const file = join(folder, 'for the bucket')
  await writeFile(file, 'another backup')
  const days = ['2026-11-22', '2026-11-23'].map(day => backupName(new Date(day), false))
  for (const name of days) await place.put(name, file)
  expect(await place.names()).toEqual(days)
  await place.fetch(days[1] ?? '', join(folder, 'from the bucket'))
  expect(await readFile(join(folder, 'from the bucket'), 'utf8')).toBe('another backup')
  expect(await forgetOld(place, 1)).toEqual([days[0]])
  expect(await place.names()).toEqual([days[1]])
  await wire.close()
})
