import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkData } from '../backup/check'
import { type Postgres, startPostgres, whyNoPostgres } from './postgres'
import { type At, answered, type Process, startProcess } from './process'
import { picture, someone } from './samples'

const rounds = Number(process.env.SELLA_RACE_ROUNDS ?? 25)
const password = 'correct horse'

const registered = async ({ address }: At, loginName: string): Promise<At> => {
  const { token } = await answered({ address }, 'regist', {
    loginName,
    password,
    userName: loginName,
    phone: '+86 571 5550 0100',
  })
  return { address, token }
}

const record = async (at: At): Promise<string> => {
  const { uuid: caseUuid } = await answered(at, 'patientAdd', someone('陈一'))
  return (await answered(at, 'timebarAdd', { caseUuid, createday: '2026-01-02T09:30', type: 1 })).uuid
}

const upload = (at: At, recordUuid: string, file: Buffer) =>
  answered(at, 'imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, file)

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

const suite = (engine: string, open: () => Promise<string>, shut: () => Promise<void> | undefined): void => {
  describe(`two servers of one installation, on ${engine}`, () => {
    let folder: string
    let url: string
    let servers: readonly Process[] = []
    const env = () => ({ SELLA_DATA: folder, DATABASE_URL: url, SELLA_REGISTRATIONS: '100000', SELLA_SIGN_INS: '1000' })
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'sella-two-'))
      url = await open()
      // Together, on an empty folder and database.
      servers = await Promise.all([startProcess(env()), startProcess(env())])
    }, 120_000)
    afterAll(async () => {
      for (const { child } of servers) child.kill('SIGKILL')
      await Promise.all(servers.map(({ ended }) => ended))
      await shut()
      await rm(folder, { recursive: true, force: true })
    })

    test(`lose no acknowledged original while the account that had the same film is deleted, ${rounds} times`, {
      timeout: 300_000,
    }, async () => {
      const [first, second] = servers as [Process, Process]
      const stays = await registered(second, 'stays')
      const kept = new Map<string, { url: string; hash: string }>()
      for (let i = 0; i < rounds; i += 1) {
        const goes = await registered(first, `goes${i}`)
        const file = await picture('png', { width: 60, height: 40, tone: i * 3 })
        await upload(goes, await record(goes), file)
        const recordUuid = await record(stays)
        // The deletion looks at a password first: the uploads come before, while and after it removes.
        const deleted = answered(goes, 'accountDelete', { password })
        await new Promise(resolve => setTimeout(resolve, (i * 13) % 90))
        const { url, ossPath } = await upload(stays, recordUuid, file)
        await deleted
        kept.set(ossPath, { url, hash: sha256(file) })
      }
      const { findings } = await checkData({ dataFolder: folder, databaseUrl: url || null })
      expect(findings).toEqual([])
      // Whichever signed the address, both open it.
      for (const { url: address, hash } of kept.values())
        for (const server of servers) {
          const reply = await fetch(server.address + address)
          expect([reply.status, hash.length]).toEqual([200, 64])
        }
      process.stdout.write(`${engine}: ${kept.size} films taken in while another process deleted them, none lost\n`)
    })
  })
}

suite(
  'SQLite',
  async () => '',
  () => undefined,
)
const why = whyNoPostgres()
if (why) test.skip(`two servers, on PostgreSQL: skipped, ${why}`, () => undefined)
else {
  let postgres: Postgres | null = null
  suite(
    'PostgreSQL',
    async () => {
      postgres = await startPostgres()
      return postgres.database()
    },
    () => postgres?.stop(),
  )
}
