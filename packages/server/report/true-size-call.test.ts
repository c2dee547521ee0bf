import { execFileSync, spawnSync } from 'node:child_process'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { base } from '@sella/contract/call'
import type { Input } from '@sella/contract/calls/index'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { picture, someone } from '../testing/samples'
import { tracedCase, tracedRecord, tracingText } from '../testing/traced'

const poppler = spawnSync('pdftotext', ['-v']).error === undefined
const asked = { paper: 'A4', lang: 'zh', today: '2026-11-22' } as const

onEachEngine('a superimposition at true size', bench => {
  /** A case with two traced records and a scheme of both, not saved. */
  const twoStages = async (ruler = true) => {
    const doctor = await bench().doctor()
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone('示例同学', 'R-1'))
    const uuids: string[] = []
    for (const [i, createday] of ['2025-01-02T09:30', '2026-01-02T09:30'].entries()) {
      const { uuid } = await doctor.call('timebarAdd', { caseUuid, createday, type: 1 })
      await doctor.call(
        'imageUpload',
        { recordUuid: uuid, type: 'Lateral_Ceph', name: 'a.jpg' },
        await picture('jpeg', { tone: i }),
      )
      await doctor.call('timebarUpdate', { uuid, caseUuid, version: 1, cephPoints: tracingText({ forward: 20 * i, ruler }) })
      uuids.push(uuid)
    }
    const scheme: OverlapScheme = { name: '前后', uuids, cephImgs: {}, overFun: 'multiview', points: {}, imgTrans: {} }
    return { doctor, caseUuid, scheme }
  }

  const wish = (caseUuid: string, scheme: OverlapScheme, over: object = {}): Input<'reportTrueSize'> =>
    ({ ...asked, caseUuid, scheme: JSON.stringify(scheme), ...over }) as Input<'reportTrueSize'>

  const made = async (doctor: Visitor, input: Input<'reportTrueSize'>): Promise<string> => {
    const reply = await fetch(`${bench().server.address}${base}/report/trueSize`, {
      method: 'POST',
      headers: { authorization: doctor.token, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const pdf = Buffer.from(await reply.arrayBuffer())
    return poppler ? execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }) : ''
  }

  test('is a sheet for each registration of the scheme in hand, saved or not, and is written in the log', {
    timeout: 60_000,
  }, async () => {
    const { doctor, caseUuid, scheme } = await twoStages()
    const unsaved = await made(doctor, wish(caseUuid, scheme))
    await doctor.call('overconfigUpdate', { caseUuid, content: serialiseSchemes([scheme]) })
    const saved = await made(doctor, wish(caseUuid, scheme, { paper: 'Letter', lang: 'en', hides: ['softTissue', 'points'] }))
    const log = await bench()
      .server.ports.store.db.selectFrom('audit')
      .select('details')
      .where('action', '=', 'reportTrueSize')
      .where('entity_uuid', '=', caseUuid)
      .execute()
    expect(log).toHaveLength(2)
    if (!poppler) return
    for (const phrase of ['示例同学', 'R-1', '前后（未保存）', '2025.01.02', '2026.01.02', '标尺'])
      expect(unsaved).toContain(phrase)
    expect(unsaved.replaceAll(' ', '')).toContain('第3/3页')
    expect(saved).toContain('page 3 / 3')
    expect(saved).not.toContain('not saved')
  })

  test('says that a scale is doubted which a record outside the scheme makes so, until the scheme in hand states it', {
    timeout: 60_000,
  }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: first } = await tracedCase(doctor, { name: '示例同学', createday: '2025-01-02T09:30' })
    const { recordUuid: second } = await tracedRecord(doctor, caseUuid, { createday: '2026-01-02T09:30', rulerMm: 9.6 })
    const { recordUuid: third } = await tracedRecord(doctor, caseUuid, { createday: '2026-02-02T09:30', rulerMm: 9.75 })
    const scheme: OverlapScheme = {
      ...{ name: '前后', uuids: [second, third], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} },
    }
    await doctor.call('overconfigUpdate', { caseUuid, content: serialiseSchemes([scheme]) })
    const doubted = await made(doctor, wish(caseUuid, scheme, { lang: 'en' }))
    const stated = { ...scheme, scalesStated: { [first]: 0.1, [second]: 0.096 } }
    const right = await made(doctor, wish(caseUuid, stated, { lang: 'en' }))
    if (!poppler) return
    expect(doubted).toMatch(/A scale is doubted: 2025\.01\.02[\s\S]*residual withheld/)
    expect(right).toMatch(/The doctor states that the scales are right: 2025\.01\.02/)
  })

  test('is refused with a record of another patient, of nothing that can be laid, and of what is no scheme', {
    timeout: 60_000,
  }, async () => {
    const { doctor, caseUuid, scheme } = await twoStages(false)
    const { recordUuid: foreign } = await tracedCase(doctor, { name: '别人' })
    const mixed = { ...scheme, uuids: [...scheme.uuids, foreign] }
    expect(await doctor.refusal('reportTrueSize', wish(caseUuid, mixed))).toBe('OVERLAP_FOREIGN')
    expect(await doctor.refusal('reportTrueSize', wish(caseUuid, scheme))).toBe('OVERLAP_NOTHING')
    expect(await doctor.refusal('reportTrueSize', { ...wish(caseUuid, scheme), scheme: '{"no":"scheme"}' })).toBe('INPUT_INVALID')
    expect(await doctor.refusal('reportTrueSize', { ...wish(caseUuid, scheme), scheme: 'no JSON' })).toBe('INPUT_INVALID')
    const other = await bench().doctor()
    expect(await other.refusal('reportTrueSize', wish(caseUuid, scheme))).toBe('NOT_FOUND')
  })
})
