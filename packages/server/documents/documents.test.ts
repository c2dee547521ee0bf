import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base } from '@sella/contract/call'
import type { DocumentEvent, FrozenDocument } from '@sella/contract/document'
import { usualWish } from '@sella/contract/report-design'
import { expect, test } from 'vitest'
import { originalsNamed } from '../backup/named'
import type { Progress } from '../jobs/worker'
import { sealed } from '../pdf/frozen'
import { dataIn } from '../pdf/frozen-data'
import { readFrozen } from '../pdf/read-frozen'
import { makeHere, type PdfTask } from '../report/pdf-work'
import { exported, sendArchive } from '../testing/archives'
import { password, startBench, type TestBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { tracedCase } from '../testing/traced'
import { makeDocument } from './make'
import { takeNumber } from './numbers'
import { standingDocuments } from './standing'

const wish = { analysis: 'ABO', dentition: 'permanent', lang: 'zh', today: '2026-11-22' } as const

const wholeWish = { assumeScale: false, estimatedOutlines: true, overlaps: [], plans: [], design: usualWish }

interface Wish {
  readonly recordUuid: string
  readonly lang?: 'zh' | 'en'
  readonly supersedes?: string
}

const made = async (bench: TestBench, doctor: Visitor, { supersedes, ...more }: Wish) => {
  const reply = await fetch(`${bench.server.address}${base}/document/make`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'page', wish: { ...wish, ...more }, ...(supersedes ? { supersedes } : {}) }),
  })
  const events = (await reply.text()).split('\n\n').filter(block => block.startsWith('data: '))
  return events.map(block => JSON.parse(block.slice(6)) as DocumentEvent)
}

const document = async (bench: TestBench, doctor: Visitor, asked: Wish): Promise<FrozenDocument> => {
  const last = (await made(bench, doctor, asked)).at(-1)
  if (!last || !('document' in last)) throw new Error(JSON.stringify(last))
  return last.document
}

const fileOf = async (bench: TestBench, doctor: Visitor, uuid: string): Promise<Buffer> => {
  const reply = await fetch(`${bench.server.address}${base}/document/file`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify({ uuid }),
  })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return Buffer.from(await reply.arrayBuffer())
}

const verdict = async (doctor: Visitor, pdf: Buffer) => doctor.call('documentVerify', {}, pdf)
const qpdf = spawnSync('qpdf', ['--version']).error === undefined

onEachEngine('a frozen document', bench => {
  test('is had again bit for bit after the norms have changed; the same wish then makes another one', {
    timeout: 120_000,
  }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·冻结' })
    const events = await made(bench(), doctor, { recordUuid })
    expect(events.slice(0, 2)).toEqual([
      { done: 0, of: 1 },
      { done: 1, of: 1 },
    ])
    const first = (await doctor.call('documentList', { caseUuid }))[0] as FrozenDocument
    expect(first).toMatchObject({
      number: 'D-20261122-0001',
      kind: 'page',
      lang: 'zh',
      pages: 1,
      sections: ['ABO分析法'],
      revokedAt: null,
    })
    const bytes = await fileOf(bench(), doctor, first.uuid)
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([first.bytes, first.hash])
    expect((await document(bench(), doctor, { recordUuid })).uuid).toBe(first.uuid)
    await doctor.call('settingSave', {
      name: 'userSetting_OwnItems',
      content: '{"MyChin":{"kind":"angle_vertex","nodes":["S","Na","A"],"norm":{"mean":80,"sd":2}}}',
    })
    const content = '{"SNA":{"meanSd":{"permanent":{"mean":50,"sd":1}}}}'
    await doctor.call('settingSave', { name: 'userSetting_AnalysisValues', content })
    expect((await fileOf(bench(), doctor, first.uuid)).equals(bytes)).toBe(true)
    const second = await document(bench(), doctor, { recordUuid })
    expect([second.number, second.identity === first.identity]).toEqual(['D-20261122-0002', false])
    expect((await doctor.call('documentList', { caseUuid })).map(each => each.number)).toEqual([
      'D-20261122-0002',
      'D-20261122-0001',
    ])
  })

  test('counts its pages while it is made; given up after the first, it is nowhere and its number goes to the next', {
    timeout: 120_000,
  }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·放弃' })
    const { ports } = bench().server
    const { doctor_id: owner } = await ports.store.db
      .selectFrom('record')
      .select('doctor_id')
      .where('uuid', '=', recordUuid)
      .executeTakeFirstOrThrow()
    const asked = { kind: 'whole', wish: { ...wholeWish, ...wish, recordUuid }, supersedes: null } as const
    const make = async (stopAfter: number): Promise<readonly string[]> => {
      const steps: string[] = []
      const giving = new AbortController()
      const report = (_: number, step: string): void => {
        steps.push(step)
        if (steps.length > stopAfter) giving.abort()
      }
      const here = { ...ports, makePdf: (_: string, task: PdfTask, progress: Progress) => makeHere(task, progress) }
      const who = { doctor: owner, person: owner, progress: { signal: giving.signal, report } }
      await makeDocument(here, asked, who).catch(error => {
        if (!giving.signal.aborted) throw error
      })
      return steps
    }
    const given = await make(1)
    const pages = Number(given[0]?.split('/')[1])
    expect(pages).toBeGreaterThan(1)
    expect(given).toEqual([`0/${pages}`, `1/${pages}`])
    expect(await doctor.call('documentList', { caseUuid })).toEqual([])
    expect(await make(Number.POSITIVE_INFINITY)).toEqual(Array.from({ length: pages + 1 }, (_, i) => `${i}/${pages}`))
    const listed = await doctor.call('documentList', { caseUuid })
    expect(listed.map(each => [each.number, each.pages])).toEqual([['D-20261122-0001', pages]])
  })

  test('has a number that the database gives out once, by however many processes', { timeout: 60_000 }, async () => {
    const { db } = bench().server.ports.store
    const { uuid } = await db.selectFrom('doctor').select('uuid').executeTakeFirstOrThrow()
    const of = { doctor: uuid, day: '2031-01-02' }
    const taken = await Promise.all(Array.from({ length: 12 }, () => takeNumber(db, of)))
    expect(taken.map(({ number }) => number).sort()).toEqual(
      Array.from({ length: 12 }, (_, i) => `D-20310102-${String(i + 1).padStart(4, '0')}`),
    )
    const [first, last] = [taken.find(each => each.number.endsWith('0001')), taken.find(each => each.number.endsWith('0012'))]
    await first?.giveBack()
    await last?.giveBack()
    expect((await takeNumber(db, of)).number).toBe('D-20310102-0012')
  })

  test('asked for at two servers at once, as by who lost the reply of the first, is one', { timeout: 120_000 }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·两处' })
    const other = await startBench(bench().databaseUrl, { config: { dataFolder: bench().folder } })
    const both = await Promise.all([bench(), other].map(each => document(each, doctor, { recordUuid })))
    expect(both[1]).toEqual(both[0])
    expect(await doctor.call('documentList', { caseUuid })).toHaveLength(1)
    await other.server.close()
  })

  test('says what it is made from, and shows that one byte was changed, wherever it is', { timeout: 120_000 }, async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '示例·核对' })
    const made = await document(bench(), doctor, { recordUuid })
    const pdf = await fileOf(bench(), doctor, made.uuid)
    const data = JSON.parse(dataIn(pdf) ?? '') as { order: { input: { patient: { name: string }; tracing: { points: object } } } }
    expect(data.order.input.patient.name).toBe('示例·核对')
    expect(Object.keys(data.order.input.tracing.points).length).toBeGreaterThan(20)
    expect(readFrozen(pdf)).toEqual({ seal: 'whole', number: made.number, identity: made.identity })
    expect(await verdict(doctor, pdf)).toMatchObject({ verdict: 'registered', document: { uuid: made.uuid } })
    for (const at of [20, 1000, Math.floor(pdf.length / 2), pdf.length - 40]) {
      const altered = Buffer.from(pdf)
      altered[at] = (altered[at] ?? 0) ^ 1
      expect([at, (await verdict(doctor, altered)).verdict]).toEqual([at, 'altered'])
    }
    expect((await verdict(doctor, Buffer.concat([pdf, Buffer.from(' ')]))).verdict).toBe('altered')
    expect((await verdict(doctor, Buffer.from('%PDF-1.7 nothing of ours'))).verdict).toBe('foreign')
    if (!qpdf) return
    const folder = mkdtempSync(join(tmpdir(), 'sella-pdf-'))
    writeFileSync(join(folder, 'a.pdf'), pdf)
    expect(execFileSync('qpdf', ['--check', join(folder, 'a.pdf')], { encoding: 'utf8' })).toContain(
      'No syntax or stream encoding',
    )
    rmSync(folder, { recursive: true })
  })

  test('made again after it was revoked is found out by its own number when somebody changes it and seals it anew', {
    timeout: 120_000,
  }, async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '示例·再出' })
    const first = await document(bench(), doctor, { recordUuid })
    await doctor.call('documentRevoke', { uuid: first.uuid, reason: '' })
    const second = await document(bench(), doctor, { recordUuid })
    expect([second.identity === first.identity, second.number === first.number]).toEqual([true, false])
    const pdf = await fileOf(bench(), doctor, second.uuid)
    const forged = sealed(pdf.fill(pdf[20] === 65 ? 66 : 65, 20, 21))
    expect(readFrozen(forged).seal).toBe('whole')
    expect(await verdict(doctor, forged)).toMatchObject({ verdict: 'altered', document: { uuid: second.uuid } })
  })

  test('is revoked or superseded once, and stays', { timeout: 120_000 }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·撤回' })
    const first = await document(bench(), doctor, { recordUuid })
    const { db } = bench().server.ports.store
    const owner = (await doctor.call('cUserInfo', {})).userId
    /** What goes to other systems with the case, and what with a case or account that has none. */
    const goOut = async () => {
      const of = async (who: string, uuid: string) => (await standingDocuments(db, { doctor: who, caseUuid: uuid })).length
      const standing = await standingDocuments(db, { doctor: owner, caseUuid })
      return [standing.map(each => each.uuid), await of(owner, first.uuid), await of(first.uuid, caseUuid)]
    }
    expect(await goOut()).toEqual([[first.uuid], 0, 0])
    const second = await document(bench(), doctor, { recordUuid, lang: 'en', supersedes: first.uuid })
    expect(await goOut()).toEqual([[second.uuid], 0, 0])
    const listed = await doctor.call('documentList', { caseUuid })
    expect(listed.find(each => each.uuid === first.uuid)?.supersededBy).toBe(second.uuid)
    const [old, newest] = await Promise.all([first, second].map(({ uuid }) => fileOf(bench(), doctor, uuid)))
    const latest = async (pdf: Buffer | undefined) => (await verdict(doctor, pdf ?? Buffer.alloc(0))).latest
    expect([(await latest(old))?.number, await latest(newest)]).toEqual([second.number, null])
    expect(await doctor.refusal('documentRevoke', { uuid: first.uuid, reason: '' })).toBe('DOCUMENT_CLOSED')
    const revoked = await doctor.call('documentRevoke', { uuid: second.uuid, reason: '描记有误' })
    expect([revoked.revokeReason, revoked.revokedAt === null]).toEqual(['描记有误', false])
    expect(await goOut()).toEqual([[], 0, 0])
    expect(await doctor.refusal('documentRevoke', { uuid: second.uuid, reason: '' })).toBe('DOCUMENT_CLOSED')
    const again = await made(bench(), doctor, { recordUuid, lang: 'en', supersedes: second.uuid })
    expect(again.at(-1)).toMatchObject({ refused: { data: { reason: 'DOCUMENT_CLOSED' } } })
    await expect(db.updateTable('document').set({ hash: 'x' }).where('uuid', '=', first.uuid).execute()).rejects.toThrow('frozen')
    expect((await verdict(doctor, await fileOf(bench(), doctor, second.uuid))).document?.revokeReason).toBe('描记有误')
    expect(await latest(old)).toMatchObject({ number: second.number, revokeReason: '描记有误' })
  })

  test('superseded twice names the newest version, not the next', { timeout: 120_000 }, async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '示例·两次取代' })
    const first = await document(bench(), doctor, { recordUuid })
    const second = await document(bench(), doctor, { recordUuid, lang: 'en', supersedes: first.uuid })
    const third = await document(bench(), doctor, { recordUuid, lang: 'zh', supersedes: second.uuid })
    for (const { uuid } of [first, second])
      expect((await verdict(doctor, await fileOf(bench(), doctor, uuid))).latest?.number).toBe(third.number)
  })

  test('is nothing another doctor can have, list, close or be told of', { timeout: 120_000 }, async () => {
    const [doctor, stranger] = [await bench().doctor(), await bench().doctor()]
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·外人' })
    const { uuid } = await document(bench(), doctor, { recordUuid })
    const pdf = await fileOf(bench(), doctor, uuid)
    for (const [name, input] of [
      ['documentList', { caseUuid }],
      ['documentFile', { uuid }],
      ['documentRevoke', { uuid, reason: '' }],
      ['documentMake', { kind: 'page', wish: { ...wish, recordUuid }, supersedes: null }],
    ] as const)
      expect([name, await stranger.refusal(name, input)]).toEqual([name, 'NOT_FOUND'])
    expect(await verdict(stranger, pdf)).toMatchObject({ verdict: 'whole', document: null })
    const own = await tracedCase(stranger, { name: '示例·别人的' })
    const reaching = await made(bench(), stranger, { recordUuid: own.recordUuid, supersedes: uuid })
    expect(reaching.at(-1)).toMatchObject({ refused: { data: { reason: 'NOT_FOUND' } } })
  })

  test('goes along in an export, comes back as it was, is named by a backup and leaves with the account', {
    timeout: 120_000,
  }, async () => {
    const [doctor, other] = [await bench().doctor(), await bench().doctor()]
    const { recordUuid } = await tracedCase(doctor, { name: '示例·带走' })
    const first = await document(bench(), doctor, { recordUuid })
    const made = await document(bench(), doctor, { recordUuid, lang: 'en', supersedes: first.uuid })
    const pdf = await fileOf(bench(), doctor, made.uuid)
    const { db } = bench().server.ports.store
    expect((await originalsNamed(db)).map(({ hash }) => hash)).toContain(made.hash)
    await sendArchive(bench(), other, await readFile(await exported(bench(), doctor)))
    const { rows } = await other.call('patientGet', {})
    const listed = await other.call('documentList', { caseUuid: rows[0]?.uuid ?? '' })
    const [newer, older] = [listed.find(each => each.lang === 'en'), listed.find(each => each.lang === 'zh')]
    expect(newer).toMatchObject({ number: made.number, hash: made.hash, identity: made.identity, sections: made.sections })
    expect(older?.supersededBy).toBe(newer?.uuid)
    expect(newer?.uuid).not.toBe(made.uuid)
    expect((await fileOf(bench(), other, newer?.uuid ?? '')).equals(pdf)).toBe(true)
    await doctor.call('accountDelete', { password })
    expect((await fileOf(bench(), other, newer?.uuid ?? '')).equals(pdf)).toBe(true)
    await other.call('accountDelete', { password })
    expect(await db.selectFrom('document').select('uuid').where('hash', '=', made.hash).execute()).toEqual([])
    expect(await bench().server.ports.files.original(made.hash)).toBeNull()
  })
})
