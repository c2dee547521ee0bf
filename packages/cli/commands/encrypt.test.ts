import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { originalsAt } from '@sella/server/backup/originals'
import { startScrubber } from '@sella/server/backup/scrub'
import { newKeys } from '@sella/server/backup/sealed'
import { dataKeysFrom } from '@sella/server/sealing/keys'
import { startBench, type TestBench } from '@sella/server/testing/bench'
import { caseWithRecord, picture } from '@sella/server/testing/samples'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Command, Refused } from '../command'
import { backup } from './backup'
import { check } from './check'
import { drill } from './drill'
import { encrypt } from './encrypt'
import { exportCommand } from './export'
import { restore } from './restore'
import { serve } from './serve'

const run = async (command: Command, ...args: readonly string[]): Promise<string> => {
  let printed = ''
  const out = (text: string): void => {
    printed += text
  }
  await command.run({ args, root: '.', out, err: () => undefined })
  return printed
}

const keyFrom = async (): Promise<string> => (await run(encrypt, '--new-key')).trim().replace('SELLA_DATA_KEY=', '')

let bench: TestBench
let key = ''
let folder = ''
let film: { readonly ossPath: string; readonly previewUrl: string }
const file = picture('png')
beforeAll(async () => {
  key = await keyFrom()
  folder = await mkdtemp(join(tmpdir(), 'sella-encrypt-'))
  bench = await startBench(null, { config: { dataKeys: dataKeysFrom({ SELLA_DATA_KEY: key }) } })
  const doctor = await bench.doctor('sealed')
  const { recordUuid } = await caseWithRecord(doctor)
  film = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, await file)
})
afterAll(async () => {
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})
const names = ['SELLA_DATA_KEY', 'SELLA_BACKUP_RECIPIENT', 'SELLA_BACKUP_IDENTITY'] as const
afterEach(() => {
  for (const name of names) delete process.env[name]
})

/** Every file in a folder, by its path. */
const filesIn = async (root: string): Promise<readonly string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

test('a film taken in is shown, and what lies in the store holds no picture', async () => {
  const shown = await fetch(bench.server.address + film.previewUrl)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const stored = (await filesIn(join(bench.folder, 'files'))).filter(path => !path.includes('/keys/'))
  expect(stored.length).toBe(4)
  for (const path of stored) {
    const bytes = await readFile(path)
    expect([path.endsWith('.sealed'), bytes.subarray(0, 5).toString(), bytes.includes('PNG'), bytes.includes('JFIF')]).toEqual([
      true,
      'SELLA',
      false,
      false,
    ])
  }
})

test('check, backup, drill and restore go by the key; a backup in the clear has to be asked for', async () => {
  const [data, zip] = [bench.folder, join(folder, 'backup.zip')]
  await expect(run(check, '--data', data)).rejects.toThrow('SELLA_DATA_KEY is not set')
  await expect(run(backup, '--data', data, '-o', zip)).rejects.toThrow('SELLA_DATA_KEY is not set')
  process.env.SELLA_DATA_KEY = key
  expect(await run(check, '--data', data)).toBe('1 originals looked at\n')
  await expect(run(backup, '--data', data, '-o', zip)).rejects.toThrow('set SELLA_BACKUP_RECIPIENT, or use --in-the-clear')
  const { identity, recipient } = await newKeys()
  process.env.SELLA_BACKUP_RECIPIENT = recipient
  process.env.SELLA_BACKUP_IDENTITY = identity
  expect(await run(backup, '--data', data, '-o', zip)).toContain('1 originals, encrypted for age1')
  expect(await run(drill, '--from', zip, '--aside', folder)).toContain('1 originals restored and proved')
  const [fresh, open] = [join(folder, 'fresh'), join(folder, 'open')]
  await run(restore, zip, '--data', fresh)
  expect(await run(check, '--data', fresh)).toBe('1 originals looked at\n')
  expect((await filesIn(join(fresh, 'files'))).every(path => path.endsWith('.sealed') || path.includes('/keys/'))).toBe(true)
  delete process.env.SELLA_DATA_KEY
  await expect(run(check, '--data', fresh)).rejects.toThrow('SELLA_DATA_KEY is not set')
  // The reverse: the same backup, restored without a key, is unencrypted.
  await run(restore, zip, '--data', open)
  expect((await readFile(join(open, 'files', film.ossPath))).equals(await file)).toBe(true)
})

test('a server with another key, or none, does not start and says why', async () => {
  await expect(run(serve, '--data', bench.folder, '--port', '0')).rejects.toThrow('SELLA_DATA_KEY is not set')
  process.env.SELLA_DATA_KEY = await keyFrom()
  await expect(run(serve, '--data', bench.folder, '--port', '0')).rejects.toThrow('which SELLA_DATA_KEY does not hold')
  process.env.SELLA_DATA_KEY = 'too short'
  await expect(run(serve, '--data', bench.folder, '--port', '0')).rejects.toThrow('SELLA_DATA_KEY must be 32 bytes')
})

test('a byte changed on the disk is found by check and scrub; a new key goes over it only when it is mended', async () => {
  process.env.SELLA_DATA_KEY = key
  const place = join(bench.folder, 'files', `${film.ossPath}.sealed`)
  const sound = await readFile(place)
  const spoilt = Buffer.from(sound)
  spoilt[100] = (spoilt[100] ?? 0) ^ 1
  await writeFile(place, spoilt)
  await expect(run(check, '--data', bench.folder)).rejects.toThrow('1 findings')
  const at = { dataFolder: bench.folder, dataKeys: dataKeysFrom({ SELLA_DATA_KEY: key }) }
  const { db } = bench.server.ports.store
  const seen: string[] = []
  const onError = (error: unknown) => void seen.push(String(error))
  const scrubber = startScrubber({ db, originals: originalsAt(at), now: Date.now, days: 0, onError })
  await scrubber.step()
  await scrubber.close()
  expect(seen).toEqual([`Error: an original is damaged: ${film.ossPath}`])
  process.env.SELLA_DATA_KEY = `${Buffer.from(randomBytes(32)).toString('base64')},${key}`
  await expect(run(encrypt, '--data', bench.folder)).rejects.toThrow('1 findings')
  await writeFile(place, sound)
  expect(await run(encrypt, '--data', bench.folder)).toContain('1 of another key encrypted anew, 3 were already')
  expect(await run(check, '--data', bench.folder)).toBe('1 originals looked at\n')
})

test.each([
  ['check', check, []],
  ['backup', backup, ['-o', join(tmpdir(), 'never.zip'), '--in-the-clear']],
  ['export', exportCommand, ['--user', 'sealed', '-o', join(tmpdir(), 'never.zip')]],
] as const)('%s says in a sentence that the key is missing or another', async (_, command, args) => {
  const refusal = (): Promise<unknown> => run(command, '--data', bench.folder, ...args).catch((error: unknown) => error)
  const missing = await refusal()
  expect(missing).toBeInstanceOf(Refused)
  expect(String(missing)).toContain('and SELLA_DATA_KEY is not set')
  process.env.SELLA_DATA_KEY = await keyFrom()
  const another = await refusal()
  expect(another).toBeInstanceOf(Refused)
  expect(String(another)).toContain('which SELLA_DATA_KEY does not hold')
})
