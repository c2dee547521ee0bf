import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schemaSteps } from '../db/migrate'
import { fullAccount } from '../testing/archives'
import { startBench, type TestBench } from '../testing/bench'
import { type Postgres, startPostgres, whyNoPostgres } from '../testing/postgres'
import { picture } from '../testing/samples'
import { beginBackup } from './backup'
import { checkData } from './check'
import type { Manifest } from './format'
import { isEmpty, restoreBackup } from './restore'
import type { DataAt } from './snapshot'

const why = whyNoPostgres()
const engines = ['SQLite', 'PostgreSQL'] as const
/** Whether an engine is not to be had here, and the words that say so in the title. */
const away = (engine: (typeof engines)[number]): boolean => engine === 'PostgreSQL' && why !== null
const titleOf = (engine: (typeof engines)[number]): string => (away(engine) ? `${engine} (skipped: ${why})` : engine)

let postgres: Postgres | null = null
let scratch = ''
beforeAll(async () => {
  if (!why) postgres = await startPostgres()
  scratch = await mkdtemp(join(tmpdir(), 'sella-between-'))
})
afterAll(async () => {
  await postgres?.stop()
  await rm(scratch, { recursive: true })
})

let count = 0
const emptyPlace = async (engine: (typeof engines)[number]): Promise<DataAt> => {
  count += 1
  const databaseUrl = engine === 'PostgreSQL' ? ((await postgres?.database()) ?? null) : null
  return { dataFolder: join(scratch, `place${count}`), databaseUrl }
}

const backupOf = async (at: DataAt): Promise<{ file: string; made: Manifest }> => {
  count += 1
  const file = join(scratch, `${count}.zip`)
  const begun = await beginBackup({ ...at, scratch: `${file}.copy`, at: new Date() })
  await pipeline(begun.content, createWriteStream(file)).finally(begun.end)
  return { file, made: begun.manifest() }
}

describe.each(engines.filter(engine => !away(engine)))('a backup of an installation on %s', from => {
  let bench: TestBench
  let file = ''
  let made: Manifest
  let token = ''
  beforeAll(async () => {
    const { databaseUrl } = await emptyPlace(from)
    bench = await startBench(databaseUrl)
    const doctor = await bench.doctor('writer')
    token = doctor.token
    await fullAccount(doctor)
    await doctor.call('avatarUpdate', {}, await picture('jpeg', { tone: 7 }))
    ;({ file, made } = await backupOf({ dataFolder: bench.folder, databaseUrl }))
  })
  afterAll(() => bench.close())

  test('holds every table with its rows, of the schema of now', () => {
    expect(made.schema).toBe(schemaSteps.at(-1))
    const rows = new Map(made.tables.map(table => [table.name, table.rows]))
    expect([rows.get('doctor'), rows.get('patient'), rows.get('record'), rows.get('image')]).toEqual([1, 2, 1, 3])
    expect(rows.get('audit')).toBeGreaterThan(5)
    expect(made).toMatchObject({ originals: 4, missing: [], damaged: [] })
    expect(made.tables.findIndex(({ name }) => name === 'doctor')).toBeLessThan(
      made.tables.findIndex(({ name }) => name === 'patient'),
    )
  })

  for (const to of engines)
    test.skipIf(away(to))(`comes back on ${titleOf(to)} row by row, is sound, and serves and writes on`, async () => {
      const at = await emptyPlace(to)
      expect(await restoreBackup(file, at)).toEqual(made)
      expect(await checkData(at)).toEqual({ findings: [], originals: 4, unnamed: [] })
      const sums = ({ tables }: Manifest) => tables.map(({ name, rows, hash }) => [name, rows, hash]).sort()
      expect(sums((await backupOf(at)).made)).toEqual(sums(made))
      const again = await startBench(at.databaseUrl, { config: { dataFolder: at.dataFolder } })
      const doctor = again.visitor(token)
      const [row] = (await doctor.call('patientGet', { search: 'wxm' })).rows
      const [record] = await doctor.call('timebarGet', { caseUuid: row?.uuid ?? '' })
      expect(record?.cephPoints).toContain('"landmark":"S"')
      const added = await doctor.call('timebarAdd', { caseUuid: row?.uuid ?? '', createday: '2026-06-01T09:00', type: 2 })
      const saved = { uuid: added.uuid, caseUuid: row?.uuid ?? '', version: added.version, cephPoints: record?.cephPoints ?? '' }
      expect(await doctor.refusal('timebarUpdate', saved)).toBe('DONE')
      const { db } = again.server.ports.store
      await expect(db.deleteFrom('audit').execute()).rejects.toThrow('append only')
      await again.close()
      expect(await isEmpty(at)).toBe(false)
    })

  for (const to of engines)
    test.skipIf(away(to))(`that is damaged leaves ${titleOf(to)} as empty as it was, and the next one goes in`, async () => {
      const at = await emptyPlace(to)
      const bad = join(scratch, 'bad.zip')
      const bytes = await readFile(file)
      // In the middle of the compressed rows.
      const place = bytes.indexOf('tables/case_key.jsonl') + 120
      bytes[place] = (bytes[place] ?? 0) ^ 0x10
      await writeFile(bad, bytes)
      await expect(restoreBackup(bad, at)).rejects.toMatchObject({ code: 'ARCHIVE_INVALID' })
      expect(await isEmpty(at)).toBe(true)
      expect(await readdir(at.dataFolder).catch(() => [])).toEqual([])
      await restoreBackup(file, at)
      expect((await checkData(at)).findings).toEqual([])
    })
})
