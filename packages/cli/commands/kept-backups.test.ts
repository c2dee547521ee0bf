import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBench, type TestBench } from '@sella/server/testing/bench'
import { caseWithRecord, picture } from '@sella/server/testing/samples'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Command, Refused, WrongUsage } from '../command'
import { backup } from './backup'
import { check } from './check'
import { drill } from './drill'
import { restore } from './restore'

let bench: TestBench
let folder = ''
beforeAll(async () => {
  bench = await startBench(null)
  folder = await mkdtemp(join(tmpdir(), 'sella-kept-'))
  const doctor = await bench.doctor()
  const { recordUuid } = await caseWithRecord(doctor)
  await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'film' }, await picture())
})
afterAll(async () => {
  await bench.close()
  await rm(folder, { recursive: true })
})
afterEach(() => vi.unstubAllEnvs())

const run = async (command: Command, ...args: readonly string[]): Promise<string> => {
  let printed = ''
  const out = (text: string): void => {
    printed += text
  }
  await command.run({ args, root: '.', out, err: () => undefined })
  return printed
}

const keys = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await run(backup, '--new-key'))
      .trim()
      .split('\n')
      .map(line => line.split('=')),
  ) as Record<string, string>

/** The path of the one film. */
const onlyOriginal = async (): Promise<string> => {
  const place = join(bench.folder, 'files', 'original')
  const [name = ''] = (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  return name
}

const oneKept = async (to: string): Promise<string> => join(to, (await readdir(to))[0] ?? '')

it('an encrypted backup is proved by a drill and restored by who holds the secret; nobody else learns a name from it', async () => {
  const { SELLA_BACKUP_RECIPIENT: recipient, SELLA_BACKUP_IDENTITY: identity } = await keys()
  vi.stubEnv('SELLA_BACKUP_RECIPIENT', recipient)
  const to = join(folder, 'sealed')
  expect(await run(backup, '--data', bench.folder, '--to', to, '--keep', '3')).toContain(`encrypted for ${recipient}`)
  const file = await oneKept(to)
  expect((await readFile(file)).includes('陈一')).toBe(false)
  await expect(run(drill, '--from', to)).rejects.toThrow('SELLA_BACKUP_IDENTITY is needed')
  vi.stubEnv('SELLA_BACKUP_IDENTITY', identity)
  expect(await run(drill, '--from', to, '--aside', folder, '--not-older', '1')).toContain('and 1 originals restored and proved')
  expect((await readdir(folder)).filter(name => name.startsWith('sella-drill'))).toEqual([])
  const fresh = join(folder, 'fresh', 'data')
  await run(restore, file, '--data', fresh)
  expect(await run(check, '--data', fresh)).toBe('1 originals looked at\n')
  vi.stubEnv('SELLA_BACKUP_IDENTITY', (await keys()).SELLA_BACKUP_IDENTITY)
  await expect(run(restore, file, '--data', join(folder, 'other'))).rejects.toBeInstanceOf(Refused)
})

it('a drill says no to a spoilt backup, to one that is too old, and where there is none', async () => {
  const to = join(folder, 'open')
  await expect(run(drill, '--from', to)).rejects.toThrow('there is no backup')
  await run(backup, '--data', bench.folder, '--to', to)
  const file = await oneKept(to)
  const bytes = await readFile(file)
  const spoilt = Buffer.from(bytes)
  // Within the film, which comes after the tables.
  spoilt[Math.floor(bytes.length * 0.6)] = (spoilt[Math.floor(bytes.length * 0.6)] ?? 0) ^ 1
  await writeFile(file, spoilt)
  await expect(run(drill, '--from', to)).rejects.toThrow('cannot be restored')
  await rm(file)
  await writeFile(join(to, 'sella-20200101T000000Z.zip'), bytes)
  expect(await run(drill, '--from', to)).toContain('proved')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 48 * 3_600_000)
  await expect(run(drill, '--from', to, '--not-older', '26')).rejects.toThrow('more than 26 h')
  vi.restoreAllMocks()
})

it('a backup is kept though an original is broken, and no older one is removed meanwhile: it may have that original whole', async () => {
  const to = join(folder, 'broken')
  await run(backup, '--data', bench.folder, '--to', to)
  const [whole = ''] = await readdir(to)
  const older = 'sella-20200101T000000Z.zip'
  await rename(join(to, whole), join(to, older))
  const original = await onlyOriginal()
  const bytes = await readFile(original)
  await writeFile(original, 'spoilt')
  await expect(run(backup, '--data', bench.folder, '--to', to, '--keep', '1')).rejects.toThrow('none was removed')
  expect(await readdir(to)).toEqual([older, expect.stringMatching(/^sella-.*zip$/)])
  await writeFile(original, bytes)
  expect(await run(drill, '--from', join(to, older))).toContain('1 originals restored and proved')
  expect(await run(backup, '--data', bench.folder, '--to', to, '--keep', '1')).toContain(`${older} removed`)
})

it('only as many as asked for are kept, and what cannot be meant is wrong usage', async () => {
  const to = join(folder, 'few')
  const old = ['sella-20200101T000000Z.zip', 'sella-20200102T000000Z.zip']
  await run(backup, '--data', bench.folder, '--to', to)
  for (const name of old) await writeFile(join(to, name), '')
  await run(backup, '--data', bench.folder, '--to', to, '--keep', '1')
  expect(await readdir(to)).toHaveLength(1)
  expect(await readdir(to)).not.toContain(old[1])
  for (const args of [
    [],
    ['-o', 'x', '--to', 'y'],
    ['--to', 'x', '--keep', '0'],
    ['--to', 'bucket'],
    ['--to', 'x', '--every', '0'],
  ])
    await expect(run(backup, '--data', bench.folder, ...args)).rejects.toBeInstanceOf(WrongUsage)
  await expect(run(drill, '--from', join(folder, 'nowhere'), '--not-older', '0')).rejects.toBeInstanceOf(WrongUsage)
  vi.stubEnv('SELLA_BACKUP_RECIPIENT', 'age1nobody')
  await expect(run(backup, '--data', bench.folder, '--to', to)).rejects.toThrow('is not an age1… recipient')
})
