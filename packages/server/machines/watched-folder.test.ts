import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { password, startBench, type TestBench, type Visitor } from '../testing/bench'
import { picture } from '../testing/samples'
import { filmOfPerson } from '../testing/stow'
import { type MachineSettings, machinesAt } from './settings'
import { settling } from './settling'

vi.setConfig({ testTimeout: 60_000 })
const patience = { timeout: 40_000, interval: 50 }

const open: { close(): Promise<void> }[] = []
const folders: string[] = []
afterEach(async () => {
  for (const bench of open.splice(0)) await bench.close()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

const freshFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-watched-'))
  folders.push(folder)
  return folder
}

const settingsOf = async (text: string): Promise<MachineSettings> => {
  const place = join(await freshFolder(), 'machines.json')
  await writeFile(place, text)
  return machinesAt(place)
}

const benchWatching = async (path: string): Promise<TestBench> => {
  const machines = await settingsOf(JSON.stringify({ folders: [{ name: '侧位机', path, for: 'Clinic', settle: 0.2 }] }))
  const bench = await startBench(null, { config: { machines } })
  open.push(bench)
  return bench
}

/** Lays a file down at once: no look may come while it is written. */
const lay = async (place: string, content: Uint8Array | string): Promise<void> => {
  const aside = join(await freshFolder(), 'aside')
  await writeFile(aside, content)
  await rename(aside, place)
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
const listed = async (doctor: Visitor) => (await doctor.call('waitingList', { state: 'waiting' })).rows
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

test('what is laid in comes into the waiting room once it has settled, and lies in done; what cannot be read lies in failed with its reason', async () => {
  const path = await freshFolder()
  const bench = await benchWatching(path)
  const doctor = await bench.doctor('clinic')
  const film = filmOfPerson({ name: 'WANG^XIAODONG=王^小东' })
  await mkdir(join(path, '王小东'))
  await lay(join(path, '王小东', 'IM1.dcm'), film)
  await lay(join(path, 'notes.txt'), 'not a picture')
  await lay(join(path, '.hidden'), 'x')
  await expect.poll(() => namesIn(join(path, 'done', '王小东')), patience).toEqual(['IM1.dcm'])
  await expect.poll(() => namesIn(join(path, 'failed')), patience).toEqual(['notes.txt', 'notes.txt.reason.txt'])
  const [row] = await listed(doctor)
  expect(row).toMatchObject({ source: 'folder', sender: '侧位机', name: 'IM1.dcm', hash: hashOf(film) })
  expect(row?.person?.name).toBe('王小东')
  expect((await readFile(join(path, 'done', '王小东', 'IM1.dcm'))).equals(film)).toBe(true)
  expect(await readFile(join(path, 'failed', 'notes.txt.reason.txt'), 'utf8')).toContain('IMAGE_FORMAT')
  expect(await namesIn(path)).toEqual(expect.arrayContaining(['.hidden', 'done', 'failed']))
  // The same film again, under another name: taken already, and moved.
  await lay(join(path, 'again.dcm'), film)
  await expect.poll(() => namesIn(join(path, 'done')), patience).toContain('again.dcm')
  expect(await listed(doctor)).toHaveLength(1)
})

test('a file that still grows is left alone until it has stood still for long enough', async () => {
  const path = await freshFolder()
  const place = join(path, 'photo.png')
  const settled = settling(5)
  const lookAfter = async (seconds: number, bytes: number): Promise<readonly string[]> => {
    await writeFile(place, Buffer.alloc(bytes))
    await utimes(place, bytes, bytes)
    return settled([place], seconds * 1000)
  }
  expect(await lookAfter(0, 1000)).toEqual([])
  expect(await lookAfter(6, 2000)).toEqual([])
  expect(await lookAfter(12, 3000)).toEqual([])
  expect(await lookAfter(16, 3000)).toEqual([])
  expect(await lookAfter(17, 3000)).toEqual([place])
  expect(await settled([], 18_000)).toEqual([])
})

test('what was taken before a crash, but not yet moved, is taken once: the folder is gone through again after a restart', async () => {
  const path = await freshFolder()
  const first = await benchWatching(path)
  await first.doctor('clinic')
  await lay(join(path, 'a.png'), await picture('png'))
  await expect.poll(() => namesIn(join(path, 'done')), patience).toEqual(['a.png'])
  // As if the process had ended between the two.
  await rename(join(path, 'done', 'a.png'), join(path, 'a.png'))
  await expect.poll(() => namesIn(join(path, 'done')), patience).toEqual(['a.png'])
  const { token } = await first.visitor().call('login', { loginName: 'clinic', password })
  expect(await listed(first.visitor(token))).toHaveLength(1)
})

test('an account that does not exist yet loses nothing: the files wait in the folder', async () => {
  const path = await freshFolder()
  const bench = await benchWatching(path)
  await lay(join(path, 'a.png'), await picture('png'))
  const doctor = await bench.doctor('clinic')
  await expect.poll(async () => (await listed(doctor)).length, patience).toBe(1)
})

test('a file that can never be moved away keeps none behind it waiting', async () => {
  const path = await freshFolder()
  await mkdir(join(path, 'a'))
  await mkdir(join(path, 'done'))
  // Where the folder of this name would have to be.
  await writeFile(join(path, 'done', 'a'), '')
  await lay(join(path, 'a', 'a.png'), await picture('png'))
  await lay(join(path, 'b.png'), await picture('png', { tone: 90 }))
  const bench = await benchWatching(path)
  const doctor = await bench.doctor('clinic')
  await expect.poll(() => namesIn(join(path, 'done')), patience).toEqual(['a', 'b.png'])
  expect((await listed(doctor)).map(({ name }) => name).toSorted()).toEqual(['a.png', 'b.png'])
  expect(await namesIn(join(path, 'a'))).toEqual(['a.png'])
})

test('settings say what is wrong with them', async () => {
  await expect(settingsOf('{')).rejects.toThrow('is not JSON')
  await expect(settingsOf('{"folders":[{"name":"a","path":"relative","for":"x"}]}')).rejects.toThrow('folders.0.path')
  await expect(settingsOf('{"printers":[]}')).rejects.toThrow('SELLA_MACHINES')
  expect(await settingsOf('{}')).toEqual({ folders: [], orthancs: [], pacs: [], worklists: [] })
  expect(machinesAt(undefined)).toEqual(await settingsOf('{}'))
  const shipped = join(import.meta.dirname, '../../../deploy/machines.json')
  expect(machinesAt(shipped)).toEqual({ folders: [], orthancs: [], pacs: [], worklists: [] })
  expect(() => machinesAt('/nowhere/machines.json')).toThrow('cannot be read')
})
