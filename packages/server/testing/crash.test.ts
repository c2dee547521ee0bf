import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base } from '@sella/contract/call'
import { type CallName, calls, type Input, type Output } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import { startBench } from './bench'
import { picture, someone } from './samples'

const rounds = Number(process.env.SELLA_CRASH_ROUNDS ?? 4)
/** A server is killed a moment after it acknowledged this many calls, each round at another point of its work. */
const callsOf = (round: number): number => 11 + round * 7
const momentOf = (round: number): number => (round * 7) % 23

const start = async (folder: string): Promise<{ child: ChildProcess; address: string }> => {
  const child = spawn(process.execPath, ['--import', 'tsx', new URL('crash-child.ts', import.meta.url).pathname], {
    env: { ...process.env, SELLA_DATA: folder, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', text => resolve(String(text).trim()))
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
  return { child, address }
}

/** Calls the server; undefined when it died before it answered. */
const attempt = async <K extends CallName>(
  at: { address: string; token?: string },
  name: K,
  input: Input<K>,
  body?: Buffer,
): Promise<Output<K> | undefined> => {
  const row = calls[name]
  const query = row.body === 'json' ? '' : `?${new URLSearchParams(input as Record<string, string>)}`
  try {
    const reply = await fetch(at.address + base + row.path + query, {
      method: row.method,
      headers: { authorization: at.token ?? '', 'content-type': row.body === 'json' ? 'application/json' : 'image/png' },
      body: row.body === 'json' ? JSON.stringify(input) : new Uint8Array(body ?? []),
    })
    const { code, data } = (await reply.json()) as { code: number; data: Output<K> }
    return code === 200 ? data : undefined
  } catch {
    return undefined
  }
}

interface Acknowledged {
  /** Told of every call that was acknowledged. */
  readonly told: () => void
  readonly cases: Set<string>
  readonly points: Map<string, string>
  readonly films: Map<string, string>
}

/** Adds cases, tracings and films as fast as they are acknowledged, until the server is gone. */
const work = async (at: { address: string; token: string }, known: Acknowledged, seed: number): Promise<void> => {
  for (let i = 0; ; i += 1) {
    const patient = await attempt(at, 'patientAdd', someone(`崩溃${seed}-${i}`))
    if (!patient) return
    known.cases.add(patient.uuid)
    known.told()
    const record = await attempt(at, 'timebarAdd', { caseUuid: patient.uuid, createday: '2026-01-01T08:00', type: 1 })
    if (!record) return
    const file = await picture('png', { width: 40, height: 30, tone: (seed * 50 + i) % 200 })
    const photo = await attempt(at, 'imageUpload', { recordUuid: record.uuid, type: 'Lateral_Ceph', name: 'f' }, file)
    if (!photo) return
    known.told()
    known.films.set(photo.ossPath, createHash('sha256').update(file).digest('hex'))
    const cephPoints = JSON.stringify({ Lateral_Ceph: [{ landmark: 'S', x: i, y: seed }] })
    if (!(await attempt(at, 'timebarUpdate', { uuid: record.uuid, caseUuid: patient.uuid, version: 1, cephPoints }))) return
    known.told()
    known.points.set(patient.uuid, cephPoints)
  }
}

test(`a server that is killed ${rounds} times in the middle of its work loses nothing it acknowledged`, {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-crash-'))
  const known: Acknowledged = { cases: new Set(), points: new Map(), films: new Map(), told: () => tell() }
  let token = ''
  let tell = (): void => undefined
  for (let round = 0; round < rounds; round += 1) {
    const { child, address } = await start(folder)
    token ||=
      (await attempt({ address }, 'regist', { loginName: 'crash', password: 'crash and burn', userName: 'c' }))?.token ?? ''
    const gone = new Promise(resolve => child.once('exit', resolve))
    let left = callsOf(round)
    tell = () => {
      left -= 1
      if (left === 0) setTimeout(() => child.kill('SIGKILL'), momentOf(round))
    }
    await Promise.all([1, 2, 3].map(worker => work({ address, token }, known, round * 10 + worker)))
    child.kill('SIGKILL')
    await gone
  }
  const bench = await startBench(null, { config: { dataFolder: folder } })
  const doctor = bench.visitor(token)
  for (const uuid of known.cases) expect(await doctor.refusal('patientFind', { uuid })).toBe('DONE')
  for (const [caseUuid, points] of known.points)
    expect((await doctor.call('timebarGet', { caseUuid }))[0]?.cephPoints).toBe(points)
  for (const [path, hash] of known.films) {
    const kept = await readFile(join(folder, 'files', path))
    expect(createHash('sha256').update(kept).digest('hex')).toBe(hash)
  }
  expect(await readdir(join(folder, 'files', 'arriving'))).toEqual([])
  process.stdout.write(
    `kill -9, ${rounds} rounds: ${known.cases.size} cases, ${known.points.size} tracings, ${known.films.size} films, none lost\n`,
  )
  expect(known.films.size).toBeGreaterThan(rounds)
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})
