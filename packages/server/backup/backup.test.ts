import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openZip } from '../archive/zip-in'
import { zipOf } from '../archive/zip-out'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { beginBackup } from './backup'
import { checkData } from './check'
import { checkStore } from './check-store'
import { nameShape } from './format'
import { restoreBackup } from './restore'

let bench: TestBench
let doctor: Visitor
let scratch: string
beforeAll(async () => {
  bench = await startBench(null)
  doctor = await bench.doctor('writer')
  scratch = await mkdtemp(join(tmpdir(), 'sella-backup-'))
})
afterAll(async () => {
  await bench.close()
  await rm(scratch, { recursive: true })
})

const sound = { findings: [] }
const at = (dataFolder: string) => ({ dataFolder, databaseUrl: null })

let count = 0
const addFilm = async (): Promise<string> => {
  const { recordUuid } = await caseWithRecord(doctor)
  count += 1
  const file = await picture('png', { width: 40, height: 30, tone: count })
  return (await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, file)).ossPath
}

const backup = async (file: string) => {
  const begun = await beginBackup({ ...at(bench.folder), scratch: `${file}.sqlite`, at: new Date() })
  await pipeline(begun.content, createWriteStream(file))
  await begun.end()
  return begun.manifest()
}

/** Where the bytes of each file of a ZIP begin: behind its local header (APPNOTE 4.3.7). */
const contentPlaces = (zip: Buffer): readonly number[] => {
  const places: number[] = []
  for (let at = zip.indexOf('PK\x03\x04'); at >= 0; at = zip.indexOf('PK\x03\x04', at + 4))
    places.push(at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28))
  return places
}

const flipped = (good: Buffer, place: number): Buffer => {
  const bad = Buffer.from(good)
  bad[place] = (bad[place] ?? 0) ^ 1
  return bad
}

// Before films come in by the dozen: each file of the backup is one more to be restored.
test('one flipped byte in any file of the backup is found, and nothing of it stays', async () => {
  await Promise.all([addFilm(), addFilm()])
  const file = join(scratch, 'flipped.zip')
  const { tables, originals } = await backup(file)
  const good = await readFile(file)
  const places = contentPlaces(good)
  expect(places.length).toBe(tables.length + originals + 1)
  for (const place of places) {
    await writeFile(file, flipped(good, place))
    const folder = join(scratch, `from-${place}`)
    await expect(restoreBackup(file, at(folder))).rejects.toMatchObject({ code: 'ARCHIVE_INVALID' })
    expect(await readdir(folder).catch(() => [])).toEqual([])
  }
})

test('a flipped byte anywhere else, as in the time of a file, is found too or harms nothing', async () => {
  const file = join(scratch, 'elsewhere.zip')
  const made = await backup(file)
  const good = await readFile(file)
  const folder = join(scratch, 'elsewhere')
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99]) {
    await writeFile(file, flipped(good, Math.floor(good.length * share)))
    const got = await restoreBackup(file, at(folder)).catch(error => error.code)
    // In the table of contents it may leave no archive at all; which bytes that are goes by the time of the backup.
    if (got === 'ARCHIVE_INVALID' || got === 'ARCHIVE_NO_ZIP') expect(await readdir(folder).catch(() => [])).toEqual([])
    else {
      expect(got).toEqual(made)
      expect(await checkData(at(folder))).toEqual({ ...sound, originals: made.originals, unnamed: [] })
    }
    await rm(folder, { recursive: true, force: true })
  }
})

test('a flipped bit in the name of an original is found: its content is proven by its hash, its folder and ending by the rows', async () => {
  const file = join(scratch, 'misnamed.zip')
  await backup(file)
  const good = await readFile(file)
  const folder = join(scratch, 'misnamed')
  const contents = good.indexOf('PK\x01\x02')
  const name = good.indexOf('files/original/', contents)
  for (const place of [name + 'files/original/'.length, good.indexOf('.png', name) + 2]) {
    await writeFile(file, flipped(good, place))
    await expect(restoreBackup(file, at(folder))).rejects.toMatchObject({ code: 'ARCHIVE_INVALID' })
    expect(await readdir(folder).catch(() => [])).toEqual([])
  }
})

test('an original or a table that was replaced by another is refused, though the archive itself is whole, and so is a newer schema', async () => {
  const original = `files/original/aa/${'a'.repeat(64)}.png`
  const good = join(scratch, 'to-forge.zip')
  const made = await backup(good)
  const zip = await openZip(good, { nameShape, largest: 1e9 })
  const files = new Map<string, Buffer>()
  for (const name of zip.names) files.set(name, await buffer(await zip.open(name)))
  zip.close()
  const forged = async (changes: Readonly<Record<string, string>>, facts: object = {}): Promise<unknown> => {
    const all = new Map<string, Buffer | string>([...files, ...Object.entries(changes)])
    const originals = [...all.keys()].filter(name => name.startsWith('files/')).length
    all.set('backup.json', JSON.stringify({ ...made, originals, ...facts }))
    const entries = [...all].map(([name, content]) => ({ name, open: () => Readable.from([Buffer.from(content as string)]) }))
    const file = join(scratch, 'forged.zip')
    await writeFile(file, await buffer(zipOf(entries, new Date())))
    return restoreBackup(file, at(join(scratch, 'forged'))).catch(error => ({ code: error.code, ...error.details }))
  }
  expect(await forged({ [original]: 'another' })).toEqual({ code: 'ARCHIVE_INVALID', place: original })
  const patients = String(files.get('tables/patient.jsonl'))
  const invalid = { code: 'ARCHIVE_INVALID', place: 'tables/patient.jsonl' }
  expect(await forged({ 'tables/patient.jsonl': patients.replace(/.*\n$/, '') })).toEqual(invalid)
  expect(await forged({ 'tables/patient.jsonl': patients.replace('"uuid"', '"uid"') })).toEqual(invalid)
  expect(await forged({ 'tables/patient.jsonl': patients.replace('[', '{') })).toEqual(invalid)
  expect(await forged({}, { version: 1 })).toEqual({ code: 'ARCHIVE_VERSION', version: 1 })
  expect(await forged({}, { schema: '9999-later' })).toEqual({ code: 'ARCHIVE_VERSION', version: '9999-later' })
  expect(await readdir(join(scratch, 'forged')).catch(() => [])).toEqual([])
})

test('a folder that holds anything is not written to', async () => {
  const file = join(scratch, 'good.zip')
  await backup(file)
  await expect(restoreBackup(file, at(bench.folder))).rejects.toThrow('is not empty')
})

test('a backup made while films come in holds one moment, restores, is sound and serves', async () => {
  const early = [await addFilm(), await addFilm(), await addFilm()]
  let working = true
  const writing = (async () => {
    while (working) await addFilm()
  })()
  const file = join(scratch, 'busy.zip')
  const made = await backup(file)
  working = false
  await writing
  expect(made).toMatchObject({ missing: [], damaged: [] })
  expect(made.originals).toBeGreaterThanOrEqual(3)
  const folder = join(scratch, 'restored')
  await restoreBackup(file, at(folder))
  expect(await checkData(at(folder))).toEqual({ ...sound, originals: made.originals, unnamed: [] })
  const again = await startBench(null, { config: { dataFolder: folder } })
  const { total, rows } = await again.visitor(doctor.token).call('patientGet', {})
  expect(total).toBeGreaterThanOrEqual(3)
  expect(total).toBeLessThan((await doctor.call('patientGet', {})).total + 1)
  // The newest may have been caught between its case and its record.
  const [record] = await again.visitor(doctor.token).call('timebarGet', { caseUuid: rows.at(-1)?.uuid ?? '' })
  expect(record).toBeDefined()
  for (const path of early)
    expect((await readFile(join(folder, 'files', path))).equals(await readFile(join(bench.folder, 'files', path)))).toBe(true)
  await again.close()
})

test('what is broken already is told by the backup, and the rest is saved all the same', async () => {
  const [damaged, missing] = [await addFilm(), await addFilm()]
  const place = join(bench.folder, 'files', damaged)
  const bytes = await readFile(place)
  await writeFile(place, Buffer.from(bytes).fill(0, 20, 24))
  await rm(join(bench.folder, 'files', missing))
  const file = join(scratch, 'broken.zip')
  expect(await backup(file)).toMatchObject({ missing: [missing], damaged: [damaged] })
  const folder = join(scratch, 'from-broken')
  expect(await restoreBackup(file, at(folder))).toMatchObject({ missing: [missing], damaged: [damaged] })
  const kinds = (await checkData(at(folder))).findings.map(({ kind, what }) => [kind, what])
  expect(kinds.sort()).toEqual([
    ['damaged', damaged],
    ['missing', missing],
  ])
  await writeFile(place, bytes)
})

test('a database with a damaged page is found', async () => {
  const file = join(scratch, 'page.zip')
  await backup(file)
  const folder = join(scratch, 'page')
  await restoreBackup(file, at(folder))
  const place = join(folder, 'sella.sqlite')
  const bytes = await readFile(place)
  await writeFile(place, bytes.fill(0x5a, 4096 * 3, 4096 * 6))
  expect((await checkData(at(folder))).findings.some(({ kind }) => kind === 'database')).toBe(true)
  await writeFile(place, 'no database')
  expect((await checkData(at(folder))).findings.some(({ kind }) => kind === 'database')).toBe(true)
})

onEachEngine('a check of the data', started => {
  test('finds a film that was changed, cut off or lost, and counts what no row names', async () => {
    const dataFolder = started().folder
    const check = () => checkStore(started().server.ports.store, { dataFolder })
    const visitor = await started().doctor()
    const { recordUuid } = await caseWithRecord(visitor)
    const paths: string[] = []
    for (const [tone, type] of (['Lateral_Ceph', 'Smile_Photo', 'Frontal_Photo'] as const).entries())
      paths.push((await visitor.call('imageUpload', { recordUuid, type, name: 'x' }, await picture('png', { tone }))).ossPath)
    await visitor.call('avatarUpdate', {}, await picture('jpeg', { tone: 9 }))
    expect(await check()).toEqual({ findings: [], originals: 4, unnamed: [] })
    const [changed = '', cut = '', lost = ''] = paths.map(path => join(dataFolder, 'files', path))
    const bytes = await readFile(changed)
    bytes[30] = (bytes[30] ?? 0) ^ 4
    await writeFile(changed, bytes)
    await writeFile(cut, (await readFile(cut)).subarray(0, 50))
    await rm(lost)
    const { findings } = await check()
    expect(findings.map(({ kind, what }) => `${kind} ${what}`).sort()).toEqual(
      [`damaged ${paths[0]}`, `damaged ${paths[1]}`, `size ${paths[1]}`, `missing ${paths[2]}`].sort(),
    )
  })
})
